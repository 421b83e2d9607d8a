// 42. An accusation: whom, the vote, the card that is shown, and what becomes of the accused (R272–R284).
import { changeFacts, changeTurn } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { RuleRef } from '../causes';
import { option } from '../decisions';
import type { Game } from '../game';
import { isMainTeam, MAIN_TEAMS, type MainTeam, type SeatId } from '../ids';
import { SECRET_OBJECTIVES } from '../objectives/secret';
import { doNext, emit, type Handlers, type Play } from '../play';
import { isInPlay, must, survivorOf, turnOf } from '../queries';
import type { Closed } from '../reasons';
import { forSurvivors } from './choosing';
import { banish } from './exile';
import { loseLife } from './life';
import { isOut, livingOf } from './owners';
import { turnBoard } from './powers';
import { cardOf, drawSecret } from './secrets';
import { moveSeat, teamOf } from './sides';
import { afterAction, mayAct, spendAction } from './turn-state';

const teamOfSeat = (game: Game, seat: SeatId) =>
  must(
    game.seats.find(({ id }) => id === seat),
    seat,
  ).team;

/** Those of the team who are alive; the dead neither vote nor are accused (A178). */
const matesOf = (game: Game, seat: SeatId): SeatId[] =>
  teamOf(game, teamOfSeat(game, seat)).seats.filter((one) => one !== seat && !isOut(game, one));

/** Whoever never showed a card (A178). */
const accusable = (game: Game, seat: SeatId): SeatId[] =>
  matesOf(game, seat).filter((one) => game.facts?.shown?.[one] === undefined);

/** An exile has nobody to accuse. */
export const isAmongOthers = (game: Game, seat: SeatId): boolean =>
  isMainTeam(teamOfSeat(game, seat));

/** Once a turn, and only where a third one can vote (R272, A178). */
export function accuseRefusal(game: Game): Closed | undefined {
  const { seat, accused } = turnOf(game);
  if (accused) return 'accusedAlready';
  if (matesOf(game, seat).length < 2) return 'nobodyToVote';
  return accusable(game, seat).length === 0 ? 'nobodyToAccuse' : undefined;
}

export const accuseHandlers: Pick<Handlers, 'accuse' | 'showCard' | 'chooseSide' | 'chooseOwn'> = {
  accuse: {
    ask: (game) => {
      if (!mayAct(game) || accuseRefusal(game)) return undefined;
      const { seat, survivor } = turnOf(game);
      return {
        kind: 'accuse',
        about: survivor,
        options: [
          ...accusable(game, seat).map((one) => option(one, { verb: 'seat', seat: one })),
          option('back', { verb: 'back' }),
        ],
      };
    },
    answer: (play, _, { means }) => {
      if (means.verb === 'back') {
        doNext(play, { do: 'chooseAction' });
        return;
      }
      const { game } = play;
      const { seat } = turnOf(game);
      const accused = means.seat;
      // Silent (A109).
      spendAction(play, 'silent');
      changeTurn(game, { accused: true });
      afterAction(play);
      emit(play, { kind: 'accused', accuser: seat, accused, rules: ['R272'] });
      const voters = matesOf(game, seat).filter((one) => one !== accused);
      doNext(play, { do: 'vote', accused, voters, votes: [] });
    },
  },

  /** More thumbs up: it is shown to everybody (R274). */
  showCard: {
    run: (play, { accused }) => {
      const { game } = play;
      const card = must(
        SECRET_OBJECTIVES.find(({ reason }) => reason === cardOf(game, accused)?.reason),
        'a card to show',
      ).reason;
      changeFacts(game, { shown: { ...game.facts?.shown, [accused]: card } });
      emit(play, { kind: 'shown', seat: accused, card, rules: ['R274'] });
      if (card === 'traitor') {
        doNext(play, { do: 'chooseOwn', seat: accused, why: 'exile' });
        return;
      }
      drawSecret(play, accused);
      doNext(play, { do: 'chooseSide', accused });
    },
  },

  /** Wrongly accused, it stays, or goes to the others with all that is its own (R282–R284, A182). */
  chooseSide: {
    ask: (game, { accused }) => {
      const team = otherSide(game, accused);
      return {
        kind: 'chooseSide',
        about: accused,
        seat: accused,
        options: [option('stay', { verb: 'stay' }), option('join', { verb: 'join', team })],
      };
    },
    answer: (play, { accused }, { means }) => {
      const { game } = play;
      const { survivor } = turnOf(game);
      if (means.verb === 'stay') {
        emit(play, { kind: 'stayed', seat: accused, rules: ['R283'] });
        // Each of them, if that leaves a life (R283).
        doNext(play, { do: 'chooseOwn', seat: accused, why: 'penalty' });
        penalise(play, survivor, ['R283']);
        return;
      }
      moveSeat(game, accused, means.team);
      emit(play, { kind: 'changedSides', seat: accused, to: means.team, rules: ['R284'] });
      turnBoard(play, survivor, ['R284']);
      doNext(play, { do: 'fallOut', seat: accused });
    },
  },

  /** Of several survivors the one that pays, or is driven out (A182). */
  chooseOwn: {
    ask: (game, { seat, why }) => {
      const own = livingOf(game, seat);
      return own.length > 0
        ? { kind: 'chooseOwn', why, seat, options: forSurvivors(own) }
        : undefined;
    },
    answer: (play, { seat, why }, { means: { survivor } }) => {
      penalise(play, survivor, [why === 'exile' ? 'R276' : 'R283']);
      if (why === 'exile') banish(play, seat, survivor);
    },
  },
};

const otherSide = (game: Game, seat: SeatId): MainTeam => {
  const own = teamOfSeat(game, seat);
  return must(
    MAIN_TEAMS.find((team) => team !== own && game.sheet.teams[team]),
    'another team',
  );
};

/** One life, if more than one is left: it never kills nor lays down, and is no wound (R276, R283, A180). */
function penalise(play: Play, id: SurvivorId, rules: readonly RuleRef[]): void {
  const one = survivorOf(play.game, id);
  if (isInPlay(one) && one.life > 1) loseLife(play, id, 'accusation', rules);
}

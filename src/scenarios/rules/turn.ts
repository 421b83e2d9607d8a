// 4, 5, 25. Rounds of turns: who plays, and who is used.
import { change, changeSurvivor } from '../change';
import { optionId, type Refused } from '../decisions';
import type { Effect } from '../game';
import { isMainTeam } from '../ids';
import type { MeansOf } from '../means';
import { doNext, emit, type Handlers } from '../play';
import { available, inPlay, nearestTo, survivorOf, turnOf } from '../queries';
import { lookAlongTheLine } from './actions';
import { forSurvivors } from './choosing';
import { ledBy } from './escort';
import { getUp } from './life';
import { holdPretzel } from './pretzel';
import { canPass, turnBackXs } from './passing';
import { mayUse, nextTeam, orderTeams, passOn, seatToPlay, teamAfter } from './sides';

/** R045. */
const ACTIONS = 2;

export const turnHandlers: Pick<
  Handlers,
  | 'givePretzel'
  | 'passPretzel'
  | 'startRound'
  | 'nextTurn'
  | 'chooseSurvivor'
  | 'endActions'
  | 'finishTurn'
> = {
  /** Who of the starting team holds the pretzel is that team's choice. */
  givePretzel: {
    ask: (game) => {
      const team = game.turnTeam;
      return {
        kind: 'givePretzel',
        seat: seatToPlay(game, team),
        options: forSurvivors(inPlay(game, team)),
      };
    },
    answer: (play, _, { means }) => holdPretzel(play, means.survivor, 'R163'),
  },

  /** From a dead holder to the nearest of any team; of several equally near, the active player chooses (R168, A83). */
  passPretzel: {
    ask: (game) => {
      // An exile never holds it (A184).
      const able = inPlay(game).filter((id) => isMainTeam(survivorOf(game, id).team));
      const near = game.pretzelLies && nearestTo(game, game.pretzelLies, able);
      if (!near || near.length === 0) return undefined;
      return { kind: 'givePretzel', options: forSurvivors(near) };
    },
    answer: (play, _, { means }) => {
      change(play.game, { pretzelLies: undefined });
      holdPretzel(play, means.survivor, 'R168');
    },
  },

  startRound: {
    run: (play) => {
      const { game } = play;
      const { number, half, marker } = game.round;
      const holder = game.pretzel;
      if (holder) change(game, { turnTeam: survivorOf(game, holder).team });
      change(game, { pretzelDue: holder !== undefined });
      if (game.sheet.secrets) {
        orderTeams(game);
        turnBackXs(game);
      }
      emit(play, { kind: 'roundBegan', number, half, marker, rules: ['R035'] });
      doNext(play, { do: 'nextTurn' });
    },
  },

  /** The round ends when nobody is available any more (R038); a team that has run out is skipped (A80). */
  nextTurn: {
    run: (play) => {
      const { game } = play;
      change(game, { turn: undefined });
      if (available(game).length === 0) {
        doNext(play, { do: 'endRound' });
        return;
      }
      change(game, { turnTeam: nextTeam(game, game.turnTeam) });
      doNext(play, { do: canPass(game) ? 'mayPass' : 'chooseSurvivor' });
    },
  },

  chooseSurvivor: {
    ask: (game) => {
      const team = game.turnTeam;
      const seat = seatToPlay(game, team);
      const mine = available(game, team).filter((id) => mayUse(game, seat, id));
      // Each round begins with the survivor who holds the pretzel, unless it cannot act (R165, A82).
      const due = game.pretzelDue ? mine.filter((id) => id === game.pretzel) : [];
      const offered = due.length > 0 ? due : mine;
      const refused = inPlay(game, team)
        .filter((id) => !offered.includes(id))
        .map((survivor): Refused<MeansOf<'chooseSurvivor'>> => {
          const ownReason = mine.includes(survivor)
            ? 'pretzelFirst'
            : mayUse(game, seat, survivor)
              ? survivorOf(game, survivor).role
              : 'notYours';
          return {
            id: optionId(survivor),
            means: { verb: 'survivor', survivor },
            why: ownReason ?? 'notAvailable',
          };
        });
      return {
        kind: 'chooseSurvivor',
        seat,
        options: forSurvivors(offered),
        refused,
      };
    },
    answer: (play, _, { seat, means: { survivor } }) => {
      const { game } = play;
      change(game, {
        pretzelDue: false,
        turn: { seat, survivor, actionsLeft: ACTIONS, actionsTaken: 0, noise: 'silent', kills: 0 },
      });
      emit(play, { kind: 'turnBegan', seat, survivor, rules: ['R043'] });
      getUp(play, survivor, ['R044']);
      for (const rescued of ledBy(game, survivor)) getUp(play, rescued, ['A90']);
      doNext(play, { do: 'chooseAction' }, { do: 'endActions' }, { do: 'finishTurn' });
    },
  },

  /** The exemption of the active survivor ends with its last action (A17); then the zombies react (R118). */
  endActions: {
    run: (play) => {
      lookAlongTheLine(play.game);
      doNext(play, { do: 'settle', passed: [], alsoActive: true }, { do: 'reaction' });
    },
  },

  /** The backpack is turned, however many actions were taken (R040, R041). */
  finishTurn: {
    run: (play) => {
      const { game } = play;
      const { seat, survivor } = turnOf(game);
      const lasts = ({ until }: Effect): boolean => until !== 'turn';
      changeSurvivor(game, survivor, {
        backpack: game.round.half === 'day' ? 'night' : 'day',
        effects: survivorOf(game, survivor).effects.filter(lasts),
      });
      change(game, { effects: game.effects.filter(lasts) });
      passOn(game, seat, game.turnTeam);
      change(game, { turnTeam: teamAfter(game, game.turnTeam) });
      doNext(play, { do: 'nextTurn' });
    },
  },
};

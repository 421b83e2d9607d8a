// 4, 5, 25. Rounds of turns: who plays, who is used, up to two actions.
import type { SurvivorId } from '../catalogue/survivors';
import { WEAPON_IDS } from '../catalogue/weapons';
import type { Option, Refused } from '../decisions';
import type { GameState } from '../game';
import { doNext, tell, type Handlers, type Play } from '../play';
import {
  available,
  buildingOf,
  inPlay,
  isInPlay,
  isLying,
  must,
  poseOf,
  survivorOf,
  turnOf,
  weaponsOf,
} from '../queries';
import { duelDue } from './duel-lane';
import { heal, healRefusal } from './heal';
import { pointBlankTargets } from './point-blank';
import { shotStarts } from './shooting';
import { stores } from './take-drop';
import { lieIndoors, standUpAt } from './tidy';
import { mayAct, seatToPlay } from './turn-state';

/** R045. */
const ACTIONS = 2;

export const turnHandlers: Pick<
  Handlers,
  | 'givePretzel'
  | 'startRound'
  | 'nextTurn'
  | 'chooseSurvivor'
  | 'chooseAction'
  | 'takeAction'
  | 'endActions'
  | 'finishTurn'
> = {
  /** Who of the starting team holds the pretzel is that team's choice; who of the equally near, the active player's (A83). */
  givePretzel: {
    ask: (game, { among }) => {
      const team = must(
        game.teams.find(({ id }) => id === game.turnTeam),
        'the starting team',
      );
      const near = among?.filter((id) => isInPlay(survivorOf(game, id)));
      if (near?.length === 0) return undefined;
      return {
        kind: 'givePretzel',
        ...(!near && { seat: seatToPlay(team) }),
        options: (near ?? inPlay(game, team.id)).map((id) => ({ id, about: id })),
      };
    },
    answer: ({ game, events }, { among }, { choice }) => {
      game.pretzel = choice as SurvivorId;
      const rules = [among ? 'R168' : 'R163'];
      tell({ game, events }, { kind: 'pretzel', survivor: game.pretzel, rules });
    },
  },

  startRound: {
    run: (play) => {
      const { game } = play;
      const { number, half, marker } = game.round;
      const holder = game.pretzel;
      if (holder) game.turnTeam = survivorOf(game, holder).team;
      game.pretzelDue = holder !== undefined;
      tell(play, { kind: 'roundBegan', number, half, marker, rules: ['R035'] });
      doNext(play, { do: 'nextTurn' });
    },
  },

  /** The round ends when nobody is available any more (R038); a team that has run out is skipped (A80). */
  nextTurn: {
    run: (play) => {
      const { game } = play;
      delete game.turn;
      if (available(game).length === 0) {
        doNext(play, { do: 'endRound' });
        return;
      }
      if (available(game, game.turnTeam).length === 0) game.turnTeam = otherTeam(game);
      doNext(play, { do: 'chooseSurvivor' });
    },
  },

  chooseSurvivor: {
    ask: (game) => {
      const team = must(
        game.teams.find(({ id }) => id === game.turnTeam),
        'the team to play',
      );
      const mine = available(game, team.id);
      // Each round begins with the survivor who holds the pretzel, unless it cannot act (R165, A82).
      const due = game.pretzelDue ? mine.filter((id) => id === game.pretzel) : [];
      const offered = due.length > 0 ? due : mine;
      const refused = inPlay(game, team.id)
        .filter((id) => !offered.includes(id))
        .map((id): Refused => {
          const ownReason = mine.includes(id) ? 'pretzelFirst' : survivorOf(game, id).role;
          return { id, why: ownReason ?? 'notAvailable' };
        });
      return {
        kind: 'chooseSurvivor',
        seat: seatToPlay(team),
        options: offered.map((id) => ({ id, about: id })),
        refused,
      };
    },
    answer: (play, _, { seat, choice }) => {
      const { game } = play;
      const survivor = choice as SurvivorId;
      game.pretzelDue = false;
      game.turn = {
        seat,
        survivor,
        actionsLeft: ACTIONS,
        actionsTaken: 0,
        noise: 'silent',
        kills: 0,
      };
      tell(play, { kind: 'turnBegan', seat, survivor, rules: ['R043'] });
      standUpFirst(play, survivor);
      doNext(play, { do: 'chooseAction' }, { do: 'endActions' }, { do: 'finishTurn' });
    },
  },

  chooseAction: {
    ask: (game) => {
      if (!mayAct(game)) return undefined;
      const { survivor } = turnOf(game);
      const { options, refused } = actionsOf(game, survivor);
      return {
        kind: 'chooseAction',
        about: survivor,
        options: [...options, { id: 'end' }],
        refused,
      };
    },
    answer: (play, _, { choice }) => {
      if (choice !== 'end') doNext(play, { do: 'takeAction', choice });
    },
  },

  /** Wanting to act beside a standing zombie means to fight it first, at no cost (R179, A63); if won, the action follows. */
  takeAction: {
    run: (play, { choice }) => {
      const { game } = play;
      if (!mayAct(game)) return;
      const { survivor } = turnOf(game);
      const structure = duelDue(game, survivor);
      if (structure)
        doNext(
          play,
          { do: 'fightZombies', structure, by: survivor },
          { do: 'settle', passed: [], alsoActive: false },
          { do: 'takeAction', choice },
        );
      else if (choice === 'move') doNext(play, { do: 'flickDisc' });
      else if (choice === 'use:bat') doNext(play, { do: 'flickBat' });
      else if (choice === 'heal') heal(play);
      else if (choice === 'takeDrop') doNext(play, { do: 'takeDrop' });
      else if (choice === 'pointBlank') doNext(play, { do: 'pointBlank' });
      else {
        const weapon = must(
          WEAPON_IDS.find((id) => choice === `use:${id}`),
          'a weapon',
        );
        doNext(play, { do: 'aim', weapon, shot: 1, used: [] });
      }
    },
  },

  /** The exemption of the active survivor ends with its last action (A17); then the zombies react (R118). */
  endActions: {
    run: (play) => doNext(play, { do: 'settle', passed: [], alsoActive: true }, { do: 'reaction' }),
  },

  /** The backpack is turned, however many actions were taken (R040, R041). */
  finishTurn: {
    run: (play) => {
      const { game } = play;
      const { survivor } = turnOf(game);
      const one = survivorOf(game, survivor);
      one.backpack = game.round.half === 'day' ? 'night' : 'day';
      one.effects = one.effects.filter(({ until }) => until !== 'turn');
      game.effects = game.effects.filter(({ until }) => until !== 'turn');
      const team = must(
        game.teams.find(({ id }) => id === game.turnTeam),
        'the team that played',
      );
      team.nextSeat += 1;
      game.turnTeam = otherTeam(game);
      doNext(play, { do: 'nextTurn' });
    },
  },
};

const otherTeam = (game: GameState): GameState['turnTeam'] =>
  game.teams.find(({ id }) => id !== game.turnTeam)?.id ?? game.turnTeam;

/** A lying survivor stands up first, at no cost (R044). */
function standUpFirst(play: Play, id: SurvivorId): void {
  const survivor = survivorOf(play.game, id);
  if (!isLying(survivor)) return;
  const pose = poseOf(survivor);
  if (pose) standUpAt(play.game, id, pose);
  else lieIndoors(survivor, false);
  tell(play, { kind: 'stoodUp', figure: id, rules: ['R044'] });
}

/** Every action, offered or refused with its reason (R046). */
function actionsOf(
  game: GameState,
  survivor: SurvivorId,
): { options: Option[]; refused: Refused[] } {
  const options: Option[] = [];
  const refused: Refused[] = [];
  const offer = (id: string, why: string | undefined, about?: string): void => {
    if (why === undefined) options.push({ id, ...(about !== undefined && { about }) });
    else refused.push({ id, why });
  };
  const due = duelDue(game, survivor);
  offer('move', undefined);
  for (const weapon of new Set(weaponsOf(game, survivor))) {
    if (weapon === 'bat') offer('use:bat', undefined, 'bat');
    // The zombie that bars the shot is fought first (R090, R179).
    else offer(`use:${weapon}`, due ? undefined : shotStarts(game, survivor, weapon).why, weapon);
  }
  offer('takeDrop', takeDropRefusal(game, survivor));
  if (game.options.medicineHeals) offer('heal', healRefusal(game, survivor));
  offer(
    'pointBlank',
    pointBlankTargets(game, survivor).length > 0 ? undefined : 'noLyingZombieNear',
  );
  return { options, refused };
}

function takeDropRefusal(game: GameState, survivor: SurvivorId): string | undefined {
  const places = stores(game, survivor);
  if (places.length === 0)
    return buildingOf(survivorOf(game, survivor)) ? 'nothingHere' : 'notInTheStreet';
  return undefined;
}

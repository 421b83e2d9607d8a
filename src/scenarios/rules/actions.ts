// 5. What the active survivor may do: a table of actions, each offered or refused, and turning between two of them.
import { facingOf } from '../../physics/measure/pose';
import { quantiseAngle } from '../../physics/measure/quantise';
import type { SurvivorId } from '../catalogue/survivors';
import { noiseOf, type Noise } from '../catalogue/weapons';
import { option, optionId, type Option, type Refused } from '../decisions';
import type { Draft, Game } from '../game';
import type { Action, MeansOf } from '../means';
import { doNext, type Handlers, type Play } from '../play';
import { buildingOf, isLying, must, poseOf, survivorOf, turnOf, weaponsOf } from '../queries';
import type { Closed } from '../reasons';
import { accuseRefusal, isAmongOthers } from './accuse';
import { duelDue } from './duel-due';
import { flareRefusal, hasFlare } from './flare';
import { heal, healRefusal } from './heal';
import { getUp } from './life';
import { doFree, freeDeedsOf, isFreeDeed } from './free-deeds';
import { loudWithDuel, moveNoise } from './loudness';
import { pointBlankTargets } from './point-blank';
import { isUnused } from './powers';
import { shotStarts } from './shooting';
import { stores } from './take-drop';
import { stand } from './tidy';
import { isGoingOn, mayAct } from './turn-state';

type Verb = Action['verb'];
type ActionOf<One extends Verb> = Extract<Action, { readonly verb: One }>;
type Row<One extends Verb> = {
  /** Each form of it, with how loud it is by itself and, where it is closed, why. */
  readonly offers: (
    game: Game,
    who: SurvivorId,
  ) => readonly {
    readonly action: ActionOf<One>;
    readonly noise?: Noise;
    readonly why: Closed | undefined;
  }[];
  readonly take: (play: Play, action: ActionOf<One>) => void;
};

/** In the order in which they are offered (R046). */
const ACTIONS: { readonly [One in Verb]: Row<One> } = {
  move: {
    // Who drives ends its turn without leaving the RV (R293).
    offers: (game, who) => [
      { action: { verb: 'move' }, noise: moveNoise(game, who), why: survivorOf(game, who).role },
    ],
    take: (play) => doNext(play, { do: 'flickDisc' }),
  },
  use: {
    offers: (game, who) =>
      [...new Set(weaponsOf(game, who))].map((weapon) => ({
        action: { verb: 'use', weapon },
        noise: noiseOf(weapon),
        why:
          weapon === 'bat'
            ? survivorOf(game, who).role
            : // The zombie that bars the shot is fought first (R090, R179).
              duelDue(game, who)
              ? undefined
              : shotStarts(game, who, weapon).why,
      })),
    take: (play, { weapon }) =>
      doNext(
        play,
        weapon === 'bat' ? { do: 'flickBat' } : { do: 'aim', weapon, shot: 1, used: [] },
      ),
  },
  takeDrop: {
    offers: (game, who) => [
      { action: { verb: 'takeDrop' }, noise: 'silent', why: takeDropRefusal(game, who) },
    ],
    take: (play) => doNext(play, { do: 'takeDrop' }),
  },
  heal: {
    offers: (game, who) =>
      game.options.medicineHeals
        ? [{ action: { verb: 'heal' }, noise: 'silent', why: healRefusal(game, who) }]
        : [],
    take: heal,
  },
  pointBlank: {
    // As loud as the weapon that is chosen then.
    offers: (game, who) => [
      {
        action: { verb: 'pointBlank', ...(isUnused(game, 'freePointBlank') && { free: true }) },
        why: pointBlankTargets(game, who).length > 0 ? undefined : 'noLyingZombieNear',
      },
    ],
    take: (play) => doNext(play, { do: 'pointBlank' }),
  },
  flare: {
    // It is silent by itself: where it lies and which face is up decides (R263, A115).
    offers: (game, who) =>
      hasFlare(game, who) ? [{ action: { verb: 'flare' }, why: flareRefusal(game, who) }] : [],
    take: (play) => doNext(play, { do: 'flickFlare' }),
  },
  accuse: {
    offers: (game) =>
      game.sheet.secrets && isAmongOthers(game, turnOf(game).seat)
        ? [{ action: { verb: 'accuse' }, noise: 'silent', why: accuseRefusal(game) }]
        : [],
    take: (play) => doNext(play, { do: 'accuse' }),
  },
};
const VERBS = Object.keys(ACTIONS) as Verb[];

export const actionHandlers: Pick<Handlers, 'chooseAction' | 'takeAction'> = {
  chooseAction: {
    ask: (game) => {
      if (!isGoingOn(game)) return undefined;
      const { survivor } = turnOf(game);
      const acting = mayAct(game);
      const { options, refused } = actionsOf(game, survivor);
      const free = freeDeedsOf(game, survivor);
      // With no action left only what costs none, as long as there is any; the end is the player's word (A144).
      const open = [...(acting ? options : options.filter(costsNothing)), ...free.options];
      if (!acting && open.length === 0) return undefined;
      return {
        kind: 'chooseAction',
        about: survivor,
        options: [
          ...open,
          ...(acting ? turningOf(game, survivor) : []),
          option('end', { verb: 'end' }),
        ],
        refused: [...(acting ? refused : []), ...free.refused],
      };
    },
    answer: (play, _, { means, facing = 0 }) => {
      if (means.verb === 'face') {
        face(play.game, turnOf(play.game).survivor, quantiseAngle(facing));
        doNext(play, { do: 'chooseAction' });
      } else if (isFreeDeed(means)) doFree(play, means);
      else if (means.verb !== 'end') doNext(play, { do: 'takeAction', action: means });
    },
  },

  /** Wanting to act beside a standing zombie means to fight it first, at no cost (R179, A63); if won, the action follows. */
  takeAction: {
    run: (play, { action }) => {
      const { game } = play;
      if (!(isFree(action) ? isGoingOn(game) : mayAct(game))) return;
      const { survivor } = turnOf(game);
      // Whom its own shot felled stands up to act again, at no cost (A124).
      getUp(play, survivor, ['A124']);
      const structure = duelDue(game, survivor);
      if (structure)
        doNext(
          play,
          { do: 'fightZombies', structure, by: survivor },
          { do: 'settle', passed: [], alsoActive: false },
          { do: 'takeAction', action },
        );
      else take(play, action.verb, action);
    },
  },
};

const take = <One extends Verb>(play: Play, verb: One, action: ActionOf<One>): void =>
  ACTIONS[verb].take(play, action);

type Acting = MeansOf<'chooseAction'>;

const isFree = (means: Acting): boolean => means.verb === 'pointBlank' && means.free === true;
const costsNothing = ({ means }: Option<Acting>): boolean => isFree(means);

/** Every action, offered or refused with its reason (R046). */
function actionsOf(
  game: Game,
  who: SurvivorId,
): { options: Option<Acting>[]; refused: Refused<Acting>[] } {
  const options: Option<Acting>[] = [];
  const refused: Refused<Acting>[] = [];
  for (const verb of VERBS) {
    for (const { action, noise, why } of ACTIONS[verb].offers(game, who)) {
      const weapon = action.verb === 'use' ? action.weapon : undefined;
      const name = weapon ? `use:${weapon}` : verb;
      if (why !== undefined) refused.push({ id: optionId(name), means: action, why });
      else
        options.push(
          option(name, action, {
            ...(weapon && { about: weapon }),
            ...(noise && { noise: loudWithDuel(game, who, noise) }),
          }),
        );
    }
  }
  return { options, refused };
}

/** After a move a figure in the street may be turned before it acts again: that costs nothing (R059, R101, A122). */
const turningOf = (game: Game, survivor: SurvivorId): Option<Acting>[] => {
  const one = survivorOf(game, survivor);
  return turnOf(game).turning && poseOf(one) && !isLying(one)
    ? [option('face', { verb: 'face' }, { about: survivor, needsFacing: true })]
    : [];
};

/** Beside something close, a figure that turns may have to make a little room for itself. */
function face(game: Draft, survivor: SurvivorId, facing: number): void {
  const { x, y } = must(poseOf(survivorOf(game, survivor)), 'a survivor in the street');
  stand(game, survivor, { x, y, facing });
}

/** Where a completed move was the last action the figure looks along its line, however it was turned since (R058, R100). */
export function lookAlongTheLine(game: Draft): void {
  const { survivor, turning } = turnOf(game);
  const one = survivorOf(game, survivor);
  const pose = poseOf(one);
  if (turning?.line === undefined || !pose || isLying(one)) return;
  if (quantiseAngle(facingOf(pose)) !== turning.line) face(game, survivor, turning.line);
}

function takeDropRefusal(game: Game, survivor: SurvivorId): Closed | undefined {
  if (stores(game, survivor).length > 0) return undefined;
  return buildingOf(survivorOf(game, survivor)) ? 'nothingHere' : 'notInTheStreet';
}

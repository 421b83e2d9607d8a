// What is flicked on a practice table, and by whom: the rulebook's own task is put on the agenda of a game at rest, so
// that the rulebook offers the flick and judges it, and nobody judges it again.
import { by } from '../../physics/measure/order';
import { distance } from '../../physics/measure/vector';
import { TOWER_SLOTS } from '../../physics/measure/limits';
import { awaiting } from '../../scenarios/apply';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { WeaponId } from '../../scenarios/catalogue/weapons';
import { isZombieId } from '../../scenarios/catalogue/zombies';
import { change, changeMarker, changeSurvivor, moveZombie } from '../../scenarios/change';
import type { Option } from '../../scenarios/decisions';
import { draftOf } from '../../scenarios/draft';
import type { Duel } from '../../scenarios/duels';
import type { Draft, Game } from '../../scenarios/game';
import type { StructureId, ZombieId } from '../../scenarios/ids';
import type { Side } from '../../scenarios/means';
import {
  buildingOf,
  isInPlay,
  isLying,
  markerIds,
  markerOf,
  must,
  poseOf,
  spotOf,
  streetZombies,
  survivorOf,
  zombieOf,
  zombiesAt,
} from '../../scenarios/queries';
import { draw, luckOf, seedOf } from '../../scenarios/random';
import { lineUp } from '../../scenarios/rules/duel-lane';
import { flareRefusal } from '../../scenarios/rules/flare';
import { towerAt } from '../../scenarios/rules/noise';
import { shotStarts } from '../../scenarios/rules/shooting';
import type { Closed } from '../../scenarios/reasons';
import type { Task } from '../../scenarios/tasks';
import { PRACTICE_SEAT } from './setting';

export type Flying = Exclude<WeaponId, 'bat'>;

export type Exercise =
  | { readonly of: 'disc' | 'bat' | 'flare' | 'pitch'; readonly survivor: SurvivorId }
  | {
      readonly of: 'shot';
      readonly survivor: SurvivorId;
      readonly weapon: Flying;
      /** Two rifles: this is the first bullet, or the second after one from that side. */
      readonly two?: 'first' | 'left' | 'right' | 'behind';
    }
  /** Out of the building it is in (R232). */
  | { readonly of: 'throwOut'; readonly survivor: SurvivorId }
  /** On the lane, each side so many steps forward; whoever is met stands in a row. */
  | {
      readonly of: 'duel';
      readonly survivor: SurvivorId;
      readonly weapon: WeaponId;
      /** Zombies, or survivors of another side. */
      readonly against: readonly string[];
      /** How far each side has come forward, in cm. */
      readonly ahead: { readonly near: number; readonly far: number };
    }
  /** So many zombies out of the tower: at the dump, or behind that zombie with its nearest neighbours; toward this one. */
  | {
      readonly of: 'rush';
      readonly survivor: SurvivorId;
      readonly zombies: number;
      readonly behind?: ZombieId;
    };
export type ExerciseKind = Exercise['of'];

/** Why it cannot be practised as things lie. */
export type Unready = Closed | 'notThere' | 'notIndoors' | 'nobodyToFight' | 'noZombies';

export type Readied =
  { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly why: Unready };

const no = (why: Unready): Readied => ({ ok: false, why });

/** The game that asks for this flick, or waits for this rush. The same luck throws the same dice. */
export function readied(resting: Game, exercise: Exercise, luck: number): Readied {
  const { survivor } = exercise;
  const one = resting.survivors[survivor];
  if (!one || !isInPlay(one)) return no('notThere');
  const game = draftOf(resting);
  change(game, {
    random: luckOf(seedOf(luck)),
    asked: luck,
    turn: {
      seat: PRACTICE_SEAT,
      survivor,
      actionsLeft: ACTIONS,
      actionsTaken: 0,
      noise: 'silent',
      kills: 0,
    },
  });
  const task = taskOf(game, exercise);
  if (typeof task === 'string') return no(task);
  change(game, { agenda: [task] });
  return hasFlick(game) ? { ok: true, game } : no('noRoomToShoot');
}

/** A practice turn does not end by itself. */
const ACTIONS = 2;

function hasFlick(game: Game): boolean {
  const state = awaiting(game);
  if (state.for !== 'decision') return state.for === 'table';
  const options: readonly Option[] = state.decision.options;
  return options.some(({ flick }) => flick);
}

function taskOf(game: Draft, exercise: Exercise): Task | Unready {
  const { survivor } = exercise;
  const inside = buildingOf(survivorOf(game, survivor));
  switch (exercise.of) {
    case 'disc':
      return { do: 'flickDisc' };
    case 'bat':
      return { do: 'flickBat' };
    case 'pitch':
      return inside ? 'notInTheStreet' : { do: 'pitch' };
    case 'flare': {
      changeSurvivor(game, survivor, { tokens: { bonusActions: 0, flares: 1 } });
      return flareRefusal(game, survivor) ?? { do: 'flickFlare' };
    }
    case 'shot':
      return shotTask(game, exercise);
    case 'throwOut':
      return inside
        ? {
            do: 'throwOut',
            structure: inside,
            loser: survivor,
            winner: survivor,
            // The first: one that fails leaves it where it was.
            tries: 1,
            passed: [],
          }
        : 'notIndoors';
    case 'duel':
      return duelTask(game, exercise);
    case 'rush':
      return rushTask(game, exercise);
  }
}

function shotTask(
  game: Draft,
  { survivor, weapon, two }: Extract<Exercise, { readonly of: 'shot' }>,
): Task | Unready {
  if (two) arm(game, survivor, weapon, 2);
  const { why } = shotStarts(game, survivor, weapon);
  if (why) return why;
  const used: readonly Side[] = two === undefined || two === 'first' ? [] : [two];
  return { do: 'aim', weapon, shot: used.length + 1, used };
}

/** With so many markers of this weapon on its board. */
function arm(game: Draft, survivor: SurvivorId, weapon: WeaponId, count: number): void {
  const found = markerIds(game).filter((id) => markerOf(game, id).type === weapon);
  for (const id of found.slice(0, count))
    changeMarker(game, id, { faceUp: true, place: { on: 'board', survivor } });
}

function duelTask(
  game: Draft,
  { survivor, weapon, against, ahead }: Extract<Exercise, { readonly of: 'duel' }>,
): Task | Unready {
  const foes = against.filter((id) => id !== survivor);
  const structure = must(game.layout.structures[0], 'a building').id as StructureId;
  const isZombies = foes.every(isZombieId);
  if (foes.length === 0 || (!isZombies && foes.some(isZombieId))) return 'nobodyToFight';
  // They have met indoors, and whatever comes of it happens there.
  for (const id of [survivor, ...foes]) comeInto(game, structure, id);
  const near = lineUp([survivor]);
  const lane = {
    structure,
    turn: 'near',
    near: {
      ...near,
      fighters: near.fighters.map((one) => ({ ...one, weapon })),
      ahead: ahead.near,
    },
    far: { ...lineUp(foes), ahead: ahead.far },
    acted: [],
  } as const;
  const duel: Duel = isZombies
    ? { ...lane, against: 'zombies', deck: ['walk', 'walk', 'walk'], turned: [] }
    : { ...lane, against: 'survivors', waits: 0 };
  return { do: 'duelTurn', duel, used: [] };
}

function comeInto(game: Draft, structure: StructureId, id: string): void {
  const place = { in: 'building', structure, lying: false } as const;
  if (isZombieId(id)) moveZombie(game, id, place);
  else if (game.survivors[id as SurvivorId]) changeSurvivor(game, id as SurvivorId, { place });
}

function rushTask(
  game: Draft,
  { zombies: wanted, behind }: Extract<Exercise, { readonly of: 'rush' }>,
): Task | Unready {
  const count = Math.min(wanted, TOWER_SLOTS);
  const { dump } = game.layout;
  if (behind === undefined) {
    const coming = zombiesAt(game, 'dump').slice(0, count);
    if (!dump || coming.length === 0) return 'noZombies';
    return filled(game, coming, dump, 'horde');
  }
  const leader = game.zombies[behind];
  const pose = leader && poseOf(leader);
  if (!pose) return 'noZombies';
  const spot = spotOf(game, leader);
  const others = streetZombies(game)
    .filter((id) => id !== behind && !isLying(zombieOf(game, id)))
    .toSorted(
      by(
        (id) => distance(spot, spotOf(game, zombieOf(game, id))),
        (id) => id,
      ),
    );
  return filled(game, [behind, ...others].slice(0, count), towerAt(game, pose), 'noise');
}

/** Each on the spot with its number; where that is taken, on the first that is free (R137). */
function filled(
  game: Draft,
  coming: readonly ZombieId[],
  tower: Extract<Task, { readonly do: 'runRush' }>['tower'],
  cause: 'horde' | 'noise',
): Task {
  const taken = new Set<number>();
  const slots = Array.from({ length: TOWER_SLOTS }, (_, index) => index + 1);
  for (const id of coming) {
    const { number } = zombieOf(game, id);
    const slot = taken.has(number)
      ? must(
          slots.find((one) => !taken.has(one)),
          'a free spot',
        )
      : number;
    taken.add(slot);
    moveZombie(game, id, { in: 'tower', slot, ...(cause === 'horde' && { isNew: true }) });
  }
  const { x, y, facing } = tower;
  return { do: 'runRush', cause, tower: { x, y, facing }, seed: draw(game, 'open') };
}

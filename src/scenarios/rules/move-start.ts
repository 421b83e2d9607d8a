// 8, 10, 14. Where a mover's disc or bat starts, and what may be set aside for it.
import { bringBack, removeThing } from '../change';
import { DISC_DIAMETER, PIECES, PROJECTILES } from '../../physics/measure/catalogue';
import { SPEEDS } from '../../physics/measure/limits';
import { OVERLAP_TOLERANCE } from '../../physics/measure/overlap';
import { standingPoseOf } from '../../physics/measure/pose';
import { quantiseVec2 } from '../../physics/measure/quantise';
import { blocksDoor } from '../../physics/measure/sight';
import { isFree, nearestFreePose } from '../../physics/measure/spots';
import { spotBehind } from '../../physics/measure/structure';
import type { Vec2 } from '../../physics/table';
import type { SurvivorId } from '../catalogue/survivors';
import { option, type FlickOffer, type Option } from '../decisions';
import type { Draft, Game } from '../game';
import type { ObjectId, StructureId } from '../ids';
import type { MeansOf } from '../means';
import {
  buildingOf,
  must,
  poseOf,
  structureIds,
  structureOf,
  survivorOf,
  tableOf,
  thingOf,
} from '../queries';
import { startBehind, type Start } from './behind';
import { roughnessFor } from './flicking';
import { loudness, moveNoise } from './loudness';
import { roomFor, setPose } from './tidy';

/** At the figure, or behind its building (R054, R066). */
function startOf(game: Game, id: SurvivorId, aside: readonly ObjectId[]): Start {
  const survivor = survivorOf(game, id);
  const inside = buildingOf(survivor);
  const table = tableOf(game, [id, ...aside]);
  const flatAt = (at: Vec2) => standingPoseOf(PROJECTILES.disc, { ...at, facing: 0 });
  if (inside) {
    const structure = structureOf(game, inside);
    const isRoom = (at: Vec2): boolean => isFree(table, PROJECTILES.disc, flatAt(at));
    return (
      startBehind(structure, DISC_DIAMETER, isRoom) ?? { at: quantiseVec2(spotBehind(structure)) }
    );
  }
  const flat = flatAt(must(poseOf(survivor), 'a survivor on the table'));
  // A figure's foot is narrower than the disc: beside a wall the disc lies as near as it can.
  const pressing = { pressing: OVERLAP_TOLERANCE };
  const { x, y } = nearestFreePose(table, PROJECTILES.disc, flat, pressing) ?? flat;
  return { at: { x, y } };
}

/** Objects in the doorway of a building, or so near to it that nothing gets by (R069). */
function objectsInDoor(game: Game, id: StructureId): ObjectId[] {
  const structure = structureOf(game, id);
  return Object.entries(game.things)
    .filter(
      ([, { kind, pose, removed }]) =>
        !removed &&
        kind !== 'barricade' &&
        kind !== 'acid' &&
        blocksDoor(structure, PIECES[kind], pose),
    )
    .map(([thing]) => thing);
}

/** The flick as things are, and one for every door that something blocks, with that set aside (R069, R104). */
export function moveOptions(
  game: Game,
  survivor: SurvivorId,
  launch: 'disc' | 'bat',
): Option<Flicking>[] {
  const flickWithout = (aside: readonly ObjectId[]): FlickOffer => ({
    launch,
    speed: SPEEDS[launch],
    ...startOf(game, survivor, aside),
    aside: [survivor, ...aside],
    ...roughnessFor(game, launch),
  });
  const noise = loudness(game, survivor, launch === 'disc' ? moveNoise(game, survivor) : 'low');
  const blocked = structureIds(game).map((id) => ({ id, aside: objectsInDoor(game, id) }));
  return [
    option('flick', { verb: 'flick' }, { flick: flickWithout([]), noise }),
    ...blocked
      .filter(({ aside }) => aside.length > 0)
      .map(({ id, aside }) =>
        option(
          `clear:${id}`,
          { verb: 'flick', clears: id },
          { about: id, flick: flickWithout(aside), noise },
        ),
      ),
  ];
}

type Flicking = MeansOf<'flickDisc'>;

/** What was set aside makes room for the figure, not the figure for it, and then comes back (A15). */
export function withoutThings(game: Draft, { aside }: FlickOffer, judge: () => void): void {
  const things = aside.filter((id) => game.things[id]);
  for (const id of things) removeThing(game, id);
  judge();
  for (const id of things) {
    bringBack(game, id);
    setPose(game, id, roomFor(game, id, thingOf(game, id).pose));
  }
}

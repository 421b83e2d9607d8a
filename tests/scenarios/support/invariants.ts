// What must hold after every step of every match.
import { PIECES } from '../../../src/physics/measure/catalogue';
import { boxesOverlap } from '../../../src/physics/measure/overlap';
import { isStanding } from '../../../src/physics/measure/pose';
import { boxesOf } from '../../../src/physics/measure/solid';
import { MARKER_BOX } from '../../../src/scenarios/catalogue/markers';
import { CROSSROADS_IDS } from '../../../src/scenarios/catalogue/crossroads';
import type { Game, GameState } from '../../../src/scenarios/game';
import {
  filledSlots,
  survivorIds,
  tableOf,
  zombiesInside,
  structureIds,
} from '../../../src/scenarios/queries';

/** Every promise that this state breaks, in words. */
export function brokenPromises(game: Game): string[] {
  const state = game as GameState;
  return [...zombies(state), ...markers(state), ...survivors(state), ...table(state)];
}

function zombies(game: GameState): string[] {
  const all = Object.values(game.zombies);
  const known = ['street', 'building', 'dump', 'box', 'tower'];
  return [
    ...(all.length === 18 ? [] : [`${all.length} zombies`]),
    ...all.filter(({ place }) => !known.includes(place.in)).map(() => 'a zombie is nowhere'),
    ...structureIds(game)
      .filter((id) => zombiesInside(game, id).length > 2)
      .map((id) => `too many zombies in ${id}`),
  ];
}

function markers(game: GameState): string[] {
  const total = Object.values(MARKER_BOX).reduce((sum, count) => sum + count, 0);
  const cards = [...game.crossroads.draw, ...game.crossroads.discard];
  return [
    ...(Object.keys(game.markers).length === total ? [] : ['markers were lost or made']),
    ...(cards.length === CROSSROADS_IDS.length && new Set(cards).size === cards.length
      ? []
      : [`${cards.length} cards`]),
  ];
}

const survivors = (game: GameState): string[] =>
  survivorIds(game).flatMap((id) => {
    const survivor = game.survivors[id];
    if (!survivor) return [];
    return [
      ...(survivor.life >= 0 ? [] : [`${id} has ${survivor.life} life`]),
      ...(survivor.life > 0 || survivor.place.in === 'dead' ? [] : [`${id} walks without life`]),
      ...(filledSlots(game, id).length <= survivor.slots ? [] : [`${id} carries too much`]),
    ];
  });

/** No two standing figures inside each other. */
function table(game: GameState): string[] {
  const figures = tableOf(game).pieces.filter(
    ({ kind, pose }) => PIECES[kind] === PIECES.zombie && isStanding(pose),
  );
  const boxes = figures.map(({ id, kind, pose }) => ({ id, boxes: boxesOf(PIECES[kind], pose) }));
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => boxesOverlap(a.boxes, b.boxes, 0.1))
      .map((b) => `${a.id} stands in ${b.id}`),
  );
}

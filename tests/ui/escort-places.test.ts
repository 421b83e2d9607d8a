// Where Anita may stand: what the page offers is what the rulebook takes.
import { draftOf } from '../../src/scenarios/draft';
import { changeSurvivor, schedule } from '../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { command, startMatch, waitsFor, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { loadEngine } from '../../src/physics/engine';
import { standingPose } from '../../src/physics/measure/pose';
import { seededRandom } from '../../src/physics/measure/random';
import { distance } from '../../src/physics/measure/vector';
import type { Vec2 } from '../../src/physics/table';
import { optionId } from '../../src/scenarios/decisions';
import { viewFor } from '../../src/scenarios/view';
import { firstPlacing, type Placeable } from '../../src/scene/hand/aiming';
import { escortPlaces } from '../../src/ui/play/table/escort-places';

beforeAll(loadEngine);

/** Gabriel leads Anita, and where she stands is asked; she has just been found, or stands somewhere. */
function asked(gabriel: Vec2, anita?: Vec2): Match {
  const begun = command(startMatch(plainPlan('s3', 1)), {
    seat: 'seat-1',
    number: 0,
    choice: optionId('gabriel'),
  });
  if (!begun.ok) throw new Error(begun.reason);
  const game = draftOf(begun.match.game);
  const at = (spot: Vec2) => ({
    in: 'street' as const,
    pose: standingPose('survivor', { ...spot, facing: 30 }),
  });
  changeSurvivor(game, 'gabriel', { place: at(gabriel) });
  changeSurvivor(game, 'anita', { role: 'rescued', escort: 'gabriel' });
  if (anita) changeSurvivor(game, 'anita', { place: at(anita) });
  schedule(game, [{ do: 'follow', rescued: 'anita' }]);
  return { ...begun.match, game };
}

const decisionOf = (match: Match) => {
  const waits = waitsFor(match);
  if (waits.for !== 'decision') throw new Error(waits.for);
  return waits.decision;
};

function refusal(match: Match, spot: Vec2): string | undefined {
  const { number } = decisionOf(match);
  const step = command(match, { seat: 'seat-1', number, choice: optionId('spot'), spot });
  return step.ok ? undefined : step.reason;
}

const IN_THE_OPEN: Vec2 = { x: 40, y: 35 };
/** As the page of whoever is asked offers them. */
const placesIn = (match: Match): Placeable | undefined =>
  escortPlaces(viewFor(match.game, 'seat-1'), decisionOf(match));

const PLACES: readonly { name: string; gabriel: Vec2; anita?: Vec2 }[] = [
  { name: 'in the open', gabriel: IN_THE_OPEN },
  { name: 'beside the car', gabriel: { x: 44, y: 31.4 } },
  { name: 'before a wall', gabriel: { x: 30, y: 76 } },
  { name: 'at the edge of town', gabriel: { x: 2, y: 60 } },
  { name: 'where she stands already', gabriel: IN_THE_OPEN, anita: { x: 40, y: 38 } },
  { name: 'where she is too far off', gabriel: IN_THE_OPEN, anita: { x: 52, y: 50 } },
];

describe.each(PLACES)('$name', ({ gabriel, anita }) => {
  test('every place that is offered is taken, and each is another one', () => {
    const match = asked(gabriel, anita);
    const places = placesIn(match)?.places ?? [];
    expect(places.length).toBeGreaterThan(2);
    expect(places.length).toBeLessThanOrEqual(8);
    for (const spot of places) expect(refusal(match, spot)).toBeUndefined();
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
  });

  test('a place is refused by the page as the rulebook refuses it', () => {
    const match = asked(gabriel, anita);
    const whyNot = placesIn(match)?.whyNot;
    const random = seededRandom(3);
    const reasons = new Set<string | undefined>();
    for (let tries = 0; tries < 300; tries += 1) {
      const spot = { x: gabriel.x + random.next() * 12 - 6, y: gabriel.y + random.next() * 12 - 6 };
      reasons.add(whyNot?.(spot));
      expect(whyNot?.(spot)).toBe(refusal(match, spot));
    }
    expect(reasons).toEqual(new Set([undefined, 'notNextToTheEscort', 'placeIsTaken']));
  });
});

test('the placing begins at a legal place beside the escort, near to where she stands', () => {
  const found = asked(IN_THE_OPEN);
  const first = firstPlacing(decisionOf(found), undefined, placesIn(found));
  expect(refusal(found, first?.spot ?? { x: 0, y: 0 })).toBeUndefined();
  expect(distance(first?.spot ?? { x: 0, y: 0 }, IN_THE_OPEN)).toBeLessThan(4);
  const standing = asked(IN_THE_OPEN, { x: 40, y: 38 });
  expect(placesIn(standing)?.places[0]).toEqual({ x: 40, y: 38 });
  const left = asked(IN_THE_OPEN, { x: 28, y: 35 });
  expect(placesIn(left)?.places[0]?.x).toBeLessThan(IN_THE_OPEN.x - 2);
});

test('other questions offer no places', () => {
  const match = startMatch(plainPlan('s3', 1));
  expect(placesIn(match)).toBeUndefined();
});

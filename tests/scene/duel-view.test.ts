// The view of a duel, in the windows of a match: who acts, who is met, room for the hand, and a room that fills the window.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { command, runTable, startMatch, waitsFor, type LogEntry } from '../../src/match/match';
import { tableViewOf } from '../../src/match/table-view';
import { loadEngine } from '../../src/physics/engine';
import { facingOf } from '../../src/physics/measure/pose';
import type { Piece, Spot } from '../../src/physics/table';
import { laneTable, lineUp } from '../../src/scenarios/rules/duel-lane';
import type { NewGame } from '../../src/scenarios/setup';
import { viewFor } from '../../src/scenarios/view';
import { duelView } from '../../src/scene/camera/duel-view';
import { LANE_FOV, lensOf } from '../../src/scene/camera/lens';
import { laneLimitsOf } from '../../src/scene/camera/limits';
import { limitInto, type Orbit } from '../../src/scene/camera/orbit';
import { projectorAt } from '../../src/scene/camera/projector';
import { actorOf, spotOf } from '../../src/scene/camera/subject';
import { groundOf, type Lens } from '../../src/scene/camera/views';
import { FLOOR_REACH, ROOM, TOP } from '../../src/scene/geometry/bodies/room-body';
import { cameraAt } from './support/window';
import { Vector3 } from 'three';

/** With what the page of a duel covers. */
const WINDOWS = {
  desktop: [
    { width: 1280, height: 720 },
    { top: 80, left: 0, right: 0, bottom: 150 },
  ],
  phone: [
    { width: 390, height: 844 },
    { top: 92, left: 0, right: 0, bottom: 256 },
  ],
  'phone on its side': [
    { width: 844, height: 390 },
    { top: 60, left: 0, right: 256, bottom: 0 },
  ],
} as const;
type WindowName = keyof typeof WINDOWS;
const NAMES = Object.keys(WINDOWS) as WindowName[];
/** CSS pixels, one against one from the ends of the lane: what is reached on phones is an eighth of the window too. */
const LEAST: Readonly<Record<WindowName, number>> = {
  desktop: 90,
  phone: 80,
  'phone on its side': 48,
};

type Lane = { readonly figure: Spot; readonly pieces: readonly Piece[] };

function laneOf(own: readonly string[], others: readonly string[], gap: number): Lane {
  const { pieces } = laneTable(
    { zombies: {} },
    { near: lineUp(own), far: { ...lineUp(others), ahead: 80 - gap } },
  );
  const [first] = pieces;
  if (!first) throw new Error('Nobody fights.');
  return { figure: { x: first.pose.x, y: first.pose.y, facing: facingOf(first.pose) }, pieces };
}

const LANES = (
  [
    ['one against one', ['mike'], ['zombie-1']],
    ['two against one', ['mike', 'john'], ['zombie-1']],
    ['one against two', ['mike'], ['zombie-1', 'zombie-2']],
  ] as const
).flatMap(([name, own, others]) =>
  [80, 44, 20].map((gap) => ({ name, gap, lane: laneOf(own, others, gap) })),
);

function seen({ figure, pieces }: Lane, window: WindowName) {
  const [size, insets] = WINDOWS[window];
  const lens = lensOf(size, insets, LANE_FOV);
  const orbit = duelView(
    figure,
    pieces.map(({ pose }) => pose),
    lens,
  );
  const project = projectorAt(orbit, lens);
  const half = size.height / 2;
  const isIn = (piece: Piece, lift: number): boolean => {
    const { x, y, isAhead } = project(piece.pose, lift);
    return isAhead && Math.abs(x) <= lens.free[0] && Math.abs(y) <= lens.free[1];
  };
  const others = pieces.filter(({ pose }) => facingOf(pose) !== figure.facing);
  return {
    size,
    lens,
    orbit,
    others,
    isIn,
    project,
    high: ({ pose }: Piece): number => (project(pose, 3.7).y - project(pose, 0).y) * half,
    own: pieces.filter((piece) => !others.includes(piece)),
    pullEnds: project(figure, 0).y - lens.pull,
  };
}

function holds(lane: Lane, window: WindowName): void {
  const { lens, orbit, others, own, isIn, pullEnds, project } = seen(lane, window);
  for (const piece of lane.pieces)
    for (const lift of [0, 3.7]) expect(isIn(piece, lift)).toBe(true);
  // A full pull ends in the window.
  expect(pullEnds).toBeGreaterThanOrEqual(-lens.below - 1e-6);
  const [x, , z] = project.eye;
  for (const { pose } of lane.pieces) {
    const to = { x: x - pose.x, y: -z - pose.y };
    const look = (facingOf(pose) * Math.PI) / 180;
    const cos = (Math.cos(look) * to.x + Math.sin(look) * to.y) / Math.hypot(to.x, to.y);
    // A face or a back, never an edge.
    expect(Math.abs(cos)).toBeGreaterThan(Math.cos(Math.PI / 4));
  }
  // Nobody's head is hidden behind those who stand on this side.
  for (const { pose } of others) {
    const head = project(pose, 3);
    for (const one of own) {
      const [foot, top] = [project(one.pose, 0), project(one.pose, 3.7)];
      const wide = ((1.05 / 3.7) * (top.y - foot.y)) / lens.aspect;
      const hides = Math.abs(head.x - foot.x) < wide && head.y > foot.y && head.y < top.y;
      expect(hides).toBe(false);
    }
  }
  // The camera goes where it is sent.
  const bounds = laneLimitsOf(groundOf({ structures: [] }, lane.pieces), lens);
  const sent = { ...orbit };
  limitInto(orbit, bounds, sent);
  expect(sent.pitch).toBe(orbit.pitch);
  expect(sent.distance).toBeCloseTo(orbit.distance);
}

describe.each(NAMES)('on a %s', (window) => {
  test.each(LANES)(
    '$name, $gap cm apart: all of them, uncovered, and room for a pull',
    ({ lane }) => expect(() => holds(lane, window)).not.toThrow(),
  );

  test('whoever is met from the other end of the lane is large, and larger when it is near', () => {
    const highs = LANES.filter(({ name }) => name === 'one against one').map(({ lane }) => {
      const { others, high } = seen(lane, window);
      return Math.min(...others.map(high));
    });
    expect(highs[0]).toBeGreaterThanOrEqual(LEAST[window]);
    expect(highs.at(-1)).toBeGreaterThan((highs[0] ?? 0) * 1.2);
  });

  test.each(LANES)('$name, $gap cm apart: nothing but the room is in the window', ({ lane }) => {
    const { orbit, size, lens } = seen(lane, window);
    for (const [x, y] of edgePoints()) expect(hits(orbit, size, lens, x, y)).toBe('room');
  });
});

test('with more on a side than one the others are as large on a desktop', () => {
  for (const { lane } of LANES) {
    const { others, high } = seen(lane, 'desktop');
    expect(Math.min(...others.map(high))).toBeGreaterThanOrEqual(90);
  }
});

const edgePoints = (): (readonly [number, number])[] =>
  [-1, -0.5, 0, 0.5, 1].flatMap((by) => [[by, 1], [by, -1], [-1, by], [1, by]] as const); // prettier-ignore

const MIDDLE = 40.6;

/** What a point of the window shows, from -1 to 1: part of the room, or whatever is around it. */
function hits(
  orbit: Orbit,
  size: { readonly width: number; readonly height: number },
  { below, aside }: Lens,
  x: number,
  y: number,
): 'room' | 'nothing' {
  const camera = cameraAt(orbit, size);
  camera.fov = LANE_FOV;
  camera.updateProjectionMatrix();
  // The picture is slid by what the page covers.
  const way = new Vector3(x - aside, y + 1 - below, 0.5).unproject(camera).sub(camera.position);
  const eye = camera.position;
  const ways: readonly (readonly [at: number, isRoom: (p: Vector3) => boolean])[] = [
    [-eye.y / way.y, (p) => Math.abs(p.z) <= ROOM.wide && Math.abs(p.x - MIDDLE) <= FLOOR_REACH],
    [(Math.sign(way.z) * ROOM.wide - eye.z) / way.z, (p) => Math.abs(p.x - MIDDLE) <= ROOM.long],
    [(MIDDLE + Math.sign(way.x) * ROOM.long - eye.x) / way.x, () => true],
  ];
  const [first] = ways.filter(([at]) => at > 0).toSorted(([a], [b]) => a - b);
  if (!first) return 'nothing';
  const p = eye.clone().addScaledVector(way, first[0]);
  return p.y < TOP && first[1](p) ? 'room' : 'nothing';
}

describe('duels of recorded matches', () => {
  beforeAll(loadEngine);

  test.each(['s2-1-together', 's7-1-a'])('%s', (name) => {
    const lanes = lanesOf(name);
    expect(lanes.length).toBeGreaterThan(0);
    expect(() => {
      for (const lane of lanes) for (const window of NAMES) holds(lane, window);
    }).not.toThrow();
  });
});

/** Whenever somebody of that match has its go in a duel. */
function lanesOf(name: string): Lane[] {
  const stored = readFileSync(`tests/golden/${name}.json`, 'utf8');
  const { plan, log } = JSON.parse(stored) as { plan: NewGame; log: LogEntry[] };
  const lanes: Lane[] = [];
  let match = startMatch(plan);
  for (const entry of log) {
    const waits = waitsFor(match);
    if (waits.for === 'decision' && waits.decision.kind === 'duelTurn') {
      const shown = tableViewOf(viewFor(match.game, waits.seat));
      const figure = spotOf(shown, actorOf(shown, waits.decision.about));
      if (figure) lanes.push({ figure, pieces: shown.pieces });
    }
    const step = 'table' in entry ? runTable(match) : command(match, entry.command);
    if (!step.ok) throw new Error(name);
    match = step.match;
  }
  return lanes;
}

// Where figures and markers are shown that the table itself does not place: on a building's ledges, on objects, in the dump.
import { PIECES } from '../../physics/measure/catalogue';
import { lowestPoint } from '../../physics/measure/pose';
import { aboutSide, aboutUp, multiply, type Quat } from '../../physics/measure/quaternion';
import { DUMP, FACADE, fromLocal, SUPPORT, supportOffset, TOWER } from '../../physics/measure/structure'; // prettier-ignore
import type { Pose, Spot, Structure } from '../../physics/table';
import { chance } from '../art/chance';
import { TOKEN_SIZE } from '../geometry/bodies/token-body';
import type { Roof } from './roofs';

const FIGURE = { width: 2.1, depth: 1.2, height: 3.7 } as const;
const CLEAR = 0.02;
/** From the card to the middle of a figure that stands with its back to it, or lies along it. */
const STANDS_AHEAD = FACADE.thickness / 2 + CLEAR + FIGURE.depth / 2;
const LIES_AHEAD = FACADE.thickness / 2 + CLEAR + FIGURE.width / 2;

/** Four ledges: left and right of the door in front, then behind the card. Each holds two who stand, or one who lies. */
const LEDGES = [
  { side: 1, way: 1 },
  { side: -1, way: 1 },
  { side: 1, way: -1 },
  { side: -1, way: -1 },
] as const;
type Ledge = (typeof LEDGES)[number];

type Room = {
  readonly ledge: Ledge;
  readonly tier: number;
  readonly place: 'outer' | 'inner' | 'all';
};

/** First the outer places, so that markers keep the inner ones; then the inner; above that on their shoulders. */
function roomFor(lying: readonly boolean[]): Room[] {
  const taken = new Set<string>();
  const key = (tier: number, ledge: number, place: string): string => `${tier} ${ledge} ${place}`;
  return lying.map((lies): Room => {
    for (let tier = 0; ; tier += 1) {
      for (const ways of [LEDGES.slice(0, 2), LEDGES.slice(2)]) {
        for (const place of lies ? (['all'] as const) : (['outer', 'inner'] as const)) {
          for (const ledge of ways) {
            const needed = place === 'all' ? ['outer', 'inner'] : [place];
            const keys = needed.map((one) => key(tier, LEDGES.indexOf(ledge), one));
            if (keys.some((one) => taken.has(one))) continue;
            for (const one of keys) taken.add(one);
            return { ledge, tier, place };
          }
        }
      }
    }
  });
}

/** Everybody inside a building, in their order, whoever of them lies. */
export function indoorSpots(structure: Structure, lying: readonly boolean[]): Pose[] {
  return roomFor(lying).map(({ ledge, tier, place }, index) => {
    const lies = lying[index] ?? false;
    const floor = SUPPORT.height + CLEAR + tier * (FIGURE.height + CLEAR);
    const off = place === 'all' ? 0 : (place === 'outer' ? 1 : -1) * (FIGURE.width / 2 + CLEAR);
    const { x, y } = fromLocal(structure, {
      ahead: ledge.way * (lies ? LIES_AHEAD : STANDS_AHEAD),
      left: ledge.side * (supportOffset(structure) + off),
    });
    const facing = structure.facing + (ledge.way === 1 ? 0 : 180);
    const turn = lies ? multiply(aboutUp(facing + 90), aboutSide(90)) : aboutUp(facing);
    const half = lies ? lowestPoint(PIECES.survivor, turn) : FIGURE.height / 2;
    return { x, y, lift: floor + half, turn };
  });
}

export const indoorSpot = (structure: Structure, index: number, count: number): Pose | undefined =>
  indoorSpots(
    structure,
    Array.from({ length: count }, () => false),
  )[index];

/** Places in front that figures leave to markers: the inner end of either ledge, or else behind the card. */
function markerLedges(lying: readonly boolean[]): Ledge[] {
  const rooms = roomFor(lying);
  const free = LEDGES.filter(
    (ledge) =>
      !rooms.some((room) => room.ledge === ledge && room.place !== 'outer' && room.tier === 0),
  );
  const inFront = free.filter(({ way }) => way === 1);
  return inFront.length > 0 ? inFront : free.length > 0 ? free : LEDGES.slice(2);
}

/** A marker on a building, in the building's own frame: `ahead` along its front, `left` of its middle. */
export type LedgeSpot = {
  readonly ahead: number;
  readonly left: number;
  readonly lift: number;
  /** Degrees; tokens are laid down by hand. */
  readonly turn: number;
};

/** Markers lie on the inner ends of the ledges, in small stacks; `lying` is who is inside, as for figures. */
export function markerSpot(
  structure: Structure,
  index: number,
  lying: readonly boolean[] = [],
): LedgeSpot {
  const ledges = markerLedges(lying);
  const ledge = ledges[index % ledges.length] ?? LEDGES[0];
  const layer = Math.floor(index / ledges.length);
  const inward = SUPPORT.width / 2 - TOKEN_SIZE.side / 2 - 0.12;
  return {
    ahead: ledge.way * (FACADE.thickness / 2 + CLEAR + TOKEN_SIZE.side / 2 + 0.11),
    left: ledge.side * (supportOffset(structure) - inward),
    lift: SUPPORT.height + CLEAR + 0.03 + layer * (TOKEN_SIZE.thickness + 0.01),
    turn: layer === 0 ? 0 : layer % 2 ? 9 : -7,
  };
}

/** A marker on an object, in the object's own frame: on its roof while it stands, else on whichever of its sides is up. */
export function markerOnObject(
  half: readonly [number, number, number],
  turn: Quat,
  layer: number,
  roof: Roof = { along: 0, top: half[1] },
): { readonly at: readonly [number, number, number]; readonly turn: Quat } {
  const [x, y, z, w] = turn;
  // How far each of the object's own axes points up.
  const ups = [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)] as const;
  const rise = layer * (TOKEN_SIZE.thickness + 0.01) + CLEAR;
  const sizes = ups.map(Math.abs);
  const axis = sizes.indexOf(Math.max(...sizes));
  const sign = (ups[axis] ?? 1) < 0 ? -1 : 1;
  const far = sign * ((half[axis] ?? 0) + rise);
  const HALF_TURN = Math.SQRT1_2;
  if (axis === 0) return { at: [far, 0, 0], turn: [0, 0, -sign * HALF_TURN, HALF_TURN] };
  if (axis === 2) return { at: [0, 0, far], turn: [sign * HALF_TURN, 0, 0, HALF_TURN] };
  if (sign > 0) return { at: [roof.along, roof.top + rise, 0], turn: [0, 0, 0, 1] };
  return { at: [0, far, 0], turn: [1, 0, 0, 0] };
}

/** Zombies in the dump: beside the tower first, where they are seen, then behind it, layer on layer. */
const TRAY_RIM = 0.5;
const BESIDE = (TOWER.width / 2 + DUMP.width / 2 - TRAY_RIM) / 2;
/** Half way between the tower's back and the tray's rim, seen from the middle of the tray. */
const BEHIND = -(TOWER.depth - TRAY_RIM) / 2;
const PILE: readonly { readonly ahead: number; readonly left: number }[] = [
  ...[4.5, 0.7].flatMap((ahead) => [
    { ahead, left: BESIDE },
    { ahead, left: -BESIDE },
  ]),
  ...[0, 1, -1, 2, -2, 3, -3].map((column) => ({
    ahead: BEHIND,
    left: column * (FIGURE.width + CLEAR),
  })),
];

export function dumpSpot(dump: Spot, index: number): Pose {
  const random = chance(index * 31 + 7);
  const layer = Math.floor(index / PILE.length);
  const { ahead, left } = PILE[index % PILE.length] ?? { ahead: BEHIND, left: 0 };
  const { x, y } = fromLocal(dump, { ahead: ahead + (random() - 0.5) * 0.05, left });
  const face = random() > 0.3 ? 90 : -90;
  const turn = multiply(aboutUp(dump.facing + (random() > 0.5 ? 180 : 0)), aboutSide(face));
  return { x, y, lift: 0.35 + FIGURE.depth / 2 + layer * (FIGURE.depth + CLEAR), turn };
}

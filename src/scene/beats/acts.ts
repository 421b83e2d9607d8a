// What the figures of a moment do, in the picture alone: a body's place in the moment, from where it stands.
import type { Beat } from '../../match/stage/queue';
import { PIECES } from '../../physics/measure/catalogue';
import { isStanding, lowestPoint } from '../../physics/measure/pose';
import { aboutSide, aboutUp, multiply, rotate } from '../../physics/measure/quaternion';
import type { Pose } from '../../physics/table';

/** How far the moment has come, 0 to 1, and which of its figures this is. */
export type Act = (from: Pose, share: number, index: number, others: readonly Pose[]) => Pose;

const ease = (share: number): number => share * share * (3 - 2 * share);
const part = (share: number, from: number, to: number): number =>
  ease(Math.min(1, Math.max(0, (share - from) / (to - from))));

const HOP = 1.4;
const HOPS = 3;
/** One after the other, so that a crowd is no drill. */
const LATER = 0.13;

const hop: Act = (from, share, index) => {
  const own = share * HOPS + index * LATER;
  return { ...from, lift: from.lift + Math.abs(Math.sin(own * Math.PI)) * HOP * fade(share) };
};
/** Whatever moves has come back to its place in the end. */
const fade = (share: number): number => 1 - part(share, 0.85, 1);

const SHIVER = 0.35;
const shiver: Act = (from, share) => ({
  ...from,
  x: from.x + Math.sin(share * 38) * SHIVER * (1 - part(share, 0, 0.7)),
});

/** Onto its back, the last of it slowly; whoever lies stays so. */
const fall: Act = (from, share) => {
  if (!isStanding(from)) return from;
  const turn = multiply(from.turn, aboutSide(90 * part(share, 0.1, 0.75)));
  return { ...from, turn, lift: lowestPoint(PIECES.zombie, turn) };
};

const DROP = 5;
const drop: Act = (from, share, index) => {
  const own = part(share, Math.min(0.4, index * 0.06), Math.min(1, 0.5 + index * 0.06));
  return { ...from, lift: from.lift + (1 - own) * DROP };
};

const REACH = 0.45;
/** To the other and back with what it took. */
const dash: Act = (from, share, index, others) => {
  const other = others[1 - index];
  if (index !== 0 || !other) return shiver(from, share, index, others);
  const way = part(share, 0.1, 0.4) * (1 - part(share, 0.5, 0.9)) * REACH;
  return { ...from, x: from.x + (other.x - from.x) * way, y: from.y + (other.y - from.y) * way };
};

const STEP = 1.5;
/** A step toward whoever stands against it. */
const square: Act = (from, share, _, others) => {
  const other = others.find((one) => one !== from);
  if (!other) return from;
  const [dx, dy] = [other.x - from.x, other.y - from.y];
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  const way = Math.sin(Math.min(1, share) * Math.PI) * Math.min(STEP, far / 4);
  return { ...from, x: from.x + (dx / far) * way, y: from.y + (dy / far) * way };
};

const DRIVE = 150;
/** Off along its own length, slowly at first. */
export const drive: Act = (from, share) => {
  const [x, , z] = rotate(from.turn, [0, 0, 1]);
  const way = share * share * DRIVE;
  return { ...from, x: from.x + x * way, y: from.y - z * way };
};

const SWAY = 11;
/** The dead who have won look about them. */
export const prowl: Act = (from, share, index) => {
  const turn = aboutUp(Math.sin(share * 9 + index * 1.7) * SWAY * fade(share));
  return { ...from, turn: multiply(turn, from.turn) };
};

export const cheer = hop;

/** Of what is about to be told of them; no act where what is seen is no figure's doing. */
export const ACTS: Partial<Readonly<Record<Beat['look'], Act>>> = {
  felled: fall,
  death: fall,
  hearts: shiver,
  heal: hop,
  news: hop,
  theft: dash,
  duel: square,
  appear: drop,
};

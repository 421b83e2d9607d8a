// A critically damped spring: starts and ends softly, never overshoots, whatever the frame rate.
import { nearTurn, type Orbit } from './orbit';

const CHANNELS = ['x', 'y', 'yaw', 'pitch', 'distance'] as const;
type Channel = (typeof CHANNELS)[number];
export type Motion = Record<Channel, number>;

export const stillMotion = (): Motion => ({ x: 0, y: 0, yaw: 0, pitch: 0, distance: 0 });

/** What counts as arrived: centimetres and degrees that nobody sees. */
const ARRIVED = 0.02;

/** Moves `now` toward `goal` in place; false once it is there. `seconds` is about how long it takes. */
export function approach(
  now: Motion,
  speed: Motion,
  goal: Orbit,
  seconds: number,
  delta: number,
): boolean {
  now.yaw = nearTurn(now.yaw, goal.yaw);
  const omega = 4 / seconds;
  const fading = Math.exp(-omega * delta);
  let moving = false;
  for (const channel of CHANNELS) {
    const offset = now[channel] - goal[channel];
    const push = (speed[channel] + omega * offset) * delta;
    now[channel] = goal[channel] + (offset + push) * fading;
    speed[channel] = (speed[channel] - omega * push) * fading;
    if (Math.abs(offset) > ARRIVED || Math.abs(speed[channel]) > ARRIVED) moving = true;
  }
  if (!moving) settle(now, speed, goal);
  return moving;
}

/** Nobody would see the difference. */
export const isThere = (now: Motion, goal: Orbit): boolean =>
  CHANNELS.every((channel) => Math.abs(now[channel] - goal[channel]) <= ARRIVED);

/** There at once. */
export function settle(now: Motion, speed: Motion, goal: Orbit): void {
  for (const channel of CHANNELS) {
    now[channel] = goal[channel];
    speed[channel] = 0;
  }
}

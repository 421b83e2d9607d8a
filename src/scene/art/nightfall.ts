// How far the night has come, from 0 to 1: lights, windows and glows follow it together.
type Follower = (share: number) => void;

const followers = new Set<Follower>();
let share = 0;

export const nightfall = (): number => share;

export function setNightfall(next: number): void {
  share = next;
  for (const follow of followers) follow(share);
}

/** Called at once and whenever the light changes; returns what ends it. */
export function onNightfall(follow: Follower): () => void {
  followers.add(follow);
  follow(share);
  return () => followers.delete(follow);
}

export const blend = (day: number, night: number, at: number): number => day + (night - day) * at;

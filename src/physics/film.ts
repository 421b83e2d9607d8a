// Films a run: the poses of whatever is awake, sixty times a second.
import type RAPIER from '@dimforge/rapier3d-compat';
import { byId } from './measure/order';
import type { Track } from './recording';
import type { Pose } from './table';
import type { BuiltWorld } from './world';

type Reel = {
  readonly id: string;
  readonly body: RAPIER.RigidBody;
  readonly start: Pose;
  firstFrame: number;
  /** Poses so far, `length` numbers of it; it is doubled when it is full. */
  poses: Float32Array;
  length: number;
};

/** Numbers of a pose: x, y, lift, turn. */
const POSE = 7;
const FIRST_ROOM = 64 * POSE;
const NOTHING = new Float32Array(0);

export class Film {
  frames = 1;
  private readonly world: RAPIER.World;
  private readonly reels: ReadonlyMap<number, Reel>;
  private readonly place = { x: 0, y: 0, z: 0 };
  private readonly turn = { x: 0, y: 0, z: 0, w: 1 };
  private active = 0;
  private readonly count = (): void => {
    this.active += 1;
  };
  private filmed: RAPIER.RigidBody | undefined;
  private readonly shoot = (handle: number): void => {
    const reel = this.reels.get(handle);
    if (!reel) return;
    this.append(reel);
    this.filmed = reel.body;
  };

  constructor({ world, bodies }: BuiltWorld) {
    this.world = world;
    this.reels = new Map(
      bodies.map(({ id, body, start }) => [
        body.handle,
        { id, body, start, firstFrame: -1, poses: NOTHING, length: 0 },
      ]),
    );
    for (const { body, launched } of bodies) {
      const reel = launched ? this.reels.get(body.handle) : undefined;
      if (reel) this.begin(reel, 0);
    }
  }

  /** Whether anything is awake; as long as the last one filmed still is, nobody else is asked. */
  isMoving(): boolean {
    if (this.filmed && !this.filmed.isSleeping()) return true;
    this.active = 0;
    this.world.islands.forEachActiveRigidBodyHandle(this.count);
    return this.active > 0;
  }

  /** Adds a frame. */
  expose(): void {
    this.world.islands.forEachActiveRigidBodyHandle(this.shoot);
    this.frames += 1;
  }

  /** The bodies that were ever awake, with every pose they had. */
  tracks(): Track[] {
    return [...this.reels.values()]
      .filter(({ firstFrame }) => firstFrame >= 0)
      .map(({ id, firstFrame, poses, length }) => ({
        id,
        firstFrame,
        poses: poses.slice(0, length),
      }))
      .toSorted(byId);
  }

  private append(reel: Reel): void {
    if (reel.firstFrame < 0) this.begin(reel, this.frames - 1);
    // One that slept for a while held its pose.
    for (
      let missing = this.frames - reel.firstFrame - reel.length / POSE;
      missing > 0;
      missing -= 1
    ) {
      const at = roomIn(reel);
      reel.poses.copyWithin(at, at - POSE, at);
    }
    const { x, y, z } = reel.body.translation(this.place);
    const turn = reel.body.rotation(this.turn);
    write(reel, x, -z, y, turn.x, turn.y, turn.z, turn.w);
  }

  private begin(reel: Reel, frame: number): void {
    const { x, y, lift, turn } = reel.start;
    reel.firstFrame = frame;
    write(reel, x, y, lift, ...turn);
  }
}

/** Where the next pose is to be written. */
function roomIn(reel: Reel): number {
  const at = reel.length;
  if (at + POSE > reel.poses.length) {
    const larger = new Float32Array(Math.max(FIRST_ROOM, 2 * reel.poses.length));
    larger.set(reel.poses);
    reel.poses = larger;
  }
  reel.length += POSE;
  return at;
}

function write(
  reel: Reel,
  x: number,
  y: number,
  lift: number,
  turnX: number,
  turnY: number,
  turnZ: number,
  turnW: number,
): void {
  const at = roomIn(reel);
  const { poses } = reel;
  poses[at] = x;
  poses[at + 1] = y;
  poses[at + 2] = lift;
  poses[at + 3] = turnX;
  poses[at + 4] = turnY;
  poses[at + 5] = turnZ;
  poses[at + 6] = turnW;
}

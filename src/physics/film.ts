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
  readonly values: number[];
};

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
        { id, body, start, firstFrame: -1, values: [] },
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
      .map(({ id, firstFrame, values }) => ({ id, firstFrame, poses: new Float32Array(values) }))
      .toSorted(byId);
  }

  private append(reel: Reel): void {
    if (reel.firstFrame < 0) this.begin(reel, this.frames - 1);
    const { values } = reel;
    // One that slept for a while held its pose.
    for (let missing = this.frames - reel.firstFrame - values.length / 7; missing > 0; missing -= 1)
      values.push(...values.slice(-7));
    const { x, y, z } = reel.body.translation(this.place);
    const turn = reel.body.rotation(this.turn);
    values.push(x, -z, y, turn.x, turn.y, turn.z, turn.w);
  }

  private begin(reel: Reel, frame: number): void {
    const { x, y, lift, turn } = reel.start;
    reel.firstFrame = frame;
    reel.values.push(x, y, lift, ...turn);
  }
}

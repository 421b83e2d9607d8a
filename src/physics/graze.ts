// The engine lets a few grazes pass: a corner brushed by less than a millimetre or two between two steps
// leaves no impulse. Up to its first touch a piece slides straight, so one look ahead tells what it must meet.
import type RAPIER from '@dimforge/rapier3d-compat';
import { castAhead, type CastHit } from './cast';
import { faceToward } from './faces';
import type { Contact } from './recording';
import type { Vec2 } from './table';
import type { BuiltBody, BuiltWorld } from './world';

/** A touch that the engine does see, it sees before the piece is this far past it, in cm. */
const SURE = 1.7;
const FARTHEST_LOOK = 300;

export class GrazeWatch {
  private readonly built: BuiltWorld;
  private readonly piece: BuiltBody;
  private readonly ahead: RAPIER.Vector3;
  private readonly passed: string[] = [];
  private expected: CastHit | undefined;

  constructor(built: BuiltWorld, piece: BuiltBody) {
    const { x, z } = piece.body.linvel();
    const speed = Math.sqrt(x * x + z * z) || 1;
    this.built = built;
    this.piece = piece;
    this.ahead = { x: x / speed, y: 0, z: z / speed };
    this.expected = this.lookAhead();
  }

  /** The graze that was missed, once the piece is surely past it (or has come to rest past it). */
  missed(step: number, { x, z }: RAPIER.Vector3, atRest: boolean): Contact | undefined {
    if (!this.expected) return undefined;
    const { owner, distance } = this.expected;
    const { start, id } = this.piece;
    const way = (x - start.x) * this.ahead.x + (z + start.y) * this.ahead.z;
    if (way < distance + (atRest ? 0.01 : SURE)) return undefined;
    this.passed.push(owner.id);
    this.expected = this.lookAhead();
    const at: Vec2 = { x: start.x + this.ahead.x * distance, y: start.y - this.ahead.z * distance };
    const face =
      owner.structure && owner.part ? faceToward(owner.structure, owner.part, at) : undefined;
    return {
      step,
      piece: id,
      other: owner.id,
      impulse: 0,
      ...(owner.part && { part: owner.part }),
      ...(face && { face }),
    };
  }

  private lookAhead(): CastHit | undefined {
    const { make, start, id } = this.piece;
    return castAhead(this.built, make, start, this.ahead, FARTHEST_LOOK, [id, ...this.passed]);
  }
}

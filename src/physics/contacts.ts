// Who touched whom first. A "started" event only says that two shapes came within a tenth of a millimetre;
// a touch counts once an impulse has passed between them.
import RAPIER from '@dimforge/rapier3d-compat';
import { faceOf } from './faces';
import type { Vec3 } from './measure/quaternion';
import { GrazeWatch } from './graze';
import type { Contact } from './recording';
import type { BuiltBody, BuiltWorld, Owner } from './world';

type Pair = {
  readonly piece: RAPIER.Collider;
  readonly other: RAPIER.Collider;
  readonly pieceId: string;
  readonly otherOwner: Owner;
};
type Touch = { readonly impulse: number; readonly normal: Vec3 };
type Found = { readonly pair: Pair; readonly contact: Contact };
type Flight = {
  readonly body: RAPIER.RigidBody;
  readonly place: Place;
  /** Until its first real touch, for what slides straight. */
  watch: GrazeWatch | undefined;
};
type Place = { now: RAPIER.Vector3; before: RAPIER.Vector3; earlier: RAPIER.Vector3 };

export class ContactLog {
  readonly contacts: Contact[] = [];
  private readonly seen = new Set<string>();
  private readonly pending = new Map<string, Pair>();
  private readonly launched: ReadonlyMap<string, Flight>;
  private readonly queue = new RAPIER.EventQueue(true);
  private readonly built: BuiltWorld;

  constructor(built: BuiltWorld) {
    this.built = built;
    const launched = built.bodies.filter((one) => one.launched);
    this.launched = new Map(
      launched.map((one) => {
        const { id, body } = one;
        const place = {
          now: body.translation(),
          before: body.translation(),
          earlier: body.translation(),
        };
        return [
          id,
          { body, place, watch: slidesStraight(one) ? new GrazeWatch(built, one) : undefined },
        ];
      }),
    );
    for (const { body } of launched) this.noteNeighbours(body);
  }

  /** What a piece lies against when it is let go gives no "started" event, and is touched only if pushed into. */
  private noteNeighbours(body: RAPIER.RigidBody): void {
    for (let index = 0; index < body.numColliders(); index += 1) {
      const collider = body.collider(index);
      this.built.world.contactPairsWith(collider, (other) =>
        this.note(collider.handle, other.handle, true),
      );
    }
  }

  /** Steps the world once and notes what was touched in that step. */
  step(step: number): void {
    this.built.world.step(this.queue);
    for (const { body, place } of this.launched.values()) {
      const oldest = place.earlier;
      place.earlier = place.before;
      place.before = place.now;
      place.now = body.translation(oldest);
    }
    this.queue.drainCollisionEvents((first, second, started) => this.note(first, second, started));
    if (this.pending.size > 0) this.verify(step);
    this.addMissedGrazes(step, false);
  }

  /** To be called once when everything has come to rest. */
  finish(step: number): void {
    this.addMissedGrazes(step, true);
  }

  free(): void {
    this.queue.free();
  }

  private note(first: number, second: number, started: boolean): void {
    const key = first < second ? `${first},${second}` : `${second},${first}`;
    if (!started) {
      this.pending.delete(key);
      return;
    }
    const pair = this.pairOf(first, second);
    if (pair && !this.seen.has(nameOf(pair))) this.pending.set(key, pair);
  }

  /** The launched piece first, then movable before fixed; undefined for the table itself and a body's own parts. */
  private pairOf(first: number, second: number): Pair | undefined {
    const { owners, world } = this.built;
    const [a, b] = [owners.get(first), owners.get(second)];
    if (!a || !b || a.id === b.id) return undefined;
    const rank = (handle: number, owner: Owner): number => {
      if (this.launched.has(owner.id)) return 0;
      return world.getCollider(handle).parent() ? 1 : 2;
    };
    const [rankA, rankB] = [rank(first, a), rank(second, b)];
    const swap = rankA > rankB || (rankA === rankB && a.id > b.id);
    const [piece, other] = swap ? [second, first] : [first, second];
    const [pieceOwner, otherOwner] = swap ? [b, a] : [a, b];
    return {
      piece: world.getCollider(piece),
      other: world.getCollider(other),
      pieceId: pieceOwner.id,
      otherOwner,
    };
  }

  private verify(step: number): void {
    const found: Found[] = [];
    for (const [key, pair] of this.pending) {
      const touch = this.touchOf(pair);
      if (!touch) continue;
      const { id, part, structure } = pair.otherOwner;
      const face = structure && part ? faceOf(structure, part, touch.normal) : undefined;
      // A piece may slide from a support's inner face to its front: such a pair is watched until they part.
      if (!structure) this.pending.delete(key);
      const name = nameOf(pair, face);
      if (this.seen.has(name)) continue;
      this.seen.add(name);
      const impulse = Math.round(touch.impulse * 10) / 10;
      found.push({
        pair,
        contact: {
          step,
          piece: pair.pieceId,
          other: id,
          impulse,
          ...(part && { part }),
          ...(face && { face }),
        },
      });
    }
    if (found.length > 1) this.sortByTime(found);
    for (const { contact } of found) {
      this.contacts.push(contact);
      const flight = this.launched.get(contact.piece);
      if (!flight) continue;
      if (contact.impulse > 0) flight.watch = undefined;
      else flight.watch?.pass(contact.other);
    }
  }

  private addMissedGrazes(step: number, atRest: boolean): void {
    for (const { watch, place } of this.launched.values()) {
      const missed = watch?.missed(step, place.now, atRest);
      if (missed) this.contacts.push(missed);
    }
  }

  private touchOf({ piece, other }: Pair): Touch | undefined {
    const { world } = this.built;
    if (piece.isSensor() || other.isSensor()) {
      return world.intersectionPair(piece, other) ? { impulse: 0, normal: [0, 1, 0] } : undefined;
    }
    let strongest: Touch | undefined;
    world.contactPair(other, piece, (manifold, flipped) => {
      for (let index = 0; index < manifold.numContacts(); index += 1) {
        const impulse = manifold.contactImpulse(index);
        if (impulse <= (strongest?.impulse ?? 0)) continue;
        const { x, y, z } = manifold.normal();
        strongest = { impulse, normal: flipped ? [-x, -y, -z] : [x, y, z] };
      }
    });
    return strongest;
  }

  /** Two touches in one step: the one that a straight flight from before the step reaches first. */
  private sortByTime(found: Found[]): void {
    const times = new Map(found.map((one) => [one, this.timeOfTouch(one.pair)]));
    const timeOf = (one: Found): number => times.get(one) ?? 0;
    found.sort((a, b) => timeOf(a) - timeOf(b) || (a.contact.other < b.contact.other ? -1 : 1));
  }

  private timeOfTouch({ pieceId, piece, other }: Pair): number {
    const place = this.launched.get(pieceId)?.place;
    if (!place) return 1;
    const { before, earlier } = place;
    const flight = { x: before.x - earlier.x, y: 0, z: before.z - earlier.z };
    const still = { x: 0, y: 0, z: 0 };
    const hit = other.castShape(
      still,
      piece.shape,
      { x: before.x, y: before.y + 0.01, z: before.z },
      piece.rotation(),
      flight,
      0,
      4,
      false,
    );
    return hit?.time_of_impact ?? 4;
  }
}

function slidesStraight({ body, make }: BuiltBody): boolean {
  return make.parts.length === 1 && body.linvel().y === 0 && Math.abs(body.angvel().y) < 0.5;
}

const nameOf = ({ pieceId, otherOwner }: Pair, face = ''): string =>
  `${pieceId}|${otherOwner.id}|${otherOwner.part ?? ''}|${face}`;

// Who touched whom first. A "started" event only says that two shapes came within a tenth of a millimetre;
// a touch counts once an impulse has passed between them.
import RAPIER from '@dimforge/rapier3d-compat';
import { faceOf } from './faces';
import { by } from './measure/order';
import type { Vec3 } from './measure/quaternion';
import { STEPS_PER_FRAME } from './measure/time';
import { boxesOf, type Box } from './measure/solid';
import { GrazeWatch } from './graze';
import { isSpinning, motionOf, timeToTouch, type Motion } from './time-to-touch';
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
  readonly piece: BuiltBody;
  readonly turns: boolean;
  /** How it was launched, or flew before the step if it turns; until its first real touch, later ones need no order. */
  before: Motion | undefined;
  /** For what slides straight, until its first real touch. */
  watch: GrazeWatch | undefined;
};

export class ContactLog {
  readonly contacts: Contact[] = [];
  private readonly seen = new Set<string>();
  private readonly pending = new Map<number, Pair>();
  private readonly launched: ReadonlyMap<string, Flight>;
  private readonly turning: readonly Flight[];
  private readonly queue = new RAPIER.EventQueue(true);
  private readonly built: BuiltWorld;

  constructor(built: BuiltWorld) {
    this.built = built;
    const launched = built.bodies.filter((one) => one.launched);
    this.launched = new Map(
      launched.map((piece) => {
        const before = slides(piece) ? motionOf(piece.body) : undefined;
        const turns = before !== undefined && isSpinning(before);
        const watch = before && !turns ? new GrazeWatch(built, piece) : undefined;
        return [piece.id, { piece, turns, before, watch }];
      }),
    );
    this.turning = [...this.launched.values()].filter(({ turns }) => turns);
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
    for (const flight of this.turning) {
      if (flight.before && isSpinning(flight.before)) flight.before = motionOf(flight.piece.body);
    }
    this.built.world.step(this.queue);
    this.queue.drainCollisionEvents(this.note);
    if (this.pending.size > 0) this.verify(step);
    if (step % STEPS_PER_FRAME === 0) this.addMissedGrazes(step, false);
  }

  /** To be called once when everything has come to rest. */
  finish(step: number): void {
    this.addMissedGrazes(step, true);
  }

  free(): void {
    this.queue.free();
  }

  /** The table itself has no owner, and a body's own parts do not touch each other. */
  private readonly note = (first: number, second: number, started: boolean): void => {
    const { owners } = this.built;
    const [a, b] = [owners.get(first), owners.get(second)];
    if (!a || !b || a.id === b.id) return;
    const key = Math.min(a.index, b.index) * owners.size + Math.max(a.index, b.index);
    if (!started) {
      this.pending.delete(key);
      return;
    }
    const pair = this.pairOf(first, a, second, b);
    if (!this.seen.has(nameOf(pair.pieceId, pair.otherOwner.id, pair.otherOwner.part)))
      this.pending.set(key, pair);
  };

  /** The launched piece first, then movable before fixed. */
  private pairOf(first: number, a: Owner, second: number, b: Owner): Pair {
    const { world } = this.built;
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
      const name = nameOf(pair.pieceId, id, part, face);
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
      const flight = this.launched.get(contact.piece);
      // What was grazed on the way to this touch came before it.
      if (flight && contact.impulse > 0) this.addMissedGraze(flight, step, true, contact.other);
      this.contacts.push(contact);
      if (!flight) continue;
      if (contact.impulse > 0) {
        flight.watch = undefined;
        flight.before = undefined;
      }
    }
  }

  private addMissedGrazes(step: number, atRest: boolean): void {
    for (const flight of this.launched.values()) this.addMissedGraze(flight, step, atRest);
  }

  private addMissedGraze(
    { watch, piece }: Flight,
    step: number,
    passed: boolean,
    touching?: string,
  ): void {
    const missed = watch?.missed(step, piece.body.translation(), passed);
    if (!missed || missed.other === touching) return;
    this.seen.add(nameOf(missed.piece, missed.other, missed.part, missed.face));
    this.contacts.push(missed);
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

  /**
   * Two touches in one step: the one that a straight flight from before the step reaches first. In a rush
   * none flies straight, and their names decide.
   */
  private sortByTime(found: Found[]): void {
    const times = new Map(found.map((one) => [one, this.timeOfTouch(one.pair)]));
    const timeOf = (one: Found): number => times.get(one) ?? 0;
    found.sort(
      by(
        timeOf,
        ({ contact }) => contact.other,
        ({ contact }) => contact.piece,
        ({ contact }) => contact.part ?? '',
        ({ contact }) => contact.face ?? '',
      ),
    );
  }

  private timeOfTouch({ pieceId, other, otherOwner }: Pair): number {
    const flight = this.launched.get(pieceId);
    if (!flight?.before) return 0;
    return timeToTouch(flight.piece.make, flight.before, this.boxesBefore(other, otherOwner.id));
  }

  /** What nobody has touched before this step was where it started. */
  private boxesBefore(collider: RAPIER.Collider, id: string): Box[] {
    const piece = this.built.bodies.find((one) => one.id === id);
    if (!piece) return [boxOf(collider)];
    const touched = this.contacts.some((contact) => contact.piece === id || contact.other === id);
    if (!touched) return boxesOf(piece.make, piece.start);
    const { x, y, z } = piece.body.translation();
    const turn = piece.body.rotation();
    return boxesOf(piece.make, { x, y: -z, lift: y, turn: [turn.x, turn.y, turn.z, turn.w] });
  }
}

function boxOf(collider: RAPIER.Collider): Box {
  const { x, y, z } = collider.translation();
  const half = collider.halfExtents() ?? { x: 0, y: 0, z: 0 };
  const turn = collider.rotation();
  return {
    centre: [x, y, z],
    half: [half.x, half.y, half.z],
    turn: [turn.x, turn.y, turn.z, turn.w],
  };
}

/** Discs, bullets, pellets, knives and bats; not what falls or is a figure. */
const slides = ({ body, make }: BuiltBody): boolean =>
  make.parts.length === 1 && body.linvel().y === 0;

const nameOf = (piece: string, other: string, part = '', face = ''): string =>
  `${piece}|${other}|${part}|${face}`;

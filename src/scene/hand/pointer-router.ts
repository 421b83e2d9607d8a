// The router of pointers: each over the table gets one owner, the hand, a handle or the camera.
import { directionOf, heading } from '../../physics/measure/trig';
import { distance, dot, subtract } from '../../physics/measure/vector';
import { fullPullOf, type WindowSize } from '../../match/hand/pull';
import type { Answer } from '../../match/session';
import type { Spot, Vec2 } from '../../physics/table';
import type { Ray } from '../camera/ground';
import type { Steering } from '../camera/steering';
import type { Decision } from '../../scenarios/decisions';
import type { Gesture } from '../settings';
import type { Finger } from './finger';
import { frameAt } from './frame';
import {
  handleAt,
  handlesOf,
  NEAR,
  placeAt,
  POLE_SHARE,
  struckAt,
  targetAt,
  type Handle,
} from './grips';
import * as hand from './hand';
import { feed, give, letGo, take } from './gesture';
import { isHolding, type Grip } from './machine';
import type { Placer } from './placer';
import type { Press } from './press';
import { discFor, earlyPull, isPull, type EarlyPull } from './pull-at-once';
import { startAtKnob } from './reach';
import type { Pointing } from './rest';
import type { Target } from './targets';
import { Taps } from './taps';
import { BESIDE, thingUnder } from './thing-under';
import type { NamedThing } from './things';

/** The table as the window shows it. */
export type Sight = {
  readonly under: (pixel: Vec2) => Vec2 | undefined;
  readonly pixel: (at: Vec2, lift?: number) => Vec2;
  readonly size: () => WindowSize;
  readonly ray: (pixel: Vec2) => Ray;
};

const DEAD_CM = 1;
const PUSH_RADIUS = 1.6;
/** A finger that moves less only taps. */
const CARRY_PIXELS = 6;
/** Pixels that a centimetre of the pole is long at least. */
const LEAST_LIFT = 8;

/** What the hand is for just now. */
export type Task = {
  readonly gesture: Gesture;
  readonly targets: readonly Target[];
  /** Who acts. */
  readonly figure: Spot | undefined;
  readonly decision: Decision | undefined;
  readonly onAnswer: (answer: Answer) => void;
  /** What may be asked for its name; nothing while something is shown. */
  readonly things?: readonly NamedThing[];
  /** Pieces may be taken and put elsewhere. */
  readonly placer?: Placer | undefined;
};

const NO_TASK: Task = {
  gesture: 'pull',
  targets: [],
  figure: undefined,
  decision: undefined,
  onAnswer: () => {},
};

/** The piece that this pointer holds, or any does. */
function gripOf(pointer?: number): Grip | undefined {
  const { grasp } = hand.useHand.getState();
  if (!isHolding(grasp)) return undefined;
  return pointer === undefined || pointer === grasp.grip.pointer ? grasp.grip : undefined;
}

const isSame = (a: Vec2, b: Vec2 | undefined): boolean => a.x === b?.x && a.y === b.y;

export class PointerRouter {
  private task: Task = NO_TASK;
  private dragged:
    | {
        readonly id: number;
        readonly handle: Handle;
        /** Where it was taken, in pixels, and how high what is flipped would have gone. */
        readonly from: Vec2;
        readonly height: number;
        moved: boolean;
      }
    | undefined;
  private carried:
    | { readonly id: number; readonly piece: string; readonly from: Vec2; moved: boolean }
    | undefined;
  private early: EarlyPull | undefined;
  private readonly taps = new Taps();
  private readonly sight: Sight;
  private readonly steering: Steering;
  private readonly finger: Finger;
  private readonly frameTable: () => void;

  constructor(sight: Sight, steering: Steering, finger: Finger, frameTable: () => void) {
    this.sight = sight;
    this.steering = steering;
    this.finger = finger;
    this.frameTable = frameTable;
  }

  /** A question that is answered or taken back takes the piece out of the hand. */
  setTask(task: Task): void {
    if (task.decision !== this.task.decision) letGo('overtaken');
    this.task = task;
    this.takeEarly();
  }

  down(press: Press): void {
    const held = gripOf();
    if (held) {
      // Two fingers are for the camera: it gets both.
      letGo('secondPointer');
      this.steering.down(held.pointer, this.finger.pointer ?? press.at, false);
      this.steering.down(press.id, press.at, false);
      return;
    }
    if (this.carried) {
      this.putBack();
      this.steering.down(press.id, press.at, false);
      return;
    }
    if (this.early) {
      this.steering.down(this.early.press.id, this.early.now.at, false);
      this.steering.down(press.id, press.at, false);
      this.early = undefined;
      return;
    }
    const piece = press.isMain && !this.steering.busy ? this.pieceUnder(press.at) : undefined;
    if (piece !== undefined) {
      this.carried = { id: press.id, piece, from: press.at, moved: false };
      return;
    }
    const found = press.isMain && !this.steering.busy && this.handleUnder(press.at);
    const point = this.sight.under(press.at);
    if (found && point) this.takeHold(found, press, point);
    else {
      this.taps.down(press);
      this.early = press.isMain && !this.steering.busy ? this.earlyAt(press) : undefined;
      if (!this.early) this.steering.down(press.id, press.at, !press.isMain);
    }
  }

  move(press: Press): void {
    const { id, at, time, shift } = press;
    if (this.early?.press.id === id) this.pullEarly(this.early, press);
    else if (gripOf(id)) {
      this.finger.pointer = at;
      feed({ kind: 'fine', on: shift || hand.useHand.getState().fineHeld });
      feed({ kind: 'move', pointer: id, point: at, time });
      this.flickIfReleased();
    } else if (this.dragged?.id === id) {
      const point = this.sight.under(at);
      if (this.dragged.handle.kind === 'height') this.lift(this.dragged, this.dragged.handle, at);
      else if (point) this.drag(this.dragged, point);
    } else if (this.carried?.id === id) this.carry(this.carried, at);
    else this.steering.move(id, at);
  }

  up({ id, at, time }: Press): void {
    if (gripOf(id)) {
      feed({ kind: 'release', pointer: id, time });
      this.flickIfReleased();
      return;
    }
    if (this.dragged?.id === id) {
      const { handle: dropped, moved } = this.dragged;
      this.dragged = undefined;
      const { placing } = hand.useHand.getState();
      // A look is given by letting go; a place only by tapping it, since it is easily missed.
      if (dropped.kind === 'facing' && moved && !placing?.spot) give(this.task.onAnswer);
      else if (dropped.kind === 'spot' && !moved) give(this.task.onAnswer);
      return;
    }
    if (this.carried?.id === id) {
      this.drop(this.carried, at);
      return;
    }
    if (this.early?.press.id === id) this.early = undefined;
    else this.steering.up(id);
    const tap = this.taps.up({ id, at, time });
    if (tap) this.tap(tap.at, tap.isDouble);
  }

  /** The pointer is gone without having been let go. */
  lose(id: number): void {
    if (gripOf(id)) letGo('pointerLost');
    if (this.dragged?.id === id) this.dragged = undefined;
    if (this.carried?.id === id) this.putBack();
    if (this.early?.press.id === id) this.early = undefined;
    this.steering.up(id);
    this.taps.forget(id);
  }

  /** What a mouse without a pressed button is over. */
  hover(at: Vec2): 'grab' | 'pointer' | undefined {
    if (this.pieceUnder(at) !== undefined) return 'grab';
    const target = targetAt(at, this.task.targets, this.sight.pixel);
    hand.pointAt(target?.id);
    if (target) return 'pointer';
    const press = { id: 0, at, time: 0, isMain: true, shift: false };
    return this.handleUnder(at) || this.earlyAt(press) ? 'grab' : undefined;
  }

  /** What a pointer at rest means; while one aims the help of the aim speaks. */
  named(at: Vec2, by: Pointing): string | undefined {
    const state = hand.useHand.getState();
    if (isHolding(state.grasp) || hand.aimShown(state) || this.dragged) return undefined;
    return thingUnder(at, this.task.things ?? [], this.sight.ray, BESIDE[by]);
  }

  /** A finger that only lies there: it holds nothing and turns nothing. */
  isStill(press: Pick<Press, 'id' | 'at'>): boolean {
    return this.taps.isStill(press);
  }

  /** Where the piece that is aimed lies in the window. */
  pieceAt(): Vec2 | undefined {
    const { aiming } = hand.useHand.getState();
    return aiming && this.sight.pixel(aiming.offer.at);
  }

  private pieceUnder(at: Vec2): string | undefined {
    return targetAt(at, this.task.placer?.pieces ?? [], this.sight.pixel)?.id;
  }

  /** Where a carried piece would be put: before a finger, not under it. */
  private under(at: Vec2): Vec2 | undefined {
    return this.sight.under({ x: at.x, y: at.y - (this.task.placer?.ahead ?? 0) });
  }

  private carry(carried: NonNullable<PointerRouter['carried']>, at: Vec2): void {
    carried.moved ||= distance(at, carried.from) > CARRY_PIXELS;
    const point = carried.moved && this.under(at);
    if (point) this.task.placer?.onCarry(carried.piece, point);
  }

  private drop({ piece, moved }: NonNullable<PointerRouter['carried']>, at: Vec2): void {
    this.carried = undefined;
    const point = this.under(at);
    if (!moved) this.task.placer?.onSelect(piece);
    else if (point) this.task.placer?.onDrop(piece, point);
    else this.task.placer?.onLose(piece);
  }

  private putBack(): void {
    if (this.carried) this.task.placer?.onLose(this.carried.piece);
    this.carried = undefined;
  }

  private handleUnder(at: Vec2): Handle | undefined {
    const handles = handlesOf(hand.useHand.getState(), this.task.figure);
    const found = handleAt(at, handles, this.sight.pixel, NEAR[this.task.gesture]);
    // Another good place close by is meant by itself.
    const place = found?.kind === 'spot' ? this.placeUnder(at) : undefined;
    return place && !isSame(place, found?.at) ? undefined : found;
  }

  private placeUnder(at: Vec2): Vec2 | undefined {
    const { placeable } = hand.useHand.getState();
    return placeable && placeAt(at, placeable.places, this.sight.pixel);
  }

  private earlyAt(press: Press): EarlyPull | undefined {
    const { gesture, decision, figure } = this.task;
    return gesture === 'pull' ? earlyPull(press, decision, figure, this.sight.pixel) : undefined;
  }

  private pullEarly(early: EarlyPull, now: Press): void {
    const isGiven = early.isGiven || isPull(early, now.at);
    this.early = { ...early, now, isGiven };
    if (isGiven && !early.isGiven) this.task.onAnswer({ choice: early.choice });
    else this.takeEarly();
  }

  /** The disc lies there now: it is held from where the figure was. */
  private takeEarly(): void {
    const { early, task } = this;
    const disc = early && discFor(early, task.decision, hand.useHand.getState());
    const point = early && disc && this.sight.under(early.press.at);
    if (!early || !disc || !point) return;
    this.early = undefined;
    this.takeHold(disc, early.press, point);
    this.move(early.now);
  }

  private takeHold(found: Handle, press: Press, point: Vec2): void {
    if (found.kind !== 'flick') {
      const { aiming } = hand.useHand.getState();
      const height = aiming?.height ?? 0;
      this.dragged = { id: press.id, handle: found, from: press.at, height, moved: false };
      return;
    }
    const { aiming, fineHeld } = hand.useHand.getState();
    take(
      found.choice,
      aiming?.axis === undefined ? undefined : struckAt(point, found.at, aiming.axis),
    );
    this.finger.pointer = press.at;
    feed({
      kind: 'press',
      point: press.at,
      time: press.time,
      fine: press.shift || fineHeld,
      grip: {
        pointer: press.id,
        choice: found.choice,
        at: this.sight.pixel(found.at),
        frame: frameAt(found.at, this.sight.pixel),
        radius: PUSH_RADIUS,
        gesture: this.task.gesture,
        full: fullPullOf(this.sight.size()),
      },
    });
  }

  private flickIfReleased(): void {
    if (hand.useHand.getState().grasp.phase === 'released') give(this.task.onAnswer);
  }

  /** Up the window is higher, as far as the pole looks long; from above it looks like nothing, and has a length of its own. */
  private lift(
    { from, height }: NonNullable<PointerRouter['dragged']>,
    { at: foot, lift }: Extract<Handle, { readonly kind: 'height' }>,
    at: Vec2,
  ): void {
    const centimetre = this.sight.pixel(foot, lift).y - this.sight.pixel(foot, lift + 1).y;
    const pixels = POLE_SHARE * Math.max(LEAST_LIFT, centimetre);
    hand.setHeight(height + (from.y - at.y) / pixels);
  }

  private drag(dragged: NonNullable<PointerRouter['dragged']>, point: Vec2): void {
    const { kind, at } = dragged.handle;
    if (kind === 'spot') {
      dragged.moved ||= distance(point, at) > DEAD_CM;
      if (dragged.moved) hand.setSpot(point);
      return;
    }
    const { aiming, offers, placing } = hand.useHand.getState();
    if (kind === 'shift') {
      const from = offers.find(({ choice }) => choice === aiming?.choice)?.offer;
      if (from?.shift) hand.setShift(dot(subtract(point, from.at), heading(from.shift.direction)));
      return;
    }
    if (kind === 'from') {
      const within = aiming?.offer.within;
      if (within) hand.setFrom(startAtKnob(point, within));
      return;
    }
    const centre = kind === 'axis' ? aiming?.offer.at : (placing?.spot ?? this.task.figure);
    if (!centre || distance(point, centre) < DEAD_CM) return;
    dragged.moved = true;
    const direction = directionOf(subtract(point, centre));
    if (kind === 'axis') hand.setAxis(direction);
    else hand.setFacing(direction);
  }

  private tap(at: Vec2, isDouble: boolean): void {
    const { placing } = hand.useHand.getState();
    const target = targetAt(at, this.task.targets, this.sight.pixel);
    const point = this.sight.under(at);
    if (target) this.task.onAnswer({ choice: target.choice });
    else if (placing?.spot && point) hand.setSpot(this.placeUnder(at) ?? point);
    else if (isDouble) this.frameTable();
  }
}

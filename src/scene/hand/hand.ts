// The hand over the table, as the page may see and move it: the gesture, the keyboard and the panel share it.
import { create } from 'zustand';
import { LAUNCHES } from '../../physics/measure/launches';
import {
  quantiseAngle,
  quantiseLength,
  quantiseSpeed,
  quantiseVec2,
} from '../../physics/measure/quantise';
import { clamp } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import {
  optionName,
  type FlickNumbers,
  type FlickOffer,
  type OptionId,
} from '../../scenarios/decisions';
import { outwardOnly, shifted } from '../../scenarios/rules/behind';
import { drawnIn, placedAt } from '../../scenarios/rules/reach';
import type { Breath } from '../../match/hand/breath';
import type { Aiming, Offer, Placeable, Placing } from './aiming';
import { aroundOf, placeAround, type Around } from './reach';
import type { Numbers } from './strength';
import { IDLE, isAimed, type HandState } from './machine';

export type { Aiming, Offer, Placing, FlickOffer };

export type Hand = {
  /** What the gesture's machine says; nobody else knows a phase. */
  readonly grasp: HandState;
  /** Everything that may be flicked now: left or right of the figure, behind a building. */
  readonly offers: readonly Offer[];
  /** The chosen offer with its numbers: what is shown, and what is flicked. */
  readonly aiming?: Aiming;
  /** The same as the hand wants it: its aim breathes around that, where it does. */
  readonly meant?: Aiming;
  /** As it was meant when the piece was taken: letting go of it takes nothing along. */
  readonly before?: Aiming;
  /** A direction to look in or a place, where one is asked for. */
  readonly placing?: Placing;
  /** Where it may be put, where that is known. */
  readonly placeable?: Placeable;
  /** The aim was set by keys or by the panel: it is shown though nobody holds the piece. */
  readonly steered: boolean;
  /** The aim of whoever is asked breathes. */
  readonly living: boolean;
  /** Where in its breath the hand is, since when in ms, and how many degrees to the left that carries the aim. */
  readonly breath?: (Breath & { readonly time: number }) | undefined;
  readonly sway: number;
  /** A second thumb holds the fine area. */
  readonly fineHeld: boolean;
  /** "Next to" rings are shown. */
  readonly nextTo: boolean;
  /** A piece or structure that the page or the mouse points at. */
  readonly pointed?: string | undefined;
};

export const NO_HAND: Omit<Hand, 'nextTo' | 'fineHeld'> = {
  grasp: IDLE,
  offers: [],
  steered: false,
  living: false,
  sway: 0,
};

export const useHand = create<Hand>(() => ({ ...NO_HAND, nextTo: false, fineHeld: false }));
const { getState, setState } = useHand;

/** The aim that is shown: held, or set without holding. */
export const aimShown = ({ grasp, steered, aiming }: Hand): Aiming | undefined =>
  steered || isAimed(grasp) ? aiming : undefined;

/** A breath carries the aim past what is meant. */
export const isSwaying = ({ meant, aiming }: Hand): boolean => meant !== aiming;

/** What is meant, and what a breath makes of it. */
export const aimed = (meant: Aiming, sway: number): Required<Pick<Hand, 'aiming' | 'meant'>> => ({
  meant,
  aiming:
    sway === 0
      ? meant
      : withNumbers(meant, {
          direction: quantiseAngle(meant.direction + sway),
          speed: meant.speed,
        }),
});

const change = (numbers: Partial<Aiming>): void => {
  const { meant, sway } = getState();
  if (meant) setState({ ...aimed({ ...meant, ...numbers }, sway), steered: true });
};
const place = (numbers: Partial<Placing>): void => {
  const { placing } = getState();
  if (placing) setState({ placing: { ...placing, ...numbers } });
};

/** Picks one of the offers; the aim is kept. */
export function choose(choice: OptionId): void {
  const { offers, meant, sway } = getState();
  const picked = offers.find((one) => one.choice === choice);
  if (!picked || !meant || meant.choice === choice) return;
  const { shift: _shift, from: _from, ...kept } = meant;
  setState(aimed({ ...kept, ...picked }, sway));
}

/** An aim as it was let go before, to be changed a little; one that is not offered now is left alone. */
export function aimWith(name: string, numbers: FlickNumbers): void {
  const { offers, sway } = getState();
  const picked = offers.find(({ choice }) => optionName(choice) === name);
  if (!picked) return;
  const { shift, from } = numbers;
  const offer = placedAt(shifted(picked.offer, shift), from);
  setState({ ...aimed({ ...picked, offer, ...numbers }, sway), steered: true });
}

/** The next offer, or the one before. */
export function chooseNext(step: 1 | -1): void {
  const { offers, aiming } = getState();
  const index = offers.findIndex(({ choice }) => choice === aiming?.choice);
  const next = offers.at((index + step) % offers.length);
  if (next) choose(next.choice);
}

/** The aim with a flick's numbers: a bat's handle and a rifle's push turn with the flick. */
export function withNumbers(aiming: Aiming, { direction: wanted, speed }: Numbers): Aiming {
  const direction = outwardOnly(aiming.offer, wanted);
  const by = direction - aiming.direction;
  return {
    ...aiming,
    direction,
    speed,
    ...(aiming.axis !== undefined && { axis: quantiseAngle(aiming.axis + by) }),
    ...(aiming.aim !== undefined && { aim: quantiseAngle(aiming.aim + by) }),
  };
}

/** Turns the flick. */
export function aimAt(direction: number): void {
  const { meant } = getState();
  if (meant)
    change(withNumbers(meant, { direction: quantiseAngle(direction), speed: meant.speed }));
}

export function setSpeed(speed: number): void {
  const { meant } = getState();
  if (meant) change({ speed: quantiseSpeed(clamp(speed, ...meant.offer.speed)) });
}

/** Steps for keys and steppers: degrees, and a share of the strength. */
export function nudge({ turn = 0, push = 0 }: { turn?: number; push?: number }): void {
  const { meant } = getState();
  if (!meant) return;
  const [least, most] = meant.offer.speed;
  if (turn !== 0) aimAt(meant.direction + turn);
  if (push !== 0) setSpeed(meant.speed + push * (most - least));
}

/** Bat: where its thick end points. */
export const setAxis = (axis: number): void => change({ axis: quantiseAngle(axis) });
/** Bat: how far from its middle the handle is struck. */
export const setStruck = (struck: number): void =>
  change({ struck: quantiseLength(clamp(struck, ...LAUNCHES.bat.numbers.struck.range)) });
/** Flare: how high it is flipped. */
export const setHeight = (height: number): void =>
  change({ height: quantiseLength(clamp(height, ...LAUNCHES.flare.numbers.height.range)) });
/** Sniper: where the push itself points. */
export const setAim = (aim: number): void => change({ aim: quantiseAngle(aim) });

/** Behind a door: how far along it the start lies from where it was offered. */
export function setShift(shift: number): void {
  const { offers, aiming } = getState();
  const offer = offers.find(({ choice }) => choice === aiming?.choice)?.offer;
  if (!aiming || !offer?.shift) return;
  const by = quantiseLength(clamp(shift, ...offer.shift.range));
  change({ shift: by, offer: shifted(offer, by) });
}

/** Within reach of its figure: where the start lies; farther than that it is drawn in. */
export function setFrom(wanted: Vec2): void {
  const { offers, aiming } = getState();
  const offer = offers.find(({ choice }) => choice === aiming?.choice)?.offer;
  if (!aiming || !offer?.within) return;
  const from = quantiseVec2(drawnIn(wanted, offer.within));
  change({ from, offer: placedAt(offer, from) });
}

/** The same, by its direction and distance from the figure. */
export function setAround(now: Partial<Around>): void {
  const { aiming } = getState();
  const within = aiming?.offer.within;
  if (within) setFrom(placeAround({ ...aroundOf(aiming.offer.at, within), ...now }, within));
}

export const setFacing = (facing: number): void =>
  place({ facing: quantiseAngle(facing), turned: true });
export const setSpot = ({ x, y }: Vec2): void =>
  place({ spot: { x: quantiseLength(x), y: quantiseLength(y) } });

/** The next good place, or the one before; from anywhere else the first. */
export function choosePlace(step: 1 | -1): void {
  const { placing, placeable } = getState();
  const places = placeable?.places ?? [];
  const now = places.findIndex(({ x, y }) => x === placing?.spot?.x && y === placing.spot.y);
  const next = now < 0 ? places[0] : places.at((now + step) % places.length);
  if (next) setSpot(next);
}

/** For a second thumb: while it is held, the aim moves ten times slower. */
export const holdFine = (fineHeld: boolean): void => setState({ fineHeld });
export const showNextTo = (nextTo: boolean): void => setState({ nextTo });
/** The page points at something on the table; nothing when undefined. */
export const pointAt = (pointed: string | undefined): void => {
  if (getState().pointed !== pointed) setState({ pointed });
};

// Placing as the page knows it: which piece is chosen, why it cannot stand where it was put, and where it could.
import { create } from 'zustand';
import type { Edit, NoRoom, Wanted } from '../../../match/practice/place';
import { edited, placeOf, spotOfPiece } from '../../../match/practice/place';
import type { PracticeSession } from '../../../match/practice/session';
import type { Setting } from '../../../match/practice/setting';
import { gapBetween, isNextTo, pieceFootprint } from '../../../physics/measure/footprint';
import { quantise } from '../../../physics/measure/quantise';
import { distance } from '../../../physics/measure/vector';
import type { Spot, Vec2 } from '../../../physics/table';
import { useCarried } from '../../../scene/hand/carried';
import { tableOf } from '../../../scenarios/queries';
import { gameOf } from '../../../match/practice/setting';

type Placing = {
  readonly selected?: string | undefined;
  /** The last try that found no room. */
  readonly refused?: (NoRoom & { readonly id: string; readonly lying: boolean }) | undefined;
  /** The other end of the ruler. */
  readonly other?: string | undefined;
  readonly isMeasuring: boolean;
};

export const usePlacing = create<Placing>(() => ({ isMeasuring: false }));

/** To the millimetre: finer than a finger, and short in a link. */
const onGrid = (value: number): number => quantise(value, 10);

/** A figure keeps looking the way it looked; one from the box looks north. */
export function wantedAt(setting: Setting, id: string, { x, y }: Vec2): Wanted {
  const { at, lying } = spotOfPiece(id, setting) ?? { at: { facing: 90 }, lying: false };
  return { at: { x: onGrid(x), y: onGrid(y), facing: at.facing }, lying };
}

/** Puts it there, or says why not. */
export function tryPut(session: PracticeSession, id: string, where: Wanted): boolean {
  const result = session.edit({ put: id, where });
  const { lying = false } = where;
  usePlacing.setState({
    selected: id,
    refused: result.ok ? undefined : { ...result, id, lying },
  });
  useCarried.setState({
    carried: undefined,
    selected: id,
    offered: result.ok ? undefined : result.nearest,
  });
  return result.ok;
}

export function select(id: string | undefined): void {
  const { isMeasuring, selected } = usePlacing.getState();
  if (isMeasuring && id !== undefined && selected !== undefined && id !== selected) {
    usePlacing.setState({ other: id });
    return;
  }
  usePlacing.setState({ selected: id, refused: undefined });
  useCarried.setState({ selected: id, offered: undefined, carried: undefined });
}

export const isFreeAt = (setting: Setting, id: string, at: Vec2): boolean =>
  edited(setting, { put: id, where: wantedAt(setting, id, at) }).ok;

/** Moved, turned, laid down or stood up from where it is. */
export function changed(
  setting: Setting,
  id: string,
  now: Partial<Spot> & { readonly lying?: boolean },
): Edit | undefined {
  const spot = spotOfPiece(id, setting);
  if (!spot) return undefined;
  const { lying = spot.lying, ...at } = now;
  return { put: id, where: { at: { ...spot.at, ...at }, lying } };
}

export type Measured = { readonly gap: number; readonly middles: number; readonly nextTo: boolean };

/** Between two pieces in the street: edge to edge, middle to middle, and whether they are next to each other. */
export function measured(setting: Setting, a: string, b: string): Measured | undefined {
  const { pieces } = tableOf(gameOf(setting));
  const [one, other] = [a, b].map((id) => pieces.find((piece) => piece.id === id));
  if (!one || !other) return undefined;
  const [from, to] = [pieceFootprint(one), pieceFootprint(other)];
  return {
    gap: onGrid(gapBetween(from, to)),
    middles: onGrid(distance(one.pose, other.pose)),
    nextTo: isNextTo(from, to),
  };
}

/** Everything on the table, figures first. */
export const onTable = ({ survivors, zombies, things }: Setting): readonly string[] => [
  ...Object.keys(survivors),
  ...Object.keys(zombies),
  ...Object.keys(things),
];

export const isIndoors = (setting: Setting, id: string): boolean =>
  placeOf(id, setting)?.in === 'building';

// What a crossroads card is, and what many of them do.
import { changeMarker } from '../../change';
import type { MarkerType } from '../../catalogue/markers';
import type { SurvivorId } from '../../catalogue/survivors';
import type { Command, Option } from '../../decisions';
import type { Game } from '../../game';
import type { MarkerId, StructureId } from '../../ids';
import { doNext, tell, type Play } from '../../play';
import { hasFreeSlot, inPlay, markerIds, markerOf, survivorOf } from '../../queries';
import { placeIn } from '../../setup-markers';
import type { Store, TaskOf } from '../../tasks';
import { keep } from '../take-drop';

/** A card in play: who drew it, where, and what has been chosen so far. */
export type Drawn = TaskOf<'card'>;

/** Does something at once, or lets its player choose; no offers, no effect (R219). */
export type Card =
  | { readonly does: (play: Play, drawn: Drawn) => void }
  | {
      readonly offers: (game: Game, drawn: Drawn) => readonly Option[];
      readonly takes: (play: Play, drawn: Drawn, command: Command) => string | void;
    };

/** "This building"; a marker taken at an object has none, and what needs one is impossible there. */
export const hereOf = ({ store }: { readonly store: Store }): StructureId | undefined =>
  'structure' in store ? store.structure : undefined;

/** Asks on, with this much chosen. */
export const pickMore = (play: Play, drawn: Drawn, ...chosen: readonly string[]): void =>
  doNext(play, { ...drawn, picked: [...drawn.picked, ...chosen] });

export const optionsOf = (ids: readonly string[]): Option[] => ids.map((id) => ({ id, about: id }));

/** The others of its team, wherever they are, who play for themselves. */
export const alliesOf = (game: Game, id: SurvivorId): SurvivorId[] =>
  inPlay(game, survivorOf(game, id).team).filter(
    (other) => other !== id && !survivorOf(game, other).role,
  );

/** Everybody of the team in the building, the survivor first. */
export const companyOf = (game: Game, { survivor, store }: Drawn): SurvivorId[] => [
  survivor,
  ...inPlay(game, survivorOf(game, survivor).team).filter((other) => {
    const { place } = survivorOf(game, other);
    return other !== survivor && place.in === 'building' && place.structure === hereOf({ store });
  }),
];

export const isHurt = (game: Game, id: SurvivorId): boolean =>
  survivorOf(game, id).life < survivorOf(game, id).startLife;

/** An unused marker of a type, while there is one. */
export const unused = (game: Game, type: MarkerType): MarkerId | undefined =>
  markerIds(game).find((id) => {
    const marker = markerOf(game, id);
    return marker.type === type && marker.place.on === 'supply';
  });

/** Into a free space of the survivor's, else face up where it is. */
export function supply(play: Play, { survivor, store }: Drawn, type: MarkerType): void {
  const { game } = play;
  const id = unused(game, type);
  if (id === undefined) return;
  if (hasFreeSlot(game, survivor)) {
    keep(play, survivor, id);
    return;
  }
  changeMarker(game, id, { place: placeIn(store), faceUp: true });
  tell(play, { kind: 'revealed', marker: id });
}

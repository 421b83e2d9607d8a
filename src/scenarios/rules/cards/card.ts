// What a crossroads card is, and what many of them do.
import { changeMarker } from '../../change';
import type { CrossroadsId } from '../../catalogue/crossroads';
import type { MarkerType } from '../../catalogue/markers';
import type { SurvivorId } from '../../catalogue/survivors';
import { option, type Command, type Option } from '../../decisions';
import type { Game } from '../../game';
import type { MarkerId, StructureId } from '../../ids';
import { doNext, emit, type Play } from '../../play';
import { hasRoomFor, inPlay, markerIds, markerOf, survivorOf } from '../../queries';
import { placeIn } from '../../setup-markers';
import type { ChoiceCard, MeansOfCard, Store } from '../../means';
import type { Reason } from '../../reasons';
import { keep } from '../take-drop';

/** A card in play: who drew it, and where. */
export type Drawn = { readonly survivor: SurvivorId; readonly store: Store };
/** One that lets its player choose, with what has been chosen so far. */
export type Choosing<Id extends ChoiceCard> = Drawn & {
  readonly card: Id;
  readonly picked: readonly MeansOfCard<Id>[];
};

/** Does something at once. */
export type Deed = { readonly does: (play: Play, drawn: Drawn) => void };
/** Lets its player choose; no offers, no effect (R219). */
export type Choice<Id extends ChoiceCard> = {
  readonly offers: (game: Game, drawn: Choosing<Id>) => readonly Option<MeansOfCard<Id>>[];
  readonly takes: (
    play: Play,
    drawn: Choosing<Id>,
    chosen: Command & { readonly means: MeansOfCard<Id> },
  ) => Reason | void;
};
export type Card<Id extends CrossroadsId> = Id extends ChoiceCard ? Choice<Id> : Deed;

/** "This building"; a marker taken at an object has none, and what needs one is impossible there. */
export const hereOf = ({ store }: { readonly store: Store }): StructureId | undefined =>
  'structure' in store ? store.structure : undefined;

/** Asks on, with this much chosen. */
export const pickMore = <Id extends ChoiceCard>(
  play: Play,
  drawn: Choosing<Id>,
  chosen: MeansOfCard<Id>,
): void => doNext(play, { do: 'card', ...drawn, picked: [...drawn.picked, chosen] });

export const forMarkers = (ids: readonly MarkerId[]) =>
  ids.map((marker) => option(marker, { verb: 'marker', marker }, { about: marker }));
export const forStructures = (ids: readonly StructureId[]) =>
  ids.map((structure) => option(structure, { verb: 'structure', structure }, { about: structure }));

export const NO = option('no', { verb: 'no' });

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
  if (hasRoomFor(game, survivor, type)) {
    keep(play, survivor, id);
    return;
  }
  changeMarker(game, id, { place: placeIn(store), faceUp: true });
  emit(play, { kind: 'revealed', marker: id });
}

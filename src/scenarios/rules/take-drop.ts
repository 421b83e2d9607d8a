// 17, 31. Taking and dropping markers.
import { changeMarker } from '../change';
import { isNextTo, pieceFootprint } from '../../physics/measure/footprint';
import { actsAtOnce, type MarkerType } from '../catalogue/markers';
import type { SurvivorId } from '../catalogue/survivors';
import { option, type Option } from '../decisions';
import type { Draft } from '../game';
import type { MarkerId } from '../ids';
import { doNext, emit, type Handlers, type Play } from '../play';
import {
  buildingOf,
  filledSlots,
  hasRoomFor,
  markerOf,
  markersIn,
  poseOf,
  survivorOf,
  turnOf,
} from '../queries';
import { placeIn } from '../setup-markers';
import type { MeansOf, Store } from '../means';
import type { Seen } from '../view';
import { learn, remember } from './knowing';
import { powerOf } from './powers';
import { revealNow } from './reveal';
import { tally } from './tallies';
import { afterAction, mayAct, spendAction } from './turn-state';

/** The building one is in (R112), or objects one is next to where the scenario allows it (R200). */
function reachable(game: Seen, id: SurvivorId): Store[] {
  const survivor = survivorOf(game, id);
  const inside = buildingOf(survivor);
  if (inside) return [{ structure: inside }];
  const pose = poseOf(survivor);
  if (!game.sheet.takeOnObjects || !pose) return [];
  const own = pieceFootprint({ id, kind: 'survivor', pose });
  return Object.entries(game.things)
    .filter(([, { kind, removed }]) => !removed && kind !== 'barricade' && kind !== 'acid')
    .filter(([object, { kind, pose: place }]) =>
      isNextTo(own, pieceFootprint({ id: object, kind, pose: place })),
    )
    .map(([object]) => ({ object }));
}

/** All that lies there, but for the marker of somebody who waits to be taken along (A131). */
const takeable = (game: Seen, store: Store): MarkerId[] =>
  markersIn(game, store).filter((id) => {
    const { type, faceUp } = markerOf(game, id);
    return !(faceUp && type === 'survivor');
  });

/** Where something can be taken or dropped just now. */
export const stores = (game: Seen, id: SurvivorId): Store[] =>
  reachable(game, id).filter(
    (store) => takeable(game, store).length > 0 || filledSlots(game, id).length > 0,
  );

const nameOf = (store: Store): string => ('structure' in store ? store.structure : store.object);

export const takeDropHandlers: Pick<Handlers, 'takeDrop' | 'keepOrLeave'> = {
  takeDrop: {
    ask: (game) => {
      if (!mayAct(game)) return undefined;
      const { survivor } = turnOf(game);
      const held = filledSlots(game, survivor);
      const options = stores(game, survivor).flatMap((store): Option<MeansOf<'takeDrop'>>[] => {
        const place = nameOf(store);
        const lying = takeable(game, store);
        const mayTake = (id: MarkerId, without?: MarkerId): boolean => {
          const { faceUp, type } = markerOf(game, id);
          return !faceUp || hasRoomFor(game, survivor, type, without);
        };
        const takes = lying.filter((id) => mayTake(id));
        return [
          ...takes.map((marker) =>
            option(`take ${place} ${marker}`, { verb: 'take', marker, store }, { about: marker }),
          ),
          ...held.map((marker) =>
            option(`drop ${place} ${marker}`, { verb: 'drop', marker, store }, { about: marker }),
          ),
          ...lying.flatMap((marker) =>
            held
              .filter((away) => mayTake(marker, away))
              .map((away) =>
                option(
                  `swap ${place} ${marker} ${away}`,
                  { verb: 'take', marker, store, drop: away },
                  { about: marker },
                ),
              ),
          ),
        ];
      });
      return {
        kind: 'takeDrop',
        about: survivor,
        options: [...options, option('back', { verb: 'back' })],
      };
    },
    answer: (play, _, { means }) => {
      if (means.verb === 'back') {
        doNext(play, { do: 'chooseAction' });
        return;
      }
      const { survivor } = turnOf(play.game);
      const { marker, store } = means;
      spendAction(play, 'silent');
      afterAction(play);
      if (means.verb === 'drop') drop(play, survivor, marker, store);
      else take(play, survivor, marker, store, means.drop);
    },
  },

  /** A face-down marker was looked at: keep it, keep it and put another down, or leave it face up (R116, A126). */
  keepOrLeave: {
    ask: (game, { marker, drop: dropped, second }) => {
      const { survivor } = turnOf(game);
      const { type } = markerOf(game, marker);
      const held = filledSlots(game, survivor);
      const keeps = hasRoomFor(game, survivor, type, dropped)
        ? [option('keep', { verb: 'keep' }, { about: marker })]
        : [];
      // With a full board one marker has to make room (A34); one was named before the look, or is now.
      const swaps =
        (dropped ?? second)
          ? []
          : held
              .filter((id) => hasRoomFor(game, survivor, type, id))
              .map((id) => option(`swap ${id}`, { verb: 'keep', drop: id }, { about: id }));
      return {
        kind: 'keepOrLeave',
        about: marker,
        options: [...keeps, ...swaps, option('leave', { verb: 'leave' }, { about: marker })],
      };
    },
    answer: (play, { marker, store, drop: dropped, second }, { means }) => {
      const { game } = play;
      const { survivor } = turnOf(game);
      if (means.verb === 'leave') {
        changeMarker(game, marker, { faceUp: true });
        emit(play, { kind: 'leftLying', survivor, marker, store, rules: ['R116'] });
        if (dropped) drop(play, survivor, dropped, store);
        return;
      }
      const given = means.drop ?? dropped;
      if (given !== undefined) drop(play, survivor, given, store);
      keep(play, survivor, marker);
      if (!second) takeMore(play, survivor, marker, store);
    },
  },
};

/** What was carried face down lies face down, and its team goes on knowing it (A125). */
function drop(play: Play, survivor: SurvivorId, id: MarkerId, store: Store): void {
  remember(play.game, survivorOf(play.game, survivor).team, id);
  changeMarker(play.game, id, { place: placeIn(store) });
  const isOpen = markerOf(play.game, id).faceUp;
  emit(play, {
    kind: 'dropped',
    survivor,
    marker: id,
    rules: isOpen ? ['R114'] : ['R114', 'A125'],
  });
}

/** Carried face down: the others never learn it (R330). Elsewhere inventories are open (A139). */
export const isKeptSecret = ({ sheet }: Pick<Seen, 'sheet'>, type: MarkerType): boolean =>
  sheet.hiddenInventories === true && ['key', 'fuel', 'x'].includes(type);

/** Into the inventory, face up (R113), or face down where hands are secret (R330). */
export function keep(play: Play, survivor: SurvivorId, id: MarkerId): void {
  const { game } = play;
  const secret = isKeptSecret(game, markerOf(game, id).type);
  changeMarker(game, id, { place: { on: 'board', survivor }, faceUp: !secret });
  emit(play, { kind: 'took', survivor, marker: id, rules: secret ? ['R330'] : ['R113'] });
}

/** Other face-down markers of the same place. */
export const hiddenBeside = (game: Seen, store: Store, id: MarkerId): MarkerId[] =>
  markersIn(game, store).filter((other) => other !== id && !markerOf(game, other).faceUp);

function take(
  play: Play,
  survivor: SurvivorId,
  id: MarkerId,
  store: Store,
  dropped: MarkerId | undefined,
): void {
  const { game } = play;
  const looksAt = powerOf(game, survivor).looksAt ?? 1;
  const mayLookToo = looksAt > 1 && hiddenBeside(game, store, id).length > 0;
  if (!markerOf(game, id).faceUp && mayLookToo)
    doNext(play, {
      do: 'lookToo',
      marker: id,
      store,
      ...(dropped !== undefined && { drop: dropped }),
    });
  else takeOne(play, survivor, id, store, dropped);
}

/** Whoever keeps what its power is about may take one more of that place (R255). */
function takeMore(play: Play, survivor: SurvivorId, id: MarkerId, store: Store): void {
  if (powerOf(play.game, survivor).secondAfter === markerOf(play.game, id).type)
    doNext(play, { do: 'secondMarker', store });
}

/** Kept or left, it lies face up (R113, R116): all see it at once, unless hands are secret (R330). */
function lookAt(game: Draft, id: MarkerId): void {
  learn(game, turnOf(game).seat, id);
  if (!game.sheet.hiddenInventories) changeMarker(game, id, { faceUp: true });
}

/** Nothing is put down for it, and it brings no third (A136, A153). */
export function takeSecond(play: Play, survivor: SurvivorId, id: MarkerId, store: Store): void {
  const { game } = play;
  const { type, faceUp } = markerOf(game, id);
  if (actsAtOnce(type)) revealNow(play, survivor, id, store);
  else if (faceUp) keep(play, survivor, id);
  else {
    lookAt(game, id);
    doNext(play, { do: 'keepOrLeave', marker: id, store, second: true });
  }
}

export function takeOne(
  play: Play,
  survivor: SurvivorId,
  id: MarkerId,
  store: Store,
  dropped: MarkerId | undefined,
): void {
  const { game } = play;
  const marker = markerOf(game, id);
  // Looked at or acting at once, kept or not: it is turned (4.2, no. 14).
  if (!marker.faceUp) tally(game, survivor, 'markersRevealed');
  if (actsAtOnce(marker.type)) {
    if (dropped !== undefined) drop(play, survivor, dropped, store);
    revealNow(play, survivor, id, store);
  } else if (marker.faceUp) {
    if (dropped !== undefined) drop(play, survivor, dropped, store);
    keep(play, survivor, id);
    takeMore(play, survivor, id, store);
  } else {
    lookAt(game, id);
    doNext(play, {
      do: 'keepOrLeave',
      marker: id,
      store,
      ...(dropped !== undefined && { drop: dropped }),
    });
  }
}

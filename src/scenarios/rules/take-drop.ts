// 17, 31. Taking and dropping markers.
import { changeMarker } from '../change';
import { isNextTo, pieceFootprint } from '../../physics/measure/footprint';
import { actsAtOnce } from '../catalogue/markers';
import type { SurvivorId } from '../catalogue/survivors';
import type { Option } from '../decisions';
import type { Game } from '../game';
import type { MarkerId } from '../ids';
import { scenarioOf } from '../list';
import { doNext, tell, type Handlers, type Play } from '../play';
import {
  buildingOf,
  filledSlots,
  hasFreeSlot,
  markerOf,
  markersIn,
  must,
  poseOf,
  survivorOf,
  turnOf,
} from '../queries';
import { placeIn } from '../setup-markers';
import type { Store } from '../tasks';
import { learn, remember } from './knowing';
import { revealNow } from './reveal';
import { afterAction, mayAct, spendAction } from './turn-state';

/** The building one is in (R112), or objects one is next to where the scenario allows it (R200). */
function reachable(game: Game, id: SurvivorId): Store[] {
  const survivor = survivorOf(game, id);
  const inside = buildingOf(survivor);
  if (inside) return [{ structure: inside }];
  const pose = poseOf(survivor);
  if (!scenarioOf(game.scenario).takeOnObjects || !pose) return [];
  const own = pieceFootprint({ id, kind: 'survivor', pose });
  return Object.entries(game.things)
    .filter(([, { kind, removed }]) => !removed && kind !== 'barricade' && kind !== 'acid')
    .filter(([object, { kind, pose: place }]) =>
      isNextTo(own, pieceFootprint({ id: object, kind, pose: place })),
    )
    .map(([object]) => ({ object }));
}

/** Where something can be taken or dropped just now. */
export const stores = (game: Game, id: SurvivorId): Store[] =>
  reachable(game, id).filter(
    (store) => markersIn(game, store).length > 0 || filledSlots(game, id).length > 0,
  );

const nameOf = (store: Store): string => ('structure' in store ? store.structure : store.object);

export const takeDropHandlers: Pick<Handlers, 'takeDrop' | 'keepOrLeave'> = {
  takeDrop: {
    ask: (game) => {
      if (!mayAct(game)) return undefined;
      const { survivor } = turnOf(game);
      const held = filledSlots(game, survivor);
      const options = stores(game, survivor).flatMap((store): Option[] => {
        const place = nameOf(store);
        const lying = markersIn(game, store);
        const takes = hasFreeSlot(game, survivor)
          ? lying
          : lying.filter((id) => !markerOf(game, id).faceUp);
        return [
          ...takes.map((id) => ({ id: `take ${place} ${id}`, about: id })),
          ...held.map((id) => ({ id: `drop ${place} ${id}`, about: id })),
          ...lying.flatMap((id) =>
            held.map((drop) => ({ id: `swap ${place} ${id} ${drop}`, about: id })),
          ),
        ];
      });
      return { kind: 'takeDrop', about: survivor, options: [...options, { id: 'back' }] };
    },
    answer: (play, _, { choice }) => {
      const { game } = play;
      if (choice === 'back') {
        doNext(play, { do: 'chooseAction' });
        return;
      }
      const [verb = '', place = '', first = '', second] = choice.split(' ');
      const { survivor } = turnOf(game);
      const store = must(
        stores(game, survivor).find((one) => nameOf(one) === place),
        'the chosen place',
      );
      spendAction(play, 'silent');
      afterAction(play);
      if (verb === 'drop') drop(play, survivor, first, store);
      else take(play, survivor, first, store, second);
    },
  },

  /** A face-down marker was looked at: keep it, keep it and put another down, or leave it face up (R116, A126). */
  keepOrLeave: {
    ask: (game, { marker, drop: dropped }) => {
      const { survivor } = turnOf(game);
      const held = filledSlots(game, survivor);
      const keep: Option[] =
        hasFreeSlot(game, survivor) || dropped ? [{ id: 'keep', about: marker }] : [];
      // With a full board one marker has to make room (A34); one was named before the look, or is now.
      const swaps = dropped ? [] : held.map((id) => ({ id: `swap ${id}`, about: id }));
      return {
        kind: 'keepOrLeave',
        about: marker,
        options: [...keep, ...swaps, { id: 'leave', about: marker }],
      };
    },
    answer: (play, { marker, store, drop: dropped }, { choice }) => {
      const { game } = play;
      const { survivor } = turnOf(game);
      if (choice === 'leave') {
        changeMarker(game, marker, { faceUp: true });
        if (dropped) drop(play, survivor, dropped, store);
        return;
      }
      const given = choice.startsWith('swap ') ? choice.slice('swap '.length) : dropped;
      if (given !== undefined) drop(play, survivor, given, store);
      keep(play, survivor, marker);
    },
  },
};

/** What was carried face down lies face down, and its team goes on knowing it (A125). */
function drop(play: Play, survivor: SurvivorId, id: MarkerId, store: Store): void {
  remember(play.game, survivorOf(play.game, survivor).team, id);
  changeMarker(play.game, id, { place: placeIn(store) });
  const rules = markerOf(play.game, id).faceUp ? ['R114'] : ['R114', 'A125'];
  tell(play, { kind: 'dropped', survivor, marker: id, rules });
}

/** Into the inventory, face up (R113), or face down where hands are secret (R330). */
export function keep(play: Play, survivor: SurvivorId, id: MarkerId): void {
  const { game } = play;
  const marker = markerOf(game, id);
  const secret =
    scenarioOf(game.scenario).hiddenInventories && ['key', 'fuel', 'x'].includes(marker.type);
  changeMarker(game, id, { place: { on: 'board', survivor }, faceUp: !secret });
  tell(play, { kind: 'took', survivor, marker: id, rules: secret ? ['R330'] : ['R113'] });
}

function take(
  play: Play,
  survivor: SurvivorId,
  id: MarkerId,
  store: Store,
  dropped: MarkerId | undefined,
): void {
  const { game } = play;
  const marker = markerOf(game, id);
  if (actsAtOnce(marker.type)) {
    if (dropped !== undefined) drop(play, survivor, dropped, store);
    revealNow(play, survivor, id, store);
  } else if (marker.faceUp) {
    if (dropped !== undefined) drop(play, survivor, dropped, store);
    keep(play, survivor, id);
  } else {
    learn(game, turnOf(game).seat, id);
    doNext(play, {
      do: 'keepOrLeave',
      marker: id,
      store,
      ...(dropped !== undefined && { drop: dropped }),
    });
  }
}

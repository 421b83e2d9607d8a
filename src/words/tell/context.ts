// What the teller may know: never more than the eyes it speaks to.
import type { MarkerType } from '../../scenarios/catalogue/markers';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { MarkerId, StructureId } from '../../scenarios/ids';
import { reserveMarkers, waitingIn } from '../../scenarios/queries';
import type { SeatView } from '../../scenarios/view';
import { duelAhead, type DuelAhead } from '../duel-ahead';

export type TellContext = {
  readonly view: Pick<SeatView, 'scenario' | 'survivors' | 'seats' | 'turn' | 'round' | 'effects'>;
  /** The face of a marker, if it may be known. */
  readonly markerType: (id: MarkerId) => MarkerType | undefined;
  /** On whose board a marker lies: everybody sees that. */
  readonly holderOf: (id: MarkerId) => SurvivorId | undefined;
  /** Who waits in a building to be taken along (R350). */
  readonly waiting: (structure: StructureId) => readonly SurvivorId[];
  /** How many markers wait face down outside town (R346). */
  readonly reserve: number;
  /** Whose weapon or disc it was, where an event does not say. */
  readonly actor?: SurvivorId;
  /** What the actor has to fight before anything else. */
  readonly duel?: DuelAhead;
};

/** Everything as one seat may know it. */
export function contextFor(view: SeatView): TellContext {
  const { markers } = view;
  const actor = view.turn?.survivor;
  const duel = actor && duelAhead(view, actor);
  return {
    view,
    markerType: (id) => markers[id]?.type,
    holderOf: (id) => {
      const place = markers[id]?.place;
      return place?.on === 'board' ? place.survivor : undefined;
    },
    waiting: (structure) => waitingIn(view, structure),
    reserve: reserveMarkers(view).length,
    ...(actor && { actor }),
    ...(duel && { duel }),
  };
}

export type Tone = 'good' | 'bad' | 'warning' | 'plain';
/** One short sentence; the rules are ids that can be read up, the most telling first. */
export type Line = {
  readonly text: string;
  readonly rules: readonly string[];
  readonly tone: Tone;
};

// What a question is about, beyond its words.
import type { ChoiceCard } from '../../../scenarios/means';
import type { Decision, OptionId } from '../../../scenarios/decisions';
import type { MarkerId } from '../../../scenarios/ids';
import {
  filledSlots,
  hasFreeSlot,
  markersIn,
  zombieIds,
  zombieOf,
} from '../../../scenarios/queries';
import { isKeptSecret, stores } from '../../../scenarios/rules/take-drop';
import { pieceName, survivorName, zombieNoun } from '../../../words/nouns';
import { duelAid, type DuelAid } from './duel-aid';
import { faceOf, type Face } from './face';
import type { Spoken } from './spoken';

/** A crossroads card as it lies face up on the table; its title is the question above it. */
export type CardAid = { readonly kind: 'card'; readonly card: ChoiceCard };

/** The six spots of the trapdoor: who stands on them already, or the answer that is given there. */
export type TrapdoorAid = {
  readonly kind: 'trapdoor';
  readonly spots: readonly {
    readonly spot: number;
    readonly zombie?: string;
    readonly choice?: OptionId;
  }[];
};

export type Inventory = {
  readonly name: string;
  readonly markers: readonly Face[];
  /** Said where there is none. */
  readonly empty: string;
  readonly note?: string;
};
/** Both sides of a take and drop: what lies here, and what the survivor carries. */
export type InventoriesAid = { readonly kind: 'inventories'; readonly sides: readonly Inventory[] };

export type MarkerAid = { readonly kind: 'marker'; readonly face: Face };

export type Aid = CardAid | DuelAid | TrapdoorAid | InventoriesAid | MarkerAid;

export function aidOf(decision: Decision, spoken: Spoken): Aid | undefined {
  const { kind, about } = decision;
  if (kind === 'card') return { kind, card: about };
  if (kind === 'duelTurn' || kind === 'duelWeapon') return duelAid(spoken);
  if (kind === 'fillSlots') return trapdoorAid(decision, spoken);
  if (kind === 'takeDrop') return inventoriesAid(spoken);
  if (kind === 'keepOrLeave')
    return { kind: 'marker', face: { ...faceOf(about, spoken), opens: opens(about, spoken) } };
  if (kind === 'stolen') return { kind: 'marker', face: faceOf(about, spoken) };
  return undefined;
}

/** Left it lies face up (R116), and so it does when it is kept where inventories are open (R113, A139). */
function opens(id: MarkerId, { view }: Spoken): boolean {
  const type = view.markers[id]?.type;
  return type !== undefined && !isKeptSecret(view, type);
}

/** As one sees it from the tower: the front row is the lower one. */
const SPOTS = [4, 5, 6, 1, 2, 3];

function trapdoorAid(
  { options }: Extract<Decision, { readonly kind: 'fillSlots' }>,
  { view, texts, language }: Spoken,
): TrapdoorAid {
  const names = new Map(
    zombieIds(view).flatMap((id) => {
      const { place } = zombieOf(view, id);
      return place.in === 'tower'
        ? [[place.slot, texts.grammar.capital(zombieNoun(id, language).word)] as const]
        : [];
    }),
  );
  return {
    kind: 'trapdoor',
    spots: SPOTS.map((spot) => {
      const zombie = names.get(spot);
      const choice = options.find(({ means }) => means.slot === spot)?.id;
      return {
        spot,
        ...(zombie !== undefined && { zombie }),
        ...(choice !== undefined && { choice }),
      };
    }),
  };
}

function inventoriesAid(spoken: Spoken): InventoriesAid | undefined {
  const { view, texts, language, t } = spoken;
  const survivor = view.turn?.survivor;
  if (!survivor) return undefined;
  const here = stores(view, survivor).map((store) => ({
    name: texts.grammar.capital(
      pieceName('structure' in store ? store.structure : store.object, language),
    ),
    markers: markersIn(view, store).map((id) => faceOf(id, spoken)),
    empty: t('play.nothingHere'),
  }));
  const own = {
    name: survivorName(survivor),
    markers: filledSlots(view, survivor).map((id) => faceOf(id, spoken)),
    empty: t('play.emptyHands'),
    ...(!hasFreeSlot(view, survivor) && { note: t('play.fullHands') }),
  };
  return { kind: 'inventories', sides: [...here, own] };
}

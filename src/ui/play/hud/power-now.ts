// Whether a survivor's power is of any use just now, as its board shows it.
import { POWERS, type Power } from '../../../scenarios/catalogue/powers';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Decision, Option } from '../../../scenarios/decisions';
import type { DecisionKind, Means } from '../../../scenarios/means';
import type { SeatView } from '../../../scenarios/view';

export const POWER_STATES = [
  'down',
  'gone',
  'used',
  'using',
  'now',
  'notNow',
  'ready',
  'always',
] as const;
export type PowerState = (typeof POWER_STATES)[number];

/** Powers that are a deed of their own, and what it is called among the options of a turn. */
const DEEDS: Partial<Readonly<Record<keyof Power, Means['verb']>>> = {
  bonusActions: 'bonus',
  heals: 'treat',
  pitchAtEnd: 'pitch',
  freePointBlank: 'pointBlank',
  flares: 'flare',
};

/** Questions that a power puts, or in which it is at work. */
const AT_WORK: Partial<Readonly<Record<keyof Power, readonly DecisionKind[]>>> = {
  flares: ['flickFlare'],
  pitchAtEnd: ['pitch'],
  heals: ['treat'],
  secondTry: ['secondTry'],
  looksAt: ['lookToo', 'chooseLooked'],
  secondAfter: ['secondMarker'],
  shootsWithin: ['aim'],
};

/** Nothing where the scenario knows no powers. */
export function powerState(
  view: Pick<SeatView, 'survivors' | 'turn'>,
  id: SurvivorId,
  decision: Decision | undefined,
): PowerState | undefined {
  const survivor = view.survivors[id];
  if (survivor?.power === undefined || survivor.place.in === 'dead') return undefined;
  if (survivor.power === 'down') return 'down';
  const { bonusActions = 0, flares = 0 } = survivor.tokens ?? {};
  const traits = Object.keys(POWERS[id]) as (keyof Power)[];
  const isOfMarkers = traits.some((trait) => trait === 'bonusActions' || trait === 'flares');
  const isActing = view.turn?.survivor === id;
  const kind = decision?.kind;
  if (isActing && traits.some((trait) => AT_WORK[trait]?.some((one) => one === kind)))
    return 'using';
  if (isOfMarkers && bonusActions + flares === 0) return 'gone';
  const deeds = traits.flatMap((trait) => DEEDS[trait] ?? []);
  if (isActing && traits.some((trait) => view.turn?.usedPowers?.includes(trait))) return 'used';
  // Nobody chooses it: it is there whenever it matters.
  if (deeds.length === 0) return 'always';
  if (!isActing) return 'ready';
  const options: readonly Option[] = decision?.kind === 'chooseAction' ? decision.options : [];
  return options.some(({ means }) => deeds.includes(means.verb)) ? 'now' : 'notNow';
}

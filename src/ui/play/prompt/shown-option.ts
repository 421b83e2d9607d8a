// What the button of an answer shows.
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Noise } from '../../../scenarios/catalogue/weapons';
import {
  optionName,
  type Decision,
  type Option,
  type OptionId,
} from '../../../scenarios/decisions';
import { noiseHeard } from '../../../scenarios/rules/noise';
import type { DecisionKind } from '../../../scenarios/means';
import { isLying, survivorOf } from '../../../scenarios/queries';
import { optionText } from '../../../words/decisions';
import type { TellContext } from '../../../words/tell';
import type { IconName } from '../../art/signs';
import { knowsAlone } from '../handover/secrets';
import { survivorIn } from '../queries';
import { iconOf } from './icons';
import type { Spoken } from './spoken';

/** A survivor to choose, beyond its name: life, what it carries and where it is. */
export type Board = {
  readonly survivor: SurvivorId;
  readonly life: number;
  readonly of: number;
  readonly where: readonly string[];
};

export type ShownOption = {
  readonly id: OptionId;
  /** For a key, a selector. */
  readonly name: string;
  readonly hotkey?: string;
  readonly icon?: IconName;
  /** Whose power and weapon are shown by their signs. */
  readonly power?: SurvivorId;
  readonly label: string;
  readonly hint?: string;
  /** Under its name, instead of a hint. */
  readonly board?: Board;
  /** It names a marker whose face these eyes alone know. */
  readonly onlyYou: boolean;
  /** How loud an action is. */
  readonly noise?: Noise;
  /** What it points at on the table. */
  readonly about?: string;
  /** It opens the turning beside it instead of answering. */
  readonly turns: boolean;
};

/** Questions that show the marker's face above their answers, with who knows it. */
const SHOWN_ABOVE: readonly DecisionKind[] = ['keepOrLeave', 'stolen'];
/** Questions that are answered by the boards of survivors. */
const BY_BOARDS: readonly DecisionKind[] = ['chooseSurvivor', 'givePretzel'];

export const isByBoards = ({ kind }: Decision): boolean => BY_BOARDS.includes(kind);

export function shownOption(
  decision: Decision,
  option: Option,
  hotkey: string | undefined,
  context: TellContext,
  spoken: Spoken,
): ShownOption {
  const { id, about, noise, means, needsFacing } = option;
  const { label, hint } = optionText(decision, option, context, spoken.language);
  const icon = iconOf(option);
  const board =
    isByBoards(decision) && means.verb === 'survivor' ? boardOf(means.survivor, spoken) : undefined;
  return {
    id,
    name: optionName(id),
    ...(hotkey !== undefined && { hotkey }),
    ...(icon && { icon }),
    ...(decision.kind === 'chooseFighter' &&
      means.verb === 'survivor' && { power: means.survivor }),
    label,
    ...(hint !== undefined && !board && { hint }),
    ...(board && { board }),
    onlyYou:
      about !== undefined && !SHOWN_ABOVE.includes(decision.kind) && knowsAlone(spoken.view, about),
    ...(decision.kind === 'chooseAction' && noise && { noise: noiseHeard(spoken.view, noise) }),
    ...(about !== undefined && { about }),
    turns: needsFacing === true,
  };
}

function boardOf(id: SurvivorId, { view, texts, t }: Spoken): Board | undefined {
  const survivor = survivorIn(view, id);
  if (!survivor) return undefined;
  const { place, life, startLife } = survivor;
  // In the street is where one expects it.
  const where = [
    ...(place.in === 'building' ? [texts.names.structures[place.structure].word] : []),
    ...(isLying(survivorOf(view, id)) ? [t('play.lying')] : []),
  ];
  return { survivor: id, life, of: startLife, where };
}

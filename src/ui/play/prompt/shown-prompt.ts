// What is on the screen while the rulebook asks, as plain data: the components only draw it.
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Decision, Option, OptionId } from '../../../scenarios/decisions';
import { question, questionRules } from '../../../words/decisions';
import { readable } from '../../../words/explained';
import { contextFor } from '../../../words/tell';
import { aidOf, type Aid } from './aid';
import { needsHand } from './hands';
import { hotkeysOf } from './hotkeys';
import { isByBoards, shownOption, type ShownOption } from './shown-option';
import { shownRefusals, type ShownRefusal } from './shown-refusal';
import { spokenOf, type Known } from './spoken';

/** A flick or a place: done on the table, or beside the question without dragging. */
export type ByHand = {
  readonly kind: 'flick' | 'place';
  readonly choices: readonly OptionId[];
  /** Where more than one can be flicked, a button for each. */
  readonly sides: readonly ShownOption[];
};

export type ShownPrompt = {
  /** Names the question. */
  readonly number: number;
  readonly question: string;
  readonly hint?: string;
  readonly warning?: string;
  /** What can be read up about it. */
  readonly rules: readonly string[];
  readonly aid?: Aid;
  readonly hand?: ByHand;
  /** One button each, in the order of the number keys. */
  readonly options: readonly ShownOption[];
  readonly byBoards: boolean;
  /** Survivors to choose from who are not in the game yet: small tiles, and what they can do is read at a tap. */
  readonly fighters: readonly SurvivorId[];
  /** They stand behind the options. */
  readonly refused: readonly ShownRefusal[];
};

export function promptOf(decision: Decision, known: Known): ShownPrompt {
  const spoken = spokenOf(known);
  const context = contextFor(known.view);
  const { text, hint, warning } = question(decision, context, known.language, known.way);
  const hotkeys = hotkeysOf(decision);
  const options: readonly Option[] = decision.options;
  const shown = (some: readonly Option[]): ShownOption[] =>
    some.map((one) => shownOption(decision, one, hotkeys.get(one.id), context, spoken));
  const hands = options.filter(needsHand);
  const aid = aidOf(decision, spoken);
  return {
    number: decision.number,
    question: text,
    // By hand the room is the table's.
    ...(hint !== undefined && hands.length === 0 && { hint }),
    ...(warning !== undefined && { warning }),
    rules: readable(questionRules(decision)),
    ...(aid && { aid }),
    ...(hands.length > 0 && {
      hand: {
        kind: hands.some(({ flick }) => flick) ? 'flick' : 'place',
        choices: hands.map(({ id }) => id),
        sides: hands.length > 1 ? shown(hands) : [],
      },
    }),
    options: shown(options.filter((one) => !needsHand(one))),
    byBoards: isByBoards(decision),
    fighters:
      decision.kind === 'chooseFighter' ? decision.options.map(({ means }) => means.survivor) : [],
    refused: shownRefusals(decision, context, spoken),
  };
}

// How far the objective is, number by number.
import { teamSort, type TeamId } from '../../scenarios/ids';
import { amountOf } from '../../scenarios/objectives/amounts';
import type { PartName } from '../../scenarios/objectives/clause';
import { partNamed, progressOf, type Part } from '../../scenarios/objectives/progress';
import type { SeatView } from '../../scenarios/view';
import type { OfTeam } from '../en/describe/objective';
import { TEXTS, type Language } from '../texts';

export type Progress = Pick<Part, 'have' | 'need' | 'sort' | 'done'> & { readonly text: string };

type Labelled = Exclude<PartName, 'survivorsAhead'>;

const isOfTeam = (name: Labelled): name is OfTeam => name in TEXTS.en.describe.objective.ofTeam;

function labelOf(name: Labelled, side: TeamId, language: Language): string {
  const { labels, ofTeam } = TEXTS[language].describe.objective;
  return isOfTeam(name) ? ofTeam[name](teamSort(side)) : labels[name];
}

function told(name: PartName, part: Part, view: SeatView, language: Language): Progress {
  const { have, need, sort, done, side = 'together' } = part;
  const { reach, atMost, survivorsAhead } = TEXTS[language].describe.objective;
  if (name === 'survivorsAhead') {
    const many = amountOf({ survivors: 'mine' }, { board: view, side });
    return { have, need, sort, done, text: survivorsAhead(teamSort(side), many, have, need) };
  }
  const label = labelOf(name, side, language);
  const text = sort === 'reach' ? reach(label, have, need) : atMost(label, have, need);
  return { have, need, sort, done, text };
}

/** Part by part, as this seat may know it. */
export const describeObjective = (view: SeatView, language: Language): readonly Progress[] =>
  progressOf(view).flatMap((part) => (part.name ? [told(part.name, part, view, language)] : []));

/** “Deaths: 1, 3 lose the game”; undefined where no number does. */
export function describeDeaths(view: SeatView, language: Language): string | undefined {
  const deaths = partNamed(view, 'deaths');
  return deaths && TEXTS[language].describe.objective.deaths(deaths.have, deaths.need);
}

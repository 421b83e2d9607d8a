// How far the objective is, number by number.
import type { Game } from '../../scenarios/game';
import { teamSort, type SeatId, type TeamId } from '../../scenarios/ids';
import type { PartName } from '../../scenarios/objectives/clause';
import { partNamed, progressOf, type Part } from '../../scenarios/objectives/progress';
import { viewFor } from '../../scenarios/view';
import type { Language } from '../texts';
import { both, say, type Both } from '../both';
import { TEAM_LABELS } from '../names';

export type Progress = Pick<Part, 'have' | 'need' | 'sort' | 'done'> & { readonly text: string };

const inRv = ({ en, fr }: Both): Both => both(`${en} in the RV`, `${fr} à bord`);

const LABELS: Readonly<Record<PartName, Both | ((side: TeamId) => Both)>> = {
  survivorsInRv: both('Survivors in the RV', 'Survivants à bord'),
  teamInRv: (side) => inRv(TEAM_LABELS[teamSort(side)]),
  zombiesInTown: both('Zombies in town', 'Zombies en ville'),
  foodInRv: both('Food in the RV', 'Rations à bord'),
  fuelInRv: both('Fuel in the RV', 'Essence à bord'),
  keyInRv: both('Key in the RV', 'Clé à bord'),
  anitaFound: both('Anita found', 'Anita retrouvée'),
  anitaInHospital: both('Anita in the hospital', 'Anita à l’hôpital'),
  zombiesInHospital: both('Zombies in the hospital', 'Zombies dans l’hôpital'),
  lostFound: both('Lost survivors found', 'Disparus retrouvés'),
  deaths: both('Deaths', 'Morts'),
};

function labelOf(name: PartName, side: TeamId = 'together'): Both {
  const label = LABELS[name];
  return typeof label === 'function' ? label(side) : label;
}

function told({ en, fr }: Both, part: Part, language: Language): Progress {
  const { have, need, sort, done } = part;
  const text =
    sort === 'reach'
      ? say(language, `${en}: ${have} of ${need}`, `${fr} : ${have} sur ${need}`)
      : say(
          language,
          `${en}: ${have}, ${need === 0 ? 'none allowed' : `at most ${need}`}`,
          `${fr} : ${have}, ${need === 0 ? 'il n’en faut aucun' : `au plus ${need}`}`,
        );
  return { have, need, sort, done, text };
}

/** Part by part, as this seat may know it. */
export const describeObjective = (
  game: Game,
  seat: SeatId,
  language: Language,
): readonly Progress[] =>
  progressOf(viewFor(game, seat)).flatMap((part) =>
    part.name ? [told(labelOf(part.name, part.side), part, language)] : [],
  );

/** “Deaths: 1, 3 lose the game”; undefined where no number does. */
export function describeDeaths(game: Game, language: Language): string | undefined {
  const deaths = partNamed(game, 'deaths');
  const { en, fr } = labelOf('deaths');
  return (
    deaths &&
    say(
      language,
      `${en}: ${deaths.have}, and ${deaths.need} lose the game`,
      `${fr} : ${deaths.have}, et ${deaths.need} font perdre la partie`,
    )
  );
}

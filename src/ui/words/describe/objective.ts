// How far the objective is, scenario by scenario.
import { teamSort } from '../../../scenarios/ids';
import type { MarkerType } from '../../../scenarios/catalogue/markers';
import type { Game } from '../../../scenarios/game';
import type { ScenarioId, SeatId, StructureId, TeamId } from '../../../scenarios/ids';
import { scenarioOf } from '../../../scenarios/list';
import {
  buildingOf,
  deadOf,
  survivorOf,
  survivorsInside,
  zombiesInside,
} from '../../../scenarios/queries';
import { viewFor } from '../../../scenarios/view';
import type { Language } from '../../i18n/translate';
import { both, say, type Both } from '../both';
import { TEAM_LABELS } from '../names';
import { zombiesSeenInTown } from './in-town';

/** `atMost` is reached from above: so many zombies may be left. */
export type Progress = {
  readonly text: string;
  readonly have: number;
  readonly need: number;
  readonly sort: 'reach' | 'atMost';
  readonly done: boolean;
};
type Part = {
  readonly label: Both;
  readonly have: number;
  readonly need: number;
  readonly sort?: Progress['sort'];
};

/** Markers that this seat may know to lie in a building. */
const known = (game: Game, seat: SeatId, where: StructureId, type: MarkerType): number =>
  Object.values(viewFor(game, seat).markers).filter(
    (marker) =>
      marker.type === type && marker.place.on === 'structure' && marker.place.structure === where,
  ).length;

const food = (game: Game, seat: SeatId, need: number): Part => ({
  label: both('Food in the RV', 'Rations à bord'),
  have: known(game, seat, 'rv', 'food'),
  need,
});
const fuel = (game: Game, seat: SeatId, need: number): Part => ({
  label: both('Fuel in the RV', 'Essence à bord'),
  have: known(game, seat, 'rv', 'fuel'),
  need,
});
const teamInRv = (game: Game, team: TeamId): Part => ({
  label: both(
    `${TEAM_LABELS[teamSort(team)].en} in the RV`,
    `${TEAM_LABELS[teamSort(team)].fr} à bord`,
  ),
  have: survivorsInside(game, 'rv').filter((id) => game.survivors[id]?.team === team).length,
  need: 2,
});

const PARTS: Readonly<Record<ScenarioId, (game: Game, seat: SeatId) => readonly Part[]>> = {
  s1: (game) => [
    {
      label: both('Survivors in the RV', 'Survivants à bord'),
      have: survivorsInside(game, 'rv').length,
      need: 1,
    },
    {
      label: both('Zombies in town', 'Zombies en ville'),
      have: zombiesSeenInTown(game),
      need: 3,
      sort: 'atMost',
    },
  ],
  s2: (game, seat) => [food(game, seat, 2), fuel(game, seat, 2)],
  s3: (game) => {
    const anita = survivorOf(game, 'anita');
    return [
      {
        label: both('Anita found', 'Anita retrouvée'),
        have: anita.place.in === 'reserve' ? 0 : 1,
        need: 1,
      },
      {
        label: both('Anita in the hospital', 'Anita à l’hôpital'),
        have: buildingOf(anita) === 'hospital' ? 1 : 0,
        need: 1,
      },
      {
        label: both('Zombies in the hospital', 'Zombies dans l’hôpital'),
        have: zombiesInside(game, 'hospital').length,
        need: 0,
        sort: 'atMost',
      },
    ];
  },
  s4: (game, seat) => [food(game, seat, 4)],
  s5: (game, seat) => [
    {
      label: both('Lost survivors found', 'Disparus retrouvés'),
      have: (['kevin', 'rosa'] as const).filter((id) => game.survivors[id]?.place.in !== 'reserve')
        .length,
      need: 2,
    },
    fuel(game, seat, 2),
  ],
  s6: (game, seat) => [
    {
      label: both('Key in the RV', 'Clé à bord'),
      have: known(game, seat, 'rv', 'key'),
      need: 1,
    },
    fuel(game, seat, 1),
    teamInRv(game, 'a'),
    teamInRv(game, 'b'),
  ],
};

const told = ({ label, have, need, sort = 'reach' }: Part, language: Language): Progress => ({
  have,
  need,
  sort,
  done: sort === 'reach' ? have >= need : have <= need,
  text:
    sort === 'reach'
      ? say(language, `${label.en}: ${have} of ${need}`, `${label.fr} : ${have} sur ${need}`)
      : say(
          language,
          `${label.en}: ${have}, ${need === 0 ? 'none allowed' : `at most ${need}`}`,
          `${label.fr} : ${have}, ${need === 0 ? 'il n’en faut aucun' : `au plus ${need}`}`,
        ),
});

/** Part by part, as this seat may know it. */
export const describeObjective = (
  game: Game,
  seat: SeatId,
  language: Language,
): readonly Progress[] => PARTS[game.scenario](game, seat).map((part) => told(part, language));

/** “Deaths: 1, 3 lose the game”; undefined where no number does. */
export function describeDeaths(game: Game, language: Language): string | undefined {
  const { deathsToLose } = scenarioOf(game.scenario);
  if (deathsToLose === undefined) return undefined;
  const dead = deadOf(game).length;
  return say(
    language,
    `Deaths: ${dead}, and ${deathsToLose} lose the game`,
    `Morts : ${dead}, et ${deathsToLose} font perdre la partie`,
  );
}

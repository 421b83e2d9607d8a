// A small task on a practice table: where it begins, what is flicked how often, and what earns each star.
import type { Half, StructureId } from '../../scenarios/ids';
import type { ScenarioId } from '../../scenarios/list';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { must } from '../../scenarios/queries';
import type { Exercise } from './exercise';
import type { Goal } from './goal';
import { edited, type Wanted } from './place';
import { settingOfScenario, type Setting } from './setting';

/** Where it stands and looks, or which building it is in. */
export type Stand = readonly [x: number, y: number, facing: number] | StructureId;

export type Drill = {
  /** Whose town and things lie there; nobody else is in it. */
  readonly scenario: ScenarioId;
  readonly half?: Half;
  readonly pieces: Readonly<Record<string, Stand>>;
  readonly exercise: Exercise;
  /** So many in one attempt at most. */
  readonly flicks: number;
  /** Somebody may be put elsewhere first, so far from where it stands, in cm. */
  readonly place?: { readonly survivor: SurvivorId; readonly within: number };
  /** Each harder than the one before it. */
  readonly stars: readonly [Goal, Goal, Goal];
};

export function settingOfDrill({ scenario, half = 'day', pieces }: Drill): Setting {
  const town = { ...settingOfScenario(scenario), half, survivors: {}, zombies: {} };
  return Object.entries(pieces).reduce<Setting>((setting, [id, stand]) => {
    const result = edited(setting, { put: id, where: wantedOf(stand) });
    return must(result.ok ? result.setting : undefined, `room for ${id}`);
  }, town);
}

function wantedOf(stand: Stand): Wanted {
  if (typeof stand === 'string') return { inside: stand };
  const [x, y, facing] = stand;
  return { at: { x, y, facing } };
}

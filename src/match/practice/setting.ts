// What lies on a practice table, as plain data: kept, shared by links, written into drills. A game is made of it and it is
// read off a game; it holds nothing that a seat may not know, for it is made of what seats see.
import { once } from '../../physics/measure/once';
import { byId } from '../../physics/measure/order';
import { SURVIVOR_IDS, type SurvivorId } from '../../scenarios/catalogue/survivors';
import { ZOMBIE_IDS } from '../../scenarios/catalogue/zombies';
import { change, changeMarker, moveZombie } from '../../scenarios/change';
import { draftOf } from '../../scenarios/draft';
import type {
  EffectOf,
  Game,
  IndoorPlace,
  StreetPlace,
  Survivor,
  Thing,
} from '../../scenarios/game';
import { isMainTeam, MAIN_TEAMS, type Half, type MainTeam, type SeatId } from '../../scenarios/ids';
import type { ObjectId, StructureId, ZombieId } from '../../scenarios/ids';
import { scenarioOf, type Scenario, type ScenarioId } from '../../scenarios/list';
import { markerIds, survivorIds, survivorOf, zombieOf } from '../../scenarios/queries';
import { setUp } from '../../scenarios/setup';
import { newSurvivor } from '../../scenarios/setup-survivors';
import type { Seen } from '../../scenarios/view';
import { linedUpPlan } from '../plan';

export type OnTable = StreetPlace | IndoorPlace;
export type SettingSurvivor = {
  readonly team: MainTeam;
  readonly life: number;
  readonly place: OnTable;
};
export type Ice = Pick<EffectOf<'roughness'>, 'factor' | 'of'>;

export type Setting = {
  readonly scenario: ScenarioId;
  readonly half: Half;
  readonly survivors: Partial<Readonly<Record<SurvivorId, SettingSurvivor>>>;
  /** In streets and buildings; those that are not named wait in the dump. */
  readonly zombies: Readonly<Record<ZombieId, OnTable>>;
  readonly things: Readonly<Record<ObjectId, Pick<Thing, 'kind' | 'pose'>>>;
  /** In a shell. */
  readonly pellets: number;
  /** Doors that bear an X, where the scenario has such. */
  readonly closed?: readonly StructureId[];
  /** What cards have made of the ground. */
  readonly ice?: readonly Ice[];
};

/** Whoever practises plays for everybody. */
export const PRACTICE_SEAT: SeatId = 'you';

/** The town as the sheet of a scenario has it. */
export const settingOfScenario = (id: ScenarioId): Setting => settingOf(setUpOf(id));

const setUpOf = (id: ScenarioId): Game => setUp(linedUpPlan(id, 0, PLAYERS));
/** So many people that every scenario has its survivors. */
const PLAYERS = 3;

/** What lies there now, of a match or of a practice table. */
export function settingOf(seen: Seen): Setting {
  const { scenario, round, closed, options } = seen;
  const ice = seen.effects.flatMap((effect): Ice[] =>
    effect.kind === 'roughness'
      ? [{ factor: effect.factor, ...(effect.of && { of: effect.of }) }]
      : [],
  );
  return {
    scenario,
    half: round.half,
    survivors: Object.fromEntries(
      survivorIds(seen).flatMap((id) => {
        const { team, life, place } = survivorOf(seen, id);
        // Somebody alone is nobody's friend.
        const side = isMainTeam(team) ? team : 'together';
        return isOnTable(place) ? [[id, { team: side, life, place }] as const] : [];
      }),
    ),
    zombies: Object.fromEntries(
      ZOMBIE_IDS.flatMap((id) => {
        const { place } = zombieOf(seen, id);
        return isOnTable(place) ? [[id, place] as const] : [];
      }),
    ),
    things: Object.fromEntries(
      Object.entries(seen.things)
        .map(([id, thing]) => ({ id, ...thing }))
        .filter(({ removed }) => !removed)
        .toSorted(byId)
        .map(({ id, kind, pose }) => [id, { kind, pose }]),
    ),
    pellets: options.pellets,
    ...(closed && closed.length > 0 && { closed: closed.toSorted() }),
    ...(ice.length > 0 && { ice }),
  };
}

const isOnTable = (place: { readonly in: string }): place is OnTable =>
  place.in === 'street' || place.in === 'building';

/** A game in which nothing is left to do: whatever is practised is put on its agenda (`exercise.ts`). */
export const gameOf = once((setting: Setting): Game => {
  const { scenario, half, survivors, zombies, things, pellets, closed, ice = [] } = setting;
  const game = draftOf(bareGame(scenario));
  change(game, {
    round: { ...game.round, half },
    options: { ...game.options, pellets },
    things,
    ...(closed && { closed }),
    effects: ice.map((one) => ({ kind: 'roughness', until: 'game', ...one })),
    survivors: Object.fromEntries(
      SURVIVOR_IDS.flatMap((id): [SurvivorId, Survivor][] => {
        const one = survivors[id];
        return one ? [[id, { ...newSurvivor(game.sheet, id, one), backpack: half }]] : [];
      }),
    ),
  });
  for (const id of ZOMBIE_IDS) moveZombie(game, id, zombies[id] ?? { in: 'dump' });
  return game;
});

/** The town of a scenario with nobody in it, nothing hidden, and no way to win or lose. */
const bareGames = new Map<ScenarioId, Game>();
function bareGame(id: ScenarioId): Game {
  const made = bareGames.get(id) ?? makeBareGame(id);
  bareGames.set(id, made);
  return made;
}

function makeBareGame(id: ScenarioId): Game {
  const game = draftOf(setUpOf(id));
  const { closed: _, lived: __, ...open } = game;
  const bare = draftOf(open);
  change(bare, {
    sheet: withoutAims(scenarioOf(id)),
    seats: [{ id: PRACTICE_SEAT, name: '', team: 'together' }],
    teams: MAIN_TEAMS.map((team) => ({ id: team, seats: [PRACTICE_SEAT], nextSeat: 0 })),
    turnTeam: 'together',
    agenda: [],
  });
  for (const marker of markerIds(bare)) changeMarker(bare, marker, { place: { on: 'removed' } });
  return bare;
}

/** Its town, its doors and its powers; what it asks of people beyond a flick is left out. */
const withoutAims = (sheet: Scenario): Scenario => {
  const {
    secrets: _secrets,
    mealsAt: _meals,
    driver: _driver,
    unloads: _unloads,
    escort: _escort,
    recruits: _recruits,
    pretzel: _pretzel,
    hiddenInventories: _hidden,
    ...town
  } = sheet;
  return { ...town, clauses: [] };
};

/** After a shot: what lies there stays; a life that was lost is only told, but whoever has died has left the table. */
export function rested(before: Setting, after: Game): Setting {
  const now = settingOf(after);
  return {
    ...now,
    half: before.half,
    survivors: Object.fromEntries(
      SURVIVOR_IDS.flatMap((id) => {
        const one = now.survivors[id];
        const life = before.survivors[id]?.life ?? one?.life;
        return one && life !== undefined ? [[id, { ...one, life }] as const] : [];
      }),
    ),
  };
}

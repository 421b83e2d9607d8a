// Lays a scenario out: the state before the first decision (3).
import { directionOf } from '../physics/measure/trig';
import { standingPose } from '../physics/measure/pose';
import { distance, subtract } from '../physics/measure/vector';
import type { PieceKind, Vec2 } from '../physics/table';
import type { SurvivorId } from './catalogue/survivors';
import { CROSSROADS_IDS } from './catalogue/crossroads';
import type { ZombieId } from './ids';
import { change } from './change';
import { draftOf } from './draft';
import type { Draft, Game, Survivor, Team, Thing, Zombie } from './game';
import { ZOMBIE_IDS, ZOMBIES } from './catalogue/zombies';
import { MAIN_TEAMS, objectId, type MainTeam, type StructureId } from './ids';
import type { Scenario } from './list';
import type { Options } from './options';
import { must } from './queries';
import type { Seed } from './luck';
import { luckOf, shuffled } from './random';
import { climb } from './rules/invasion';
import { choosingOrder } from './rules/line-up';
import type { Sheet } from './sheet';
import { markersOf } from './setup-markers';
import { newSurvivor, startingSurvivor } from './setup-survivors';

export const TOWN = { width: 120, height: 90 } as const;

export type SeatPlan = {
  readonly id: string;
  readonly name: string;
  readonly team: MainTeam;
  /** The aim of this person does not breathe, whatever the rule of the match. */
  readonly steady?: true;
};
export type NewGame = {
  /** All of it: a match goes on by the sheet that it was begun with, whatever becomes of the game's own. */
  readonly sheet: Scenario;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  readonly seed: Seed;
  /** Other survivors than the sheet's, team by team (R034). */
  readonly lineUp?: LineUp;
};
export type LineUp = Partial<Readonly<Record<MainTeam, readonly SurvivorId[]>>>;

export function setUp(
  { sheet: scenario, options, seats, seed, lineUp = {} }: NewGame,
  luck = luckOf(seed),
): Draft {
  const easier = { easy: 1, normal: 0, hard: -1 }[options.difficulty];
  const together = scenario.mode === 'together';
  const marker = scenario.dayStart + (together ? easier : 0);
  const steps = together && options.difficulty === 'hard' ? 1 : 0;
  const teamIds = MAIN_TEAMS.filter((team) => scenario.teams[team]);
  const game = draftOf({
    version: 1,
    scenario: scenario.id,
    sheet: scenario,
    options,
    seats: seats.map((seat) => ({ ...seat })),
    teams: teamsOf(scenario, seats),
    turnTeam: teamIds[0] ?? 'together',
    pretzelDue: false,
    random: luck,
    layout: layoutOf(scenario),
    round: { number: 1, half: 'day', marker },
    invasion: {
      day: climb('day', scenario.invasion.day, steps),
      night: climb('night', scenario.invasion.night, steps),
    },
    survivors: survivorsOf(
      scenario,
      lineUp,
      seats,
      together && options.difficulty === 'easy' ? 1 : 0,
    ),
    zombies: {},
    things: thingsOf(scenario),
    markers: {},
    crossroads: { draw: [], discard: [] },
    effects: [],
    ...(scenario.closed && { closed: scenario.closed, lived: [] }),
    fallen: [],
    peeks: [],
    agenda: [
      { do: 'startRound' },
      ...(scenario.pretzel ? [{ do: 'givePretzel' } as const] : []),
      ...(scenario.secrets
        ? [{ do: 'dealSecrets' } as const, { do: 'chooseFighter' } as const]
        : []),
    ],
    asked: 0,
  });
  const { pretzel } = scenario;
  // Everybody sees whom the pretzel goes to.
  if (pretzel)
    change(game, {
      turnTeam: pretzel === 'random' ? must(shuffled(game, 'open', teamIds)[0], 'a team') : pretzel,
    });
  change(game, { zombies: zombiesOf(game, scenario) });
  change(game, { markers: markersOf(game, scenario) });
  change(game, { crossroads: { draw: shuffled(game, 'hidden', CROSSROADS_IDS), discard: [] } });
  return game;
}

const layoutOf = (scenario: Sheet): Game['layout'] => ({
  town: TOWN,
  dump: scenario.dump,
  structures: Object.entries(scenario.structures).map(([id, [x, y, facing]]) => ({
    id,
    kind: id === 'rv' ? ('rv' as const) : ('building' as const),
    x,
    y,
    facing,
  })),
});

function survivorsOf(
  scenario: Sheet,
  lineUp: LineUp,
  seats: readonly SeatPlan[],
  extraLife: number,
): Game['survivors'] {
  const survivors: Partial<Record<SurvivorId, Survivor>> = {};
  const chosen = (team: MainTeam): readonly SurvivorId[] =>
    lineUp[team] ?? scenario.teams[team]?.survivors ?? [];
  if (scenario.secrets) {
    // Whoever is not named in the plan is chosen when the match begins (A142).
    if (Object.keys(lineUp).length === 0) return survivors;
    for (const turn of choosingOrder(scenario, teamsOf(scenario, seats))) {
      const id = chosen(turn.team)[turn.place];
      if (id) survivors[id] = startingSurvivor(scenario, id, { ...turn, owner: turn.seat });
    }
    return survivors;
  }
  for (const team of MAIN_TEAMS.filter((one) => scenario.teams[one]))
    chosen(team).forEach((id, place) => {
      survivors[id] = startingSurvivor(scenario, id, { team, place }, extraLife);
    });
  for (const { survivor, life } of scenario.reserve ?? [])
    survivors[survivor] = newSurvivor(scenario, survivor, {
      team: 'together',
      life,
      place: { in: 'reserve' },
    });
  return survivors;
}

const teamsOf = (scenario: Sheet, seats: readonly SeatPlan[]): Team[] =>
  MAIN_TEAMS.filter((team) => scenario.teams[team]).map((team) => ({
    id: team,
    seats: seats.filter((seat) => seat.team === team).map((seat) => seat.id),
    nextSeat: 0,
  }));

export function thingsOf(scenario: Sheet): Game['things'] {
  const things: Record<string, Thing> = {};
  const put = (id: string, kind: PieceKind, at: Vec2, facing: number): void => {
    const thing: Thing = { kind, pose: standingPose(kind, { ...at, facing }) };
    things[id] = thing;
  };
  for (const [kind, [x, y, facing]] of Object.entries(scenario.vehicles))
    put(kind, kind as PieceKind, { x, y }, facing);
  scenario.barrels.forEach((at, index) => put(objectId('barrel', index), 'barrel', at, 0));
  scenario.boxes.forEach((at, index) => put(objectId('box', index), 'box', at, 0));
  scenario.lamps.forEach((at, index) => put(objectId('lamp', index), 'lamp', at, 0));
  scenario.barricades?.forEach((spot, index) =>
    put(objectId('barricade', index), 'barricade', spot, spot.facing),
  );
  return things;
}

/** Three designs of six; on the map they look at the nearest survivor. Which numbers start where is chance. */
function zombiesOf(game: Draft, scenario: Sheet): Game['zombies'] {
  const order = shuffled(game, 'open', ZOMBIE_IDS);
  const inside = Object.entries(scenario.zombiesInside ?? {}).flatMap(([structure, count]) =>
    Array.from({ length: count }, () => structure as StructureId),
  );
  const starts = Object.values(scenario.teams).flatMap(({ starts: spots }) => spots);
  const zombies: Record<ZombieId, Zombie> = {};
  // By name: the order of the keys tells nothing.
  for (const id of ZOMBIE_IDS)
    zombies[id] = { ...must(ZOMBIES[id], id), place: placeOf(order.indexOf(id)) };
  return zombies;

  function placeOf(index: number): Zombie['place'] {
    const at = scenario.zombies[index];
    if (at) {
      const nearest = starts.toSorted((a, b) => distance(a, at) - distance(b, at))[0] ?? {
        x: 60,
        y: 0,
      };
      const facing = directionOf(subtract(nearest, at));
      return { in: 'street', pose: standingPose('zombie', { ...at, facing }) };
    }
    const rank = index - scenario.zombies.length;
    const structure = inside[rank];
    if (structure) return { in: 'building', structure, lying: false };
    return { in: rank - inside.length < scenario.dumpCount ? 'dump' : 'box' };
  }
}

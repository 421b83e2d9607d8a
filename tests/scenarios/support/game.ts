// A game in any state, hand-made outcomes of the table, and a session that plays on from there.
import { seedOf } from '../../../src/scenarios/random';
import { draftOf } from '../../../src/scenarios/draft';
import {
  bringBack,
  change,
  changeMarker,
  changeSurvivor,
  moveThing,
  moveZombie,
  removeThing,
} from '../../../src/scenarios/change';
import type { Outcome, Recording } from '../../../src/physics/recording';
import { facingOf, isStanding, standingPose } from '../../../src/physics/measure/pose';
import type { Pose, Vec2 } from '../../../src/physics/table';
import { runTable, type Match } from '../../../src/match/match';
import { answer, applyOutcome, awaiting, newGame } from '../../../src/scenarios/apply';
import { MARKER_TYPES, type MarkerType } from '../../../src/scenarios/catalogue/markers';
import {
  isSurvivorId,
  SURVIVOR_IDS,
  type SurvivorId,
} from '../../../src/scenarios/catalogue/survivors';
import {
  optionId,
  optionName,
  type Command,
  type Decision,
  type FlickNumbers,
  type FlickOffer,
  type Option,
  type Refused,
} from '../../../src/scenarios/decisions';
import type { GameEvent } from '../../../src/scenarios/events';
import type { Game, Draft, Marker, Survivor, Zombie } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import { scenarioOf, type ScenarioId } from '../../../src/scenarios/list';
import { defaultOptions } from '../../../src/scenarios/options';
import {
  markerOf,
  must,
  survivorOf,
  zombieOf,
  streetZombies,
} from '../../../src/scenarios/queries';
import type { NewGame } from '../../../src/scenarios/setup';
import { fell, outcome, poseFor, spotOf, type Where } from './outcome';

export const PLAN: NewGame = {
  sheet: scenarioOf('s1'),
  options: defaultOptions(),
  seats: [{ id: 'seat-1', name: 'One', team: 'together' }],
  seed: seedOf(7),
};

type Changes = Partial<NewGame> & { readonly scenario?: ScenarioId };
/** A fresh game, free to be edited: the scenario as it is laid out, at its first question. */
export const fresh = ({ scenario = 's1', ...plan }: Changes = {}): Draft =>
  draftOf(structuredClone(newGame({ ...PLAN, sheet: scenarioOf(scenario), ...plan }).game));

export type Stage = {
  readonly survivors: Partial<Record<SurvivorId, Where>>;
  /** By number of the figure: `{ 3: … }` is zombie-3. */
  readonly zombies?: Readonly<Record<number, Where>>;
  readonly things?: Readonly<Record<string, Vec2 & { readonly facing?: number }>>;
  readonly scenario?: ScenarioId;
};

/** S1's town with its buildings and dump, and in its streets only what is named here. */
export function stage({ survivors, zombies = {}, things = {}, scenario }: Stage): Draft {
  const game = fresh();
  for (const id of SURVIVOR_IDS) delete game.survivors[id];
  for (const id of streetZombies(game)) moveZombie(game, id, { in: 'box' });
  for (const id of Object.keys(game.things)) removeThing(game, id);
  for (const id of SURVIVOR_IDS) {
    const where = survivors[id];
    if (where) place(game, id, where);
  }
  for (const [number, where] of Object.entries(zombies)) place(game, `zombie-${number}`, where);
  for (const [id, where] of Object.entries(things)) place(game, id, where);
  if (scenario) playBy(game, scenario);
  return game;
}

/** The rules of another scenario, on the table as it lies. */
export function playBy(game: Draft, scenario: ScenarioId): void {
  change(game, { scenario, sheet: scenarioOf(scenario) });
}

const newcomer = (): Survivor => ({
  team: 'together',
  life: 2,
  startLife: 2,
  place: { in: 'reserve' },
  backpack: 'day',
  slots: 2,
  effects: [],
});

function join(game: Draft, id: SurvivorId): void {
  if (!game.survivors[id]) change(game, { survivors: { ...game.survivors, [id]: newcomer() } });
}

/** Puts a figure or a thing into the street; a survivor who was not in the game joins it. */
export function place(game: Draft, id: string, where: Where): void {
  const thing = game.things[id];
  if (isSurvivorId(id)) {
    join(game, id);
    changeSurvivor(game, id, { place: { in: 'street', pose: poseFor('survivor', where) } });
  } else if (game.zombies[id]) {
    moveZombie(game, id, { in: 'street', pose: poseFor('zombie', where) });
  } else if (thing) {
    bringBack(game, id);
    moveThing(game, id, standingPose(thing.kind, spotOf(where)));
  } else throw new Error(`Nothing is called ${id}.`);
}

export function putInside(game: Draft, id: string, structure: StructureId, lying = false): void {
  const inside = { in: 'building', structure, lying } as const;
  if (isSurvivorId(id)) {
    join(game, id);
    changeSurvivor(game, id, { place: inside });
  } else moveZombie(game, id, inside);
}

/** So many zombies indoors where nobody meets them: S1 is won with three or fewer in town. */
export function keepZombiesInTown(game: Draft, structure: StructureId = 'school'): void {
  for (const id of ['zombie-15', 'zombie-16', 'zombie-17', 'zombie-18'])
    putInside(game, id, structure);
}

/** Takes a marker of this type from the box and puts it somewhere. */
export function putMarker(
  game: Draft,
  type: MarkerType,
  where: Marker['place'],
  faceUp = true,
): string {
  const [id] = must(
    Object.entries(game.markers).find(([, one]) => one.type === type && one.place.on === 'supply'),
    `another ${type} of ${MARKER_TYPES.join()}`,
  );
  changeMarker(game, id, { place: where, faceUp });
  return id;
}
export const give = (game: Draft, survivor: SurvivorId, type: MarkerType): string =>
  putMarker(game, type, { on: 'board', survivor });

// --- Playing on -----------------------------------------------------------------------------------

/** Flat, as a test reads best: those of a flick are put together when they are given. */
export type Numbers = Partial<FlickNumbers> & Pick<Command, 'facing' | 'spot'>;
const answerOf = ({
  facing,
  spot,
  ...flick
}: Numbers): Omit<Command, 'seat' | 'number' | 'choice'> => ({
  ...(facing !== undefined && { facing }),
  ...(spot && { spot }),
  ...(Object.keys(flick).length > 0 && { flick: flick as FlickNumbers }),
});
export type Session = {
  readonly game: Draft;
  /** All that was told since the session began. */
  readonly events: readonly GameEvent[];
  /** What the real table did last. */
  readonly recording: Recording | undefined;
  /** Answers the question; throws where it is refused. */
  readonly choose: (choice: string, numbers?: Numbers) => Session;
  /** Goes on with a hand-made outcome. */
  readonly run: (happened: Outcome) => Session;
  /** Goes on with what the real table makes of it. */
  readonly roll: () => Session;
};

export function session(
  game: Game,
  events: readonly GameEvent[] = [],
  recording?: Recording,
): Session {
  const on = (applied: ReturnType<typeof answer>): Session => {
    if (!applied.ok) throw new Error(`Refused: ${applied.reason}`);
    return session(applied.game, [...events, ...applied.events]);
  };
  return {
    game: draftOf(structuredClone(game)),
    events,
    recording,
    choose: (choice, numbers = {}) => {
      const state = awaiting(game);
      if (state.for !== 'decision') throw new Error(`${choice}: waits for ${state.for}`);
      const { seat, decision } = state;
      const given = { seat, number: decision.number, choice: optionId(choice) };
      return on(answer(game, { ...given, ...answerOf(numbers) }));
    },
    run: (happened) => on(applyOutcome(game, happened)),
    roll: () => {
      const match: Match = { plan: PLAN, log: [], game };
      const step = runTable(match);
      if (!step.ok) throw new Error(`The table: ${step.reason}`);
      return session(step.match.game, [...events, ...step.events], step.recording);
    },
  };
}

/** The survivor's turn has begun and the game waits for its first action. */
export const turnOfSurvivor = (game: Game, survivor: SurvivorId): Session =>
  session(game).choose(survivor);

/** Fills the trapdoor, where there is a choice with the first spot offered. */
export function fillTower(before: Session): Session {
  let now = before;
  while (asks(now) === 'fillSlots') now = now.choose(choices(now)[0] ?? '');
  return now;
}

/** A rush that hurts nobody: its zombies lie down in a far corner. */
export function quietRush(before: Session): Session {
  const waiting = fillTower(before);
  const state = awaiting(waiting.game);
  if (state.for !== 'table' || state.run.launch.kind !== 'rush') throw new Error('no rush');
  const rest = state.run.launch.zombies.map(({ id }, index) =>
    fell(id, { x: 104 - 5 * index, y: 70 }),
  );
  return waiting.run(outcome({ rest }));
}

/** For one-off steps. */
export const choose = (game: Game, choice: string, numbers: Numbers = {}): Draft =>
  session(game).choose(choice, numbers).game;
export const run = (game: Game, happened: Outcome): Draft => session(game).run(happened).game;

export function question({ game }: Session): Decision {
  const state = awaiting(game);
  if (state.for !== 'decision') throw new Error(`Waits for ${state.for}, not for an answer.`);
  return state.decision;
}
const optionsAt = (at: Session): readonly Option[] => question(at).options;
const refusedAt = (at: Session): readonly Refused[] => question(at).refused;
export const asks = ({ game }: Session): string => {
  const state = awaiting(game);
  return state.for === 'decision' ? state.decision.kind : state.for;
};
export const choices = (at: Session): string[] => optionsAt(at).map(({ id }) => optionName(id));
export const whyNot = (at: Session, choice: string): string | undefined =>
  refusedAt(at).find(({ id }) => id === optionId(choice))?.why;
/** Where a flick of this choice would start, and how. */
export const offerOf = (at: Session, choice: string): FlickOffer =>
  must(optionsAt(at).find(({ id }) => id === optionId(choice))?.flick, `a flick for ${choice}`);
/** Who is being asked. */
export const asked = ({ game }: Session): string => {
  const state = awaiting(game);
  return state.for === 'decision' ? state.seat : state.for;
};

export const told = <K extends GameEvent['kind']>(
  { events }: Session,
  kind: K,
): Extract<GameEvent, { kind: K }>[] =>
  events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);

// --- Looking at a game ----------------------------------------------------------------------------

export const poseIn = (game: Draft, id: string): Pose => {
  const figure: Survivor | Zombie | undefined = isSurvivorId(id)
    ? game.survivors[id]
    : game.zombies[id];
  if (!figure) return must(game.things[id], id).pose;
  if (figure.place.in !== 'street') throw new Error(`${id} is in ${figure.place.in}`);
  return figure.place.pose;
};
export const at = (game: Draft, id: string): Vec2 => {
  const { x, y } = poseIn(game, id);
  return { x, y };
};
export const facing = (game: Draft, id: string): number => facingOf(poseIn(game, id));
export const standsIn = (game: Draft, id: string): boolean => isStanding(poseIn(game, id));
export const lifeOf = (game: Draft, id: SurvivorId): number => survivorOf(game, id).life;
export const placeOf = (game: Draft, id: string): Survivor['place'] | Zombie['place'] =>
  isSurvivorId(id) ? survivorOf(game, id).place : zombieOf(game, id).place;
export const markerPlace = (game: Draft, id: string): Marker['place'] => markerOf(game, id).place;

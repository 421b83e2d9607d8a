// Duels in a test: a building to fight in, a deck in a known order, and attacks that hit or miss.
import {
  change,
  changeSurvivor,
  moveZombie,
  schedule,
  takeTask,
} from '../../../src/scenarios/change';
import { gapBetween, pieceFootprint } from '../../../src/physics/measure/footprint';
import { standingPose, lyingPose, standingPoseOf } from '../../../src/physics/measure/pose';
import { PROJECTILES } from '../../../src/physics/measure/catalogue';
import { directionOf } from '../../../src/physics/measure/trig';
import { subtract } from '../../../src/physics/measure/vector';
import type { Outcome, Resting } from '../../../src/physics/recording';
import type { Piece, Table } from '../../../src/physics/table';
import { awaiting } from '../../../src/scenarios/apply';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { CombatCard, Duel } from '../../../src/scenarios/duels';
import type { Draft, IndoorPlace, TableRun } from '../../../src/scenarios/game';
import { must, zombieIds, zombieOf } from '../../../src/scenarios/queries';
import { laneOf } from '../../../src/scenarios/rules/duel-lane';
import { duelNow } from '../../../src/scenarios/view';
import {
  offerOf,
  putInside,
  session,
  stage,
  turnOfSurvivor,
  type Numbers,
  type Session,
} from './game';
import { outcome, stopped, through, touch } from './outcome';

export const HOUSE = 'policeStation';
const DOORSTEP = { x: 38, y: 70, facing: 90 };
const AWAY = { x: 100, y: 40 };

type Cast = {
  /** Whose turn it is, and whether it is still in the street. */
  readonly active: SurvivorId;
  readonly outside?: true;
  readonly inside?: readonly SurvivorId[];
  readonly zombies?: readonly string[];
  readonly lying?: readonly string[];
};

/** The house with these in it; somebody far away keeps the round going. */
export function house({ active, outside, inside = [], zombies = [], lying = [] }: Cast): Draft {
  const game = stage({
    survivors: { gabriel: AWAY, ...(outside && { [active]: DOORSTEP }) },
    scenario: 's2',
  });
  for (const id of zombieIds(game))
    if (zombieOf(game, id).place.in === 'building') moveZombie(game, id, { in: 'box' });
  for (const id of [...(outside ? [] : [active]), ...inside, ...zombies])
    putInside(game, id, HOUSE, lying.includes(id));
  return game;
}

export const Z = 'zombie-1';
export const Z2 = 'zombie-2';
export const inHouse = (lying: boolean): IndoorPlace => ({
  in: 'building',
  structure: HOUSE,
  lying,
});

/** Wants to move while a zombie stands beside it. */
export const wants = (game: Draft, active: SurvivorId = 'john', choice = 'move'): Session =>
  turnOfSurvivor(game, active).choose(choice);
export const johnAgainst = (...zombies: string[]): Session =>
  wants(house({ active: 'john', zombies }));
export const anitaAgainst = (...zombies: string[]): Session =>
  wants(house({ active: 'anita', zombies }), 'anita');

/** Splits them into two teams: seat-1 plays team a, seat-2 and seat-3 play team b, and seat-3 is next there. */
export function inTeams(game: Draft, b: readonly SurvivorId[]): Draft {
  change(game, {
    seats: [
      { id: 'seat-1', name: 'One', team: 'a' },
      { id: 'seat-2', name: 'Two', team: 'b' },
      { id: 'seat-3', name: 'Three', team: 'b' },
    ],
  });
  change(game, {
    teams: [
      { id: 'a', seats: ['seat-1'], nextSeat: 0 },
      { id: 'b', seats: ['seat-2', 'seat-3'], nextSeat: 1 },
    ],
  });
  change(game, { turnTeam: 'a' });
  for (const id of Object.keys(game.survivors) as SurvivorId[])
    changeSurvivor(game, id, { team: b.includes(id) ? 'b' : 'a' });
  return game;
}

/** The active survivor's disc goes through the door. */
export const goesIn = (game: Draft, active: SurvivorId): Session =>
  turnOfSurvivor(game, active)
    .choose('move')
    .choose('flick', { direction: 90, speed: 1500 })
    .run(
      outcome({
        rest: [stopped('disc', { x: 38, y: 86 })],
        passages: [through('disc', HOUSE, 'front')],
      }),
    );

/** Somebody of team a goes into the house where these of team b are, and allies of its own. */
export const meets = (
  active: SurvivorId,
  foes: readonly SurvivorId[],
  allies: readonly SurvivorId[] = [],
  change: (game: Draft) => void = () => undefined,
): Session => {
  const game = inTeams(house({ active, outside: true, inside: [...foes, ...allies] }), foes);
  change(game);
  return goesIn(game, active);
};
export const johnMeetsLily = (change?: (game: Draft) => void): Session =>
  meets('john', ['lily'], [], change);

export function duelIn({ game }: Pick<Session, 'game'>): Duel {
  const task = game.agenda.at(-1);
  if (!task || !('duel' in task)) throw new Error(`No duel, but ${task?.do}.`);
  return task.duel;
}

/** The task that comes first goes on with this duel. */
export function changeDuel(game: Draft, duel: Duel): void {
  const task = takeTask(game);
  if (task.do === 'duelWeapon' || task.do === 'duelTurn' || task.do === 'runDuel')
    schedule(game, [{ ...task, duel }]);
}

/** Puts the combat cards in this order. */
export function withDeck(at: Session, ...cards: CombatCard[]): Session {
  const game = structuredClone(at.game);
  const duel = duelIn({ game });
  if (duel.against === 'zombies') changeDuel(game, { ...duel, deck: cards.toReversed() });
  return session(game, at.events);
}

export const lane = ({ game }: Session): Table => must(laneOf(duelNow(game), game), 'a lane').table;
export const piece = (table: Table, id: string): Piece =>
  must(
    table.pieces.find((one) => one.id === id),
    id,
  );
export const gap = (table: Table, a: string, b: string): number =>
  gapBetween(pieceFootprint(piece(table, a)), pieceFootprint(piece(table, b)));

export function tableRun({ game }: Session): TableRun {
  const state = awaiting(game);
  if (state.for !== 'table') throw new Error(`Waits for ${state.for}.`);
  return state.run;
}

const numbersFor = (bat: boolean, direction: number): Numbers => ({
  direction,
  speed: 2500,
  ...(bat && { axis: direction + 90, struck: 0 }),
});

/** The next attack, flicked but not yet run: with a bat, or from the first free side. */
export function attack(at: Session, numbers?: Numbers): Session {
  const duel = duelIn(at);
  const bat = duel[duel.turn].fighters[0]?.weapon === 'bat';
  const choice = bat ? 'attack' : sideOf(at);
  return at.choose(choice, numbers ?? numbersFor(bat, duel.turn === 'near' ? 0 : 180));
}
const sideOf = ({ game }: Session): string => {
  const task = game.agenda.at(-1);
  return task?.do === 'duelTurn' && task.used.includes('left') ? 'right' : 'left';
};

/** What the table would say of an attack that fells these, in the street's or the lane's coordinates alike. */
function felling(at: Session, ids: readonly string[]): Outcome {
  const { table, launch } = tableRun(at);
  const weapon = launch.kind === 'bat' ? 'bat' : 'bullet';
  const rest = table.pieces.map(({ id, kind, pose }): Resting => {
    const spot = { x: pose.x, y: pose.y, facing: 0 };
    const fell = ids.includes(id);
    return {
      id,
      moved: fell,
      standing: !fell,
      pose: fell ? lyingPose(kind, spot) : standingPose(kind, spot),
    };
  });
  const flicked: Resting = {
    id: weapon,
    moved: true,
    standing: true,
    pose: standingPoseOf(PROJECTILES[weapon], { x: 40, y: 0, facing: 0 }),
  };
  return outcome({ rest: [...rest, flicked], contacts: ids.map((id) => touch(weapon, id)) });
}

/** Attacks and fells these. */
export function hit(at: Session, ...ids: string[]): Session {
  const flicked = attack(at);
  return flicked.run(felling(flicked, ids));
}
export const miss = (at: Session): Session => hit(at);

/** Straight at somebody on the lane, on the real table. */
export function shootAt(at: Session, target: string, speed = 3000): Session {
  const choice = duelIn(at).near.fighters[0]?.weapon === 'bat' ? 'attack' : sideOf(at);
  const direction = directionOf(subtract(piece(lane(at), target).pose, offerOf(at, choice).at));
  return at
    .choose(choice, {
      direction,
      speed,
      ...(choice === 'attack' && { axis: direction + 90, struck: 0 }),
    })
    .roll();
}

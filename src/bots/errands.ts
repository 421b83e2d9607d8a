// What is still to be done to win, counted in actions: the errands of a sheet as the look-ahead player weighs them.
import { localFrame } from '../physics/measure/structure';
import { distance } from '../physics/measure/vector';
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import { change } from '../scenarios/change';
import { changed } from '../scenarios/draft';
import type { Game, Marker } from '../scenarios/game';
import { isMainTeam, type TeamId } from '../scenarios/ids';
import { waysToWin, type Errand, type ErrandOf } from '../scenarios/objectives/errands';
import {
  inPlay,
  isInPlay,
  markerIds,
  markerOf,
  must,
  spotOf,
  structureIds,
  structureOf,
  survivorOf,
} from '../scenarios/queries';
import { nearestOf } from '../physics/measure/sight';
import { carry } from './carry';
import type { Ground } from './ground';
import { anyone, flicks, movers, wayTo, type Side } from './side';
import { recruits } from './recruits';
import { supplies } from './supplies';

/** What it is worth to have a driver, who never gets out again. */
const DRIVER = 3;
/** Whoever has to be led somewhere and is not led yet costs about so much. */
const UNLED = 6;

/** Those who are nearest go; a rescued one goes where its escort goes. */
function be(side: Side, { who, in: to, have, need }: ErrandOf<'be'>): number {
  const { sheet } = side.game;
  const rescued = rescuedOf(side);
  if (rescued !== undefined && who.includes(rescued)) {
    const { escort } = survivorOf(side.game, rescued);
    return escort ? 1.5 * flicks(side, escort, to) : UNLED;
  }
  if (sheet.driver === to)
    return have >= need ? -DRIVER : anyone(side, (id) => flicks(side, id, to));
  return waysTo(
    side,
    movers(side).filter((id) => who.includes(id)),
    to,
  )
    .slice(0, need)
    .reduce((sum, way) => sum + way, 0);
}

/** In the streets each is an action too many; a building is cleared by two, as one alone may fall. */
function thinOut(side: Side, { where, have, need }: ErrandOf<'thinOut'>): number {
  const many = Math.max(0, have - need);
  if (many === 0 || typeof where !== 'object' || !('structure' in where)) return many;
  const rescued = rescuedOf(side);
  const escort = rescued && survivorOf(side.game, rescued).escort;
  const fighters = movers(side).filter((id) => id !== escort);
  const [first = 0, second = 0] = waysTo(side, fighters, where.structure);
  return 2 * many + 0.8 * first + 0.4 * second;
}

/** Lost survivors are found by taking their marker (R323); one that nobody leads any more waits where it is. */
function find(side: Side): number {
  const { game } = side;
  const rescued = rescuedOf(side);
  const one = rescued && survivorOf(game, rescued);
  if (one?.escort) return 0;
  if (one && isInPlay(one)) {
    const at = spotOf(game, one);
    return anyone(side, (id) => distance(at, spotOf(game, survivorOf(game, id))) / 60);
  }
  // Whoever joins has still to come home; whoever is led is counted there.
  const home = one ? 0 : 2;
  return hidden(game).reduce(
    (sum, marker) => sum + home + anyone(side, (id) => wayTo(side, id, marker)),
    0,
  );
}

/** Where nobody can be found the others have to become fewer: each costs as many shots as it has lives, and a way. */
const rivalsOf = ({ game, team }: Side): number[] =>
  inPlay(game)
    .map((id) => survivorOf(game, id))
    .filter((one) => one.team !== team && isMainTeam(one.team))
    .map(({ life }) => 1 + life);

/** For each by whom they are too few whatever takes least: somebody to be found, or one of the others. */
function outnumber(side: Side, { have, need }: ErrandOf<'outnumber'>): number {
  const missing = Math.max(0, need - have);
  const ways = [...rivalsOf(side), ...recruits(side, missing)].toSorted((a, b) => a - b);
  return ways.slice(0, missing).reduce((sum, way) => sum + way, 0);
}

const rescuedOf = ({ game }: Side): SurvivorId | undefined => game.sheet.escort?.rescued;

const waysTo = (side: Side, who: readonly SurvivorId[], to: ErrandOf<'be'>['in']): number[] =>
  who.map((id) => flicks(side, id, to)).toSorted((a, b) => a - b);

/** The markers of survivors who wait to be found. */
const hidden = (game: Game): Marker[] =>
  markerIds(game)
    .map((id) => markerOf(game, id))
    .filter(
      ({ type, place }) =>
        type === 'survivor' && (place.on === 'structure' || place.on === 'object'),
    );

/** Tiles still in a door, and how far they have to be pushed. */
function barricades({ game }: Side): number {
  const doors = structureIds(game).map((id) => ({ id, pose: structureOf(game, id) }));
  return Object.values(game.things)
    .filter(({ kind, removed }) => kind === 'barricade' && !removed)
    .reduce((sum, { pose }) => {
      const door = must(nearestOf(pose, doors)[0], 'a door').pose;
      return sum + 1.5 + Math.max(0, localFrame(door)(pose).ahead + 4) * 0.15;
    }, 0);
}

/** What this errand takes; supplies are weighed together, and what somebody carries with where it has to be. */
function actionsFor(side: Side, errand: Errand): number {
  switch (errand.do) {
    case 'thinOut':
      return thinOut(side, errand);
    case 'be':
      return be(side, errand);
    case 'find':
      return find(side);
    case 'outnumber':
      return outnumber(side, errand);
    case 'hinder':
      return hinder(side, errand);
    case 'bring':
    case 'carry':
      return 0;
  }
}

/** Others who need so much longer are no danger; and what they lack is no gain that stays. */
const [LONG, WORTH] = [12, 0.2];

/** The nearer they are to winning, the more there is to do; that they may run out of time is nobody's merit. */
const hinder = ({ game, ground }: Side, { sides }: ErrandOf<'hinder'>): number => {
  const unhurried = changed(game, (one) => change(one, { round: { ...game.round, marker: LONG } }));
  return sides.reduce((sum, team) => {
    const ways = waysToWin(game, team).map((way) => way.filter((one) => one.do !== 'hinder'));
    return sum + WORTH * Math.max(0, LONG - shortest({ game: unhurried, team, ground }, ways));
  }, 0);
};

const ORDER = ['thinOut', 'be', 'find', 'outnumber', 'hinder'] as const;

function actionsOnWay(side: Side, errands: readonly Errand[]): number {
  const goods = errands.filter((errand) => errand.do === 'bring');
  const loads = errands.filter((errand) => errand.do === 'carry');
  const goals = errands.filter((errand) => errand.do === 'be');
  const goalOf = (load: ErrandOf<'carry'>): ErrandOf<'be'> | undefined =>
    goals.find(({ who }) => who.length === 1 && who[0] === load.who[0]);
  const isApart = (errand: Errand): boolean => loads.every((load) => goalOf(load) !== errand);
  const carried = loads.map((load) => carry(side, load, goalOf(load)?.in));
  const others = ORDER.flatMap((name) =>
    errands.filter((errand) => errand.do === name && isApart(errand)),
  ).map((errand) => actionsFor(side, errand));
  return [...carried, ...others].reduce((sum, actions) => sum + actions, supplies(side, goods));
}

/** So much counts what the other ways take: whoever is on the best of them may fall. */
const OTHER_WAYS = 0.2;

/** Of the ways to win the shortest, and a little of all. */
function shortest(side: Side, ways: readonly (readonly Errand[])[]): number {
  if (ways.length === 0) return 0;
  const actions = ways.map((errands) => actionsOnWay(side, errands));
  const least = Math.min(...actions);
  const mean = actions.reduce((sum, way) => sum + way, 0) / actions.length;
  return least + OTHER_WAYS * (mean - least);
}

export function actionsToGo(game: Game, team: TeamId, ground: Ground): number {
  const side = { game, team, ground };
  return shortest(side, waysToWin(game, team)) + barricades(side);
}

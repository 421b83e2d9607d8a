// What is still to be done to win, counted in actions: the scenarios' aims as the look-ahead player sees them.
import { localFrame } from '../../physics/measure/structure';
import { distance } from '../../physics/measure/vector';
import type { Game, Marker } from '../../scenarios/game';
import type { TeamId } from '../../scenarios/ids';
import type { ScenarioId } from '../../scenarios/list';
import {
  buildingOf,
  inPlay,
  isInPlay,
  markerIds,
  markerOf,
  spotOf,
  structureOf,
  survivorOf,
  zombiesInside,
  zombiesInTown,
} from '../../scenarios/queries';
import type { Ground } from './ground';
import { anyone, flicks, movers, wayTo, type Side } from './side';
import { supplies } from './supplies';

const escape = (side: Side): number => {
  const { game } = side;
  const aboard = inPlay(game).some((id) => buildingOf(survivorOf(game, id)) === 'rv');
  const nearest = anyone(side, (id) => flicks(side, id, 'rv'));
  return (aboard ? -3 : nearest) + Math.max(0, zombiesInTown(game).length - 3);
};

/** Somebody finds Anita, leads her to the Hospital, and nobody dead is left there (R303). */
function rescue(side: Side): number {
  const { game } = side;
  const anita = survivorOf(game, 'anita');
  const dead = zombiesInside(game, 'hospital').length;
  const fighters = movers(side).filter((id) => id !== anita.escort);
  const ways = fighters.map((id) => flicks(side, id, 'hospital')).toSorted((a, b) => a - b);
  // Two on their way to clear the Hospital: one alone may fall.
  const guards = dead === 0 ? 0 : 2 * dead + 0.8 * (ways[0] ?? 0) + 0.4 * (ways[1] ?? 0);
  if (anita.escort) return guards + 1.5 * flicks(side, anita.escort, 'hospital');
  if (isInPlay(anita)) {
    const at = spotOf(game, anita);
    return guards + 6 + anyone(side, (id) => distance(at, spotOf(game, survivorOf(game, id))) / 60);
  }
  return hidden(game).reduce(
    (sum, marker) => sum + anyone(side, (id) => wayTo(side, id, marker)),
    guards + 6,
  );
}

/** Lost survivors are found by taking their marker (R323). */
const lost = (side: Side): number =>
  hidden(side.game).reduce(
    (sum, marker) => sum + 2 + anyone(side, (id) => wayTo(side, id, marker)),
    0,
  );

/** The markers of survivors who wait to be found. */
const hidden = (game: Game): Marker[] =>
  markerIds(game)
    .map((id) => markerOf(game, id))
    .filter(
      ({ type, place }) =>
        type === 'survivor' && (place.on === 'structure' || place.on === 'object'),
    );

/** The two who are nearest to the RV (R328). */
const crew = (side: Side): number =>
  movers(side)
    .map((id) => flicks(side, id, 'rv'))
    .toSorted((a, b) => a - b)
    .slice(0, 2)
    .reduce((sum, way) => sum + way, 0);

/** Tiles still in a door, and how far they have to be pushed. */
function barricades({ game }: Side): number {
  return Object.values(game.things)
    .filter(({ kind, removed }) => kind === 'barricade' && !removed)
    .reduce((sum, { pose }) => {
      const ahead = localFrame(structureOf(game, 'groceryStore'))(pose).ahead;
      return sum + 1.5 + Math.max(0, ahead + 4) * 0.15;
    }, 0);
}

/** What each scenario asks for; one that is not listed is played for life alone. */
const ERRANDS: Partial<Record<ScenarioId, readonly ((side: Side) => number)[]>> = {
  s1: [escape],
  s2: [supplies],
  s3: [rescue],
  s4: [supplies, barricades],
  s5: [supplies, lost],
  s6: [supplies, crew],
};

export const actionsToGo = (game: Game, team: TeamId, ground: Ground): number =>
  (ERRANDS[game.scenario] ?? []).reduce((sum, left) => sum + left({ game, team, ground }), 0);

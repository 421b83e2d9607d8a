// How good a position looks to a team: life, danger, and the way still to go. Bigger is better.
import { distance } from '../../physics/measure/vector';
import { fromLocal } from '../../physics/measure/structure';
import type { Vec2 } from '../../physics/table';
import type { MarkerType } from '../../scenarios/catalogue/markers';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { Game, GameState } from '../../scenarios/game';
import type { ScenarioId, StructureId, TeamId } from '../../scenarios/ids';
import {
  buildingOf,
  filledSlots,
  hasFreeSlot,
  heldBy,
  inPlay,
  isLying,
  markerIds,
  markerOf,
  spotOf,
  streetZombies,
  structureOf,
  survivorOf,
  zombieOf,
  zombiesInside,
  zombiesInTown,
} from '../../scenarios/queries';

/** What has to be brought to the RV, and how many of each. */
const WANTED: Partial<Record<ScenarioId, Partial<Record<MarkerType, number>>>> = {
  s2: { food: 2, fuel: 2 },
  s4: { food: 4 },
  s5: { fuel: 2 },
  s6: { key: 1, fuel: 1 },
};

export function outlook(game: Game, team: TeamId): number {
  const state = game as GameState;
  if (state.result) return state.result.winner === team ? 1e6 : -1e6;
  return life(state, team) + danger(state, team) + goal(state, team);
}

const life = (game: GameState, team: TeamId): number =>
  inPlay(game, team).reduce((sum, id) => sum + 12 * survivorOf(game, id).life + 10, 0);

/** Standing zombies near, and noise that will bring them. */
function danger(game: GameState, team: TeamId): number {
  const zombies = streetZombies(game).filter((id) => !isLying(zombieOf(game, id)));
  const near = inPlay(game, team).flatMap((id) => {
    const survivor = survivorOf(game, id);
    if (survivor.place.in !== 'street' || isLying(survivor)) return [];
    return zombies.map((zombie) =>
      distance(spotOf(game, survivor), spotOf(game, zombieOf(game, zombie))),
    );
  });
  const crowd = near.reduce((sum, away) => sum + (away < 5 ? 10 : away < 12 ? 2 : 0), 0);
  const noise = { silent: 0, low: 1, loud: 4 }[game.turn?.noise ?? 'silent'];
  return -crowd - noise - 2 * zombies.length;
}

/** Just inside a door, where a mover wants to be. */
export const doorOf = (game: GameState, id: StructureId): Vec2 =>
  fromLocal(structureOf(game, id), { ahead: -3, left: 0 });

/** In front of a door, from where it can be entered. */
export const frontOf = (game: GameState, id: StructureId): Vec2 =>
  fromLocal(structureOf(game, id), { ahead: 14, left: 0 });

function way(game: GameState, id: SurvivorId, to: StructureId): number {
  const survivor = survivorOf(game, id);
  if (buildingOf(survivor) === to) return 0;
  return 20 + distance(spotOf(game, survivor), frontOf(game, to));
}

function goal(game: GameState, team: TeamId): number {
  if (game.scenario === 's1') return escape(game);
  if (game.scenario === 's3') return rescue(game);
  return supplies(game, team) + found(game);
}

function escape(game: GameState): number {
  const movers = inPlay(game).filter((id) => survivorOf(game, id).role !== 'driver');
  const aboard = inPlay(game).some((id) => buildingOf(survivorOf(game, id)) === 'rv');
  const nearest = Math.min(...movers.map((id) => way(game, id, 'rv')), 120);
  return (aboard ? 80 : -nearest * 0.6) - 9 * Math.max(0, zombiesInTown(game).length - 3);
}

function rescue(game: GameState): number {
  const anita = survivorOf(game, 'anita');
  const guards = -12 * zombiesInside(game, 'hospital').length;
  if (anita.escort) return 80 + guards - way(game, anita.escort, 'hospital') * 0.8;
  const stores = [...new Set(markerIds(game).flatMap((id) => hiddenStore(game, id) ?? []))];
  const nearest = Math.min(
    ...stores.flatMap((store) => inPlay(game).map((id) => way(game, id, store))),
    120,
  );
  return guards - 6 * stores.length - nearest * 0.3;
}

const hiddenStore = (game: GameState, id: string): StructureId | undefined => {
  const { place, faceUp } = markerOf(game, id);
  return place.on === 'structure' && !faceUp ? place.structure : undefined;
};

const found = (game: GameState): number =>
  game.scenario === 's5'
    ? 60 * inPlay(game).filter((id) => id === 'kevin' || id === 'rosa').length
    : 0;

/** Each thing counts by where it is: delivered, carried toward the RV, lying open, or yet to be found. */
function supplies(game: GameState, team: TeamId): number {
  const wanted = { ...WANTED[game.scenario] };
  let sum = 0;
  for (const id of markerIds(game)) {
    const { type, place, faceUp } = markerOf(game, id);
    const needed = (wanted[type] ?? 0) > 0;
    if (place.on === 'structure' && place.structure === 'rv' && needed) {
      wanted[type] = (wanted[type] ?? 0) - 1;
      sum += 70;
    } else if (place.on === 'board' && needed && survivorOf(game, place.survivor).team === team) {
      sum += 45 - way(game, place.survivor, 'rv') * 0.25;
    } else if (place.on === 'structure' && place.structure !== 'rv' && (needed || !faceUp)) {
      const seekers = inPlay(game, team).filter(
        (one) => hasFreeSlot(game, one) && !survivorOf(game, one).role,
      );
      sum -= Math.min(...seekers.map((one) => way(game, one, place.structure)), 120) * 0.12;
    }
  }
  const dead = inPlay(game, team).reduce(
    (full, id) => full + (filledSlots(game, id).length - heldBy(game, id).length),
    0,
  );
  return sum + dead + (game.scenario === 's6' ? crewAboard(game, team) : 0);
}

const crewAboard = (game: GameState, team: TeamId): number =>
  15 *
  Math.min(2, inPlay(game, team).filter((id) => buildingOf(survivorOf(game, id)) === 'rv').length);

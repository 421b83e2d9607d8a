// 21. Zombies entering buildings.
import { moveZombie } from '../change';
import { PIECES } from '../../physics/measure/catalogue';
import { isNextTo, pieceFootprint, supportFootprints } from '../../physics/measure/footprint';
import { by } from '../../physics/measure/order';
import { isStanding } from '../../physics/measure/pose';
import { isPastDoor } from '../../physics/measure/sight';
import { distance } from '../../physics/measure/vector';
import type { Outcome } from '../../physics/recording';
import type { Structure } from '../../physics/table';
import type { Game } from '../game';
import { ZOMBIE_IDS } from '../catalogue/zombies';
import type { StructureId, ZombieId } from '../ids';
import { emit, type Handlers } from '../play';
import {
  must,
  poseOf,
  streetZombies,
  structureIds,
  structureOf,
  survivorsInside,
  zombieOf,
  zombiesInside,
  markersIn,
} from '../queries';
import type { Passed } from '../tasks';
import { isBarricaded } from './barricades';
import { bearsX } from './doors';

/** R144. */
export const MOST_INSIDE = 2;

/** Farther from the middle of a door nobody is at it: half an RV, a disc and a lying figure. */
const NEAR_A_BUILDING = 18;

/** Which zombies slid through a door from its front while the table ran. */
export const passedDoors = (game: Game, outcome: Outcome): Passed[] =>
  outcome.passages
    .filter(({ piece, from }) => from === 'front' && game.zombies[piece])
    .map(({ piece, structure }) => ({ zombie: piece, structure: structure as StructureId }));

/** Somebody or something inside, fewer than two zombies, and a way in (R144, A94, A106). */
const isOpen = (game: Game, structure: StructureId): boolean =>
  game.sheet.openTo?.zombies?.includes(structure) !== false &&
  !isBarricaded(game, structure) &&
  !bearsX(game, structure) &&
  zombiesInside(game, structure).length < MOST_INSIDE &&
  (survivorsInside(game, structure).length > 0 || markersIn(game, { structure }).length > 0);

/** Past the door with any part (R145), or standing next to a support (R146). */
function isAtDoor(game: Game, id: ZombieId, where: Structure, passed: readonly Passed[]): boolean {
  if (passed.some((one) => one.zombie === id && one.structure === where.id)) return true;
  const pose = must(poseOf(zombieOf(game, id)), id);
  if (distance(pose, where) > NEAR_A_BUILDING) return false;
  if (isPastDoor(where, PIECES.zombie, pose)) return true;
  const own = pieceFootprint({ id, kind: 'zombie', pose });
  return isStanding(pose) && supportFootprints(where).some((support) => isNextTo(support, own));
}

export const enteringHandlers: Pick<Handlers, 'zombiesEnter'> = {
  zombiesEnter: {
    run: (play, { passed }) => {
      const { game } = play;
      for (const structure of structureIds(game)) {
        if (!isOpen(game, structure)) continue;
        const where = structureOf(game, structure);
        const away = (id: ZombieId): number =>
          distance(where, must(poseOf(zombieOf(game, id)), id));
        // Nearest to the door first when there are more than places (A55).
        const candidates = streetZombies(game)
          .filter((id) => isAtDoor(game, id, where, passed))
          .toSorted(by(away, (id) => ZOMBIE_IDS.indexOf(id)));
        for (const id of candidates) {
          if (!isOpen(game, structure)) break;
          const lying = !isStanding(must(poseOf(zombieOf(game, id)), id));
          moveZombie(game, id, { in: 'building', structure, lying });
          emit(play, { kind: 'entered', figure: id, structure, rules: ['R144', 'R145', 'R146'] });
        }
      }
      // Through a door that does not let it in, it stays in the street (A54).
      for (const { zombie, structure } of passed)
        if (zombieOf(game, zombie).place.in === 'street')
          emit(play, { kind: 'passedDoor', zombie, structure, rules: ['R144', 'A54'] });
    },
  },
};

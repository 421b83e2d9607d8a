// 20. The rush: the trapdoor is filled, the strut pulled, and what it did is told.
import { moveZombie } from '../change';
import { TOWER_SLOTS } from '../../physics/measure/limits';
import type { SurvivorId } from '../catalogue/survivors';
import { doNext, tell, type Handlers } from '../play';
import { isLying, must, survivorOf, tableOf, zombieIds, zombieOf } from '../queries';
import { nextSeed } from '../random';
import { dissolveZombies } from './acid';
import { passedDoors } from './entering';
import { fall, loseLife } from './life';
import { fallenIn, setPose, takeOver } from './tidy';

export const rushHandlers: Pick<Handlers, 'fillSlots' | 'runRush'> = {
  /** Each on the spot with its number; where that is taken, on one of the player's choice (R137). */
  fillSlots: {
    ask: (game, { waiting }) => {
      const [id] = waiting;
      if (id === undefined) return undefined;
      const taken = zombieIds(game).flatMap((one) => {
        const { place } = zombieOf(game, one);
        return place.in === 'tower' && place.slot > 0 ? [place.slot] : [];
      });
      const free = Array.from({ length: TOWER_SLOTS }, (_, index) => index + 1).filter(
        (slot) => !taken.includes(slot),
      );
      const own = zombieOf(game, id).number;
      const offered = free.includes(own) ? [own] : free;
      return {
        kind: 'fillSlots',
        about: id,
        options: offered.map((slot) => ({ id: String(slot), about: id })),
      };
    },
    answer: (play, { cause, waiting, tower }, { choice }) => {
      const { game } = play;
      const [id, ...others] = waiting;
      moveZombie(game, must(id, 'a zombie'), { in: 'tower', slot: Number(choice) });
      if (others.length > 0) {
        doNext(play, { do: 'fillSlots', cause, waiting: others, tower });
        return;
      }
      const zombies = zombieIds(game).filter((one) => zombieOf(game, one).place.in === 'tower');
      tell(play, { kind: 'rushBegan', zombies, cause, rules: ['R138'] });
      doNext(play, { do: 'runRush', cause, tower, seed: nextSeed(game) });
    },
  },

  runRush: {
    table: (game, { tower, seed }) => ({
      table: tableOf(game),
      launch: {
        kind: 'rush',
        tower,
        seed,
        zombies: zombieIds(game).flatMap((id) => {
          const { place } = zombieOf(game, id);
          return place.in === 'tower' ? [{ id, slot: place.slot }] : [];
        }),
      },
    }),
    judge: (play, { cause }, outcome) => {
      const { game } = play;
      const fallen = fallenIn(game, outcome).filter((id) => game.survivors[id as SurvivorId]);
      for (const id of zombieIds(game)) {
        if (zombieOf(game, id).place.in !== 'tower') continue;
        setPose(
          game,
          id,
          must(
            outcome.rest.find((one) => one.id === id),
            id,
          ).pose,
        );
      }
      const out = outcome.exits.filter(({ outAtRest }) => outAtRest).map(({ piece }) => piece);
      takeOver(game, outcome);
      // Whoever was knocked over loses a life, whatever did it (R139); pushed out on its feet, it only lies (A51).
      for (const id of fallen as SurvivorId[]) {
        fall(play, id, 'rush');
        loseLife(play, id, 'rush', ['R139']);
      }
      for (const id of out) {
        const survivor = game.survivors[id as SurvivorId];
        if (survivor && !fallen.includes(id) && isLying(survivorOf(game, id as SurvivorId)))
          fall(play, id as SurvivorId, 'limit');
      }
      dissolveZombies(play);
      // A card's rush comes between two actions, when the active survivor may still be close (A17).
      const alsoActive = cause !== 'card';
      doNext(play, { do: 'settle', passed: passedDoors(game, outcome), alsoActive });
    },
  },
};

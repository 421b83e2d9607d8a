// 20. The rush: the trapdoor is filled, the strut pulled, and what it did is told.
import { moveZombie } from '../change';
import { TOWER_SLOTS } from '../../physics/measure/limits';
import { option } from '../decisions';
import { doNext, emit, type Handlers } from '../play';
import { must, tableOf, zombieIds, zombieOf } from '../queries';
import { draw } from '../random';
import { dissolveZombies } from './acid';
import { pushTiles } from './barricades';
import { passedDoors } from './entering';
import { fall, loseLife } from './life';
import { exposedTo, metBy, tellNearMisses } from './rush-told';
import { fallenIn, setPose, applyRest } from './tidy';

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
        options: offered.map((slot) => option(String(slot), { verb: 'slot', slot }, { about: id })),
      };
    },
    answer: (play, { cause, waiting, tower }, { means: { slot } }) => {
      const { game } = play;
      const [id, ...others] = waiting;
      moveZombie(game, must(id, 'a zombie'), {
        in: 'tower',
        slot,
        ...(cause !== 'noise' && { isNew: true }),
      });
      if (others.length > 0) {
        doNext(play, { do: 'fillSlots', cause, waiting: others, tower });
        return;
      }
      const zombies = zombieIds(game).filter((one) => zombieOf(game, one).place.in === 'tower');
      emit(play, { kind: 'rushBegan', zombies, cause, rules: ['R138'] });
      doNext(play, { do: 'runRush', cause, tower, seed: draw(game, 'open') });
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
      const exposed = exposedTo(game);
      const fallen = fallenIn(game, outcome);
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
      // A tile that a rush drove out of the doorway leaves the game too (R212, A94).
      pushTiles(play, outcome);
      applyRest(play, outcome, 'rush');
      // Whoever was knocked over loses a life, whatever did it (R139); pushed out on its feet, it only lies (A51).
      const [knocked, standing] = [
        exposed.filter((id) => fallen.includes(id)),
        exposed.filter((id) => !fallen.includes(id)),
      ];
      for (const id of knocked) {
        fall(play, id, 'rush', metBy(outcome, id));
        loseLife(play, id, 'rush', ['R139']);
      }
      for (const id of standing.filter((one) => out.includes(one))) fall(play, id, 'limit');
      tellNearMisses(
        play,
        outcome,
        standing.filter((one) => !out.includes(one)),
      );
      dissolveZombies(play);
      // A card's rush comes between two actions, when the active survivor may still be close (A17).
      const alsoActive = cause !== 'card';
      doNext(play, { do: 'settle', passed: passedDoors(game, outcome), alsoActive });
    },
  },
};

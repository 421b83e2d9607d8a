// Cards that bring zombies, or stop them.
import { affect, moveZombie } from '../../change';
import { homeMouth, fromLocal } from '../../../physics/measure/structure';
import { directionOf } from '../../../physics/measure/trig';
import { quantiseAngle, quantiseVec2 } from '../../../physics/measure/quantise';
import { distance, subtract } from '../../../physics/measure/vector';
import type { Spot, Structure } from '../../../physics/table';
import type { Game } from '../../game';
import type { ZombieId } from '../../ids';
import { doNext, emit } from '../../play';
import {
  isLying,
  must,
  poseOf,
  streetZombies,
  structureOf,
  zombieOf,
  zombiesInside,
} from '../../queries';
import { MOST_INSIDE } from '../entering';
import { newZombies, put } from '../put';
import { layDown } from '../tidy';
import { isFrozen, standUp } from '../zombies';
import { option } from '../../decisions';
import { forZombies } from '../choosing';
import { hereOf, pickMore, supply, unused, type Choice, type Choosing, type Deed } from './card';

/** A place before a door, looking at it. */
const before = (building: Structure, ahead: number, left: number): Spot => ({
  ...fromLocal(building, { ahead, left }),
  facing: quantiseAngle(building.facing + 180),
});

export const behindTheShelves: Deed = {
  does: (play, drawn) => {
    const { game } = play;
    const structure = hereOf(drawn);
    if (!structure || zombiesInside(game, structure).length >= MOST_INSIDE) return;
    for (const id of newZombies(game, 1)) {
      moveZombie(game, id, { in: 'building', structure, lying: false });
      emit(play, { kind: 'entered', figure: id, structure, rules: ['R221'] });
      doNext(play, { do: 'fightZombies', structure, by: drawn.survivor });
    }
  },
};

export const brokenWindow: Deed = {
  does: (play, drawn) => {
    const here = hereOf(drawn);
    if (!here) return;
    const building = structureOf(play.game, here);
    newZombies(play.game, 2).forEach((id, index) =>
      put(play, id, before(building, 8, index === 0 ? 6 : -6)),
    );
  },
};

export const theyFollowedUs: Deed = {
  does: (play, drawn) => {
    const { game } = play;
    const here = hereOf(drawn);
    const { dump } = game.layout;
    if (!here || !dump) return;
    const waiting = newZombies(game, 2);
    if (waiting.length === 0) return;
    for (const id of waiting) moveZombie(game, id, { in: 'tower', slot: 0, isNew: true });
    const mouth = quantiseVec2(homeMouth(dump));
    const facing = quantiseAngle(directionOf(subtract(structureOf(game, here), mouth)));
    doNext(play, { do: 'fillSlots', cause: 'card', waiting, tower: { ...mouth, facing } });
  },
};

export const moaningChorus: Deed = {
  does: (play) => {
    const { game } = play;
    for (const id of streetZombies(game)) {
      if (isLying(zombieOf(game, id)) && !isFrozen(game, id)) standUp(play, id, ['R219']);
    }
  },
};

/** Of frozen stiff: how many, and how far from the building. */
const MOST_FROZEN = 3;
const FREEZING = 30;

function freezable(game: Game, drawn: Choosing<'frozenStiff'>): ZombieId[] {
  const here = hereOf(drawn);
  if (!here || drawn.picked.length >= MOST_FROZEN) return [];
  const building = structureOf(game, here);
  return streetZombies(game).filter(
    (id) =>
      !isLying(zombieOf(game, id)) &&
      distance(building, must(poseOf(zombieOf(game, id)), id)) <= FREEZING,
  );
}

export const frozenStiff: Choice<'frozenStiff'> = {
  offers: (game, drawn) => {
    const near = forZombies(freezable(game, drawn));
    return drawn.picked.length > 0 && near.length > 0
      ? [...near, option('enough', { verb: 'enough' })]
      : near;
  },
  takes: (play, drawn, { means }) => {
    const { game } = play;
    if (means.verb === 'enough') return;
    const { zombie } = means;
    layDown(game, zombie, must(poseOf(zombieOf(game, zombie)), zombie));
    affect(game, { kind: 'frozen', until: 'round', zombie });
    emit(play, { kind: 'fell', figure: zombie, because: 'frozenStiff', rules: ['R219'] });
    pickMore(play, drawn, means);
  },
};

export const criesInTheStreet: Choice<'criesInTheStreet'> = {
  offers: (game) => [
    option('nothing', { verb: 'shut' }),
    ...(['food', 'medicine'] as const)
      .filter((type) => unused(game, type) !== undefined)
      .map((type) => option(type, { verb: 'open', type })),
  ],
  takes: (play, drawn, { means }) => {
    if (means.verb === 'shut') return;
    const here = hereOf(drawn);
    if (here) {
      const building = structureOf(play.game, here);
      for (const id of newZombies(play.game, 1)) put(play, id, before(building, 6, 0));
    }
    supply(play, drawn, means.type);
  },
};

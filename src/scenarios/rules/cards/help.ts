// Help! An ally with a firearm may storm a building that holds exactly one zombie (R222).
import type { SurvivorId } from '../../catalogue/survivors';
import { WEAPONS } from '../../catalogue/weapons';
import type { Game } from '../../game';
import type { StructureId } from '../../ids';
import { structureIds, survivorOf, weaponsOf, zombiesInside } from '../../queries';
import { enter, isBarred } from '../buildings';
import { alliesOf, type Card } from './card';

const helpersOf = (game: Game, id: SurvivorId): SurvivorId[] =>
  alliesOf(game, id).filter(
    (ally) =>
      survivorOf(game, ally).place.in === 'street' &&
      weaponsOf(game, ally).some((weapon) => WEAPONS[weapon].firearm),
  );

export const help: Card = {
  offers: (game, { survivor }) => {
    const held = structureIds(game).filter(
      (id) => zombiesInside(game, id).length === 1 && !isBarred(game, id),
    );
    const moves = helpersOf(game, survivor).flatMap((ally) =>
      held.map((structure) => ({ id: `${ally} ${structure}`, about: ally })),
    );
    return moves.length > 0 ? [...moves, { id: 'no' }] : [];
  },
  takes: (play, _, { choice }) => {
    if (choice === 'no') return;
    const [ally, structure] = choice.split(' ');
    enter(play, ally as SurvivorId, structure as StructureId, true);
  },
};

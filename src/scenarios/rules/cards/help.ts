// Help! An ally with a firearm may storm a building that holds exactly one zombie (R222).
import type { SurvivorId } from '../../catalogue/survivors';
import { WEAPONS } from '../../catalogue/weapons';
import { option } from '../../decisions';
import type { Game } from '../../game';
import { structureIds, survivorOf, weaponsOf, zombiesInside } from '../../queries';
import { enter, isBarred } from '../buildings';
import { alliesOf, NO, type Choice } from './card';

const helpersOf = (game: Game, id: SurvivorId): SurvivorId[] =>
  alliesOf(game, id).filter(
    (ally) =>
      survivorOf(game, ally).place.in === 'street' &&
      weaponsOf(game, ally).some((weapon) => WEAPONS[weapon].firearm),
  );

export const help: Choice<'help'> = {
  offers: (game, { survivor }) => {
    const held = structureIds(game).filter(
      (id) => zombiesInside(game, id).length === 1 && !isBarred(game, id),
    );
    const moves = helpersOf(game, survivor).flatMap((ally) =>
      held.map((structure) =>
        option(
          `${ally} ${structure}`,
          { verb: 'storm', survivor: ally, structure },
          { about: ally },
        ),
      ),
    );
    return moves.length > 0 ? [...moves, NO] : [];
  },
  takes: (play, _, { means }) => {
    if (means.verb === 'storm') enter(play, means.survivor, means.structure, true);
  },
};

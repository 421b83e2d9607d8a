// A town in which the boards of these lie face up.
import { changeSurvivor } from '../../../src/scenarios/change';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import { survivorIds } from '../../../src/scenarios/queries';
import { tokensOf } from '../../../src/scenarios/rules/powers';
import { HOUSE } from './duel';
import { asks, putInside, stage, type Session, type Stage } from './game';

/** Nobody else is near; somebody far away keeps the round going. */
type Gifted = Partial<Stage> & {
  readonly inside?: readonly string[];
  readonly lyingInside?: readonly string[];
  readonly teamB?: readonly SurvivorId[];
};

export function gifted({
  survivors = {},
  inside = [],
  lyingInside = [],
  teamB = [],
  ...rest
}: Gifted): Draft {
  const far = survivors.anita || inside.includes('anita') ? {} : { anita: { x: 110, y: 80 } };
  const game = stage({ scenario: 's2', ...rest, survivors: { ...far, ...survivors } });
  for (const id of inside) putInside(game, id, HOUSE);
  for (const id of lyingInside) putInside(game, id, HOUSE, true);
  for (const id of survivorIds(game)) faceUp(game, id);
  for (const id of teamB) changeSurvivor(game, id, { team: 'b' });
  return game;
}

export const faceUp = (game: Draft, id: SurvivorId): void =>
  changeSurvivor(game, id, { power: 'up', tokens: tokensOf(id) });

/** Whether this survivor is asked no more. */
export const hasEnded = (now: Session, id: SurvivorId): boolean =>
  asks(now) !== 'chooseAction' || now.game.turn?.survivor !== id;

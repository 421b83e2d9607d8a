// A hand that shoots at the other side wherever it can, and tries each shot on the table before; else it is eager.
import { eagerCommand } from '../../src/bots/eager';
import type { Player } from '../../src/bots/lookahead';
import { after, shot } from '../../src/bots/reflex';
import { waitsFor, type Asked, type Match } from '../../src/match/match';
import { directionOf } from '../../src/physics/measure/trig';
import { distance, subtract } from '../../src/physics/measure/vector';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import type { Command } from '../../src/scenarios/decisions';
import type { Game } from '../../src/scenarios/game';
import { areEnemies, inPlay, spotOf, survivorOf } from '../../src/scenarios/queries';

/** At so many of the nearest, straight and a little beside. */
const NEAREST = 4;
const FAN = [0, 1, -1];

export const hunter: Player = (match, state, random) =>
  aimed(match, state) ?? drawn(match, state) ?? eagerCommand(match, state, random);

const enemiesOf = (game: Game, id: SurvivorId): SurvivorId[] =>
  inPlay(game).filter((one) => areEnemies(game, id, one));

/** Lives of the other side: the fewer the better. */
const livesOf = (game: Game, id: SurvivorId): number =>
  enemiesOf(game, id).reduce((sum, one) => sum + survivorOf(game, one).life, 0);

/** A weapon is taken out if one of its shots would hurt somebody. */
function drawn(match: Match, { seat, decision }: Asked): Command | undefined {
  if (decision.kind !== 'chooseAction') return undefined;
  return decision.options
    .filter(({ means }) => means.verb === 'use')
    .map(({ id }): Command => ({ seat, number: decision.number, choice: id }))
    .find((given) => {
      const next = after(match, given);
      const state = next && waitsFor(next);
      return next && state?.for === 'decision' && aimed(next, state) !== undefined;
    });
}

/** The shot that costs them most, if there is one that costs them anything. */
function aimed(match: Match, { seat, decision }: Asked): Command | undefined {
  const { game } = match;
  const id = game.turn?.survivor;
  if (!id || (decision.kind !== 'aim' && decision.kind !== 'flickBat')) return undefined;
  const before = livesOf(game, id);
  const shots = decision.options.flatMap(({ id: choice, flick }): Command[] => {
    if (!flick) return [];
    const away = (spot: { readonly x: number; readonly y: number }) => distance(spot, flick.at);
    return enemiesOf(game, id)
      .filter((one) => survivorOf(game, one).place.in === 'street')
      .map((one) => spotOf(game, survivorOf(game, one)))
      .toSorted((a, b) => away(a) - away(b))
      .slice(0, NEAREST)
      .flatMap((spot) => FAN.map((turn) => directionOf(subtract(spot, flick.at)) + turn))
      .map((toward) => ({
        seat,
        number: decision.number,
        choice,
        flick: shot(flick, toward, flick.speed[1] * 0.9),
      }));
  });
  const tried = shots.flatMap((given) => {
    const next = after(match, given);
    return next ? [{ given, left: livesOf(next.game, id) }] : [];
  });
  const [best] = tried.toSorted((a, b) => a.left - b.left);
  return best && best.left < before ? best.given : undefined;
}

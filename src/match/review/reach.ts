// How far a flick has reached, by the game before it: to the farthest figure it felled, or as far as its disc went.
import { distance } from '../../physics/measure/vector';
import { isSurvivorId } from '../../scenarios/catalogue/survivors';
import { isZombieId } from '../../scenarios/catalogue/zombies';
import type { GameEvent } from '../../scenarios/events';
import type { Game } from '../../scenarios/game';
import { buildingOf, isInPlay, spotOf, survivorOf } from '../../scenarios/queries';
import type { Vec2 } from '../../physics/table';

/** In cm; nothing where it felled nobody and nobody moved, or where it was fought on a lane. */
export function reachOf(before: Game, events: readonly GameEvent[]): number | undefined {
  const who = before.turn?.survivor;
  const from = who && placeOf(before, who);
  if (!from || events.some(({ kind }) => kind === 'duelEnded' || kind === 'combatCard'))
    return undefined;
  const far = fellOf(events).flatMap((id) => {
    const at = placeOf(before, id);
    return at ? [distance(from, at)] : [];
  });
  return far.length > 0 ? Math.max(...far) : undefined;
}

/** Who was brought down by a flick: for good, or to the ground. */
export const fellOf = (events: readonly GameEvent[]): readonly string[] => [
  ...new Set(
    events.flatMap((event) => {
      if (event.kind === 'killed' && !event.pointBlank) return [event.zombie];
      return event.kind === 'fell' ? [event.figure] : [];
    }),
  ),
];

function placeOf(game: Game, id: string): Vec2 | undefined {
  const one = isSurvivorId(id)
    ? survivorOf(game, id)
    : isZombieId(id)
      ? game.zombies[id]
      : undefined;
  if (!one || (isSurvivorId(id) && !isInPlay(survivorOf(game, id)))) return undefined;
  if (one.place.in !== 'street' && !buildingOf(one)) return undefined;
  return spotOf(game, one);
}

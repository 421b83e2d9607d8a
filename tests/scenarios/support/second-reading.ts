// Towns without zombies, and moves and shots by hand-made outcomes, for the second reading of the rulebook.
import { moveZombie } from '../../../src/scenarios/change';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import { zombieIds } from '../../../src/scenarios/queries';
import { asks, choices, fresh, poseIn, session, type Session } from './game';
import { fell, outcome, stopped, touch } from './outcome';

export function empty(scenario: 's1' | 's3' | 's4' | 's6'): Draft {
  const game = fresh({
    scenario,
    ...(scenario === 's6' && {
      seats: [
        { id: 'one', name: 'A', team: 'a' },
        { id: 'two', name: 'B', team: 'b' },
      ],
    }),
  });
  for (const id of zombieIds(game)) moveZombie(game, id, { in: 'dump' });
  return game;
}

/** Whoever holds the pretzel has begun already. */
const begun = (game: Draft, who: SurvivorId): Session => {
  const now = session(game);
  return asks(now) === 'chooseAction' ? now : now.choose(who);
};
export const moves = (game: Draft, who: SurvivorId, x: number, y: number): Session =>
  begun(game, who)
    .choose('move')
    .choose('flick', { direction: 0, speed: 500 })
    .run(outcome({ rest: [stopped('disc', { x, y })] }));
export const shoots = (game: Draft, by: SurvivorId, whom: SurvivorId): Session => {
  const { x, y } = poseIn(game, whom);
  const aiming = begun(game, by).choose('use:rifle');
  return aiming.choose(choices(aiming)[0] ?? '', { direction: 0, speed: 900 }).run(
    outcome({
      rest: [stopped('bullet', { x: 1, y: 1 }), fell(whom, { x, y }, 'survivor')],
      contacts: [touch('bullet', whom)],
    }),
  );
};

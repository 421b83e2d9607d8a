// S8 in any position: where people are, who waits, which doors bear an X.
import { arranged, type Position } from '../../../src/match/position';
import { plainPlan } from '../../../src/match/plan';
import { brokenPromises } from '../../../src/match/invariants';
import { draftOf } from '../../../src/scenarios/draft';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import { asks, choices, session, type Session } from './game';
import { outcome, stopped, through } from './outcome';

/** Nobody dead is near, unless the position says so: they wait in the dump. */
export const s8 = (position: Position = {}): Draft =>
  draftOf(structuredClone(arranged(plainPlan('s8', 3), { zombies: [], ...position })));

export const inside = (
  id: SurvivorId,
  structure: StructureId,
  life?: number,
): NonNullable<Position['survivors']>[number] => ({
  id,
  where: { inside: structure },
  ...(life !== undefined && { life }),
});

/** Anybody holds the pretzel, and then it is the turn of this one: nobody else is left to act. */
export function begin(game: Draft, survivor: SurvivorId): Session {
  const held = session(game);
  const now = held.choose(choices(held)[0] ?? '');
  return asks(now) === 'chooseSurvivor' ? now.choose(survivor) : now;
}

export const turnOf = (position: Position, survivor: SurvivorId): Session =>
  begin(s8({ toAct: [survivor], ...position }), survivor);

/** Out of a building by the disc, to a place in the street. */
export const leaves = (at: Session, from: StructureId, to = { x: 60, y: 55 }): Session =>
  at
    .choose('move')
    .choose('flick', { direction: 90, speed: 500 })
    .run(outcome({ rest: [stopped('disc', to)], passages: [through('disc', from, 'behind')] }));

/** Out of one building and into another. */
export const crosses = (at: Session, from: StructureId, into: StructureId): Session =>
  at
    .choose('move')
    .choose('flick', { direction: 90, speed: 500 })
    .run(
      outcome({
        rest: [stopped('disc', { x: 60, y: 45 })],
        passages: [through('disc', from, 'behind'), through('disc', into, 'front')],
      }),
    );

export const isSound = ({ game }: Session): string[] => brokenPromises(game);

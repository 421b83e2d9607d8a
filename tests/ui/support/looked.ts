// S6, where one player has looked at markers that lie face down for everybody else.
import { plainPlan } from '../../../src/match/plan';
import { newGame } from '../../../src/scenarios/apply';
import { changeMarker, changeSurvivor, changeTurn, schedule } from '../../../src/scenarios/change';
import { draftOf } from '../../../src/scenarios/draft';
import type { Draft } from '../../../src/scenarios/game';
import type { SeatId } from '../../../src/scenarios/ids';
import { markersIn } from '../../../src/scenarios/queries';
import { asks, session, type Session } from '../../scenarios/support/game';

export const LOOKED_PLAN = plainPlan('s6', 1);

/** Anita has looked into the gas station, where a key and a can of fuel lie face down. */
function looked(): Draft {
  let at = session(newGame(LOOKED_PLAN).game);
  while (asks(at) !== 'chooseAction') at = at.choose('anita');
  const game = draftOf(at.game);
  const [first = '', second = ''] = markersIn(game, { structure: 'gasStation' });
  changeMarker(game, first, { type: 'key' });
  changeMarker(game, second, { type: 'fuel' });
  const store = { structure: 'school' } as const;
  schedule(game, [{ do: 'card', card: 'floorPlan', survivor: 'anita', store, picked: [] }]);
  return session(game).choose('gasStation').game;
}

/** What names one of them, or what else lies hidden in S6. */
export const FACES = /\b(key|fuel|crossroads marker)\b|\bX\b/i;

/** Somebody goes there later and opens what lies there. */
export function opensGasStation(survivor: 'anita' | 'mike', seat: SeatId): Session {
  const game = looked();
  changeSurvivor(game, survivor, {
    place: { in: 'building', structure: 'gasStation', lying: false },
  });
  changeTurn(game, { seat, survivor });
  return session(game).choose('takeDrop');
}

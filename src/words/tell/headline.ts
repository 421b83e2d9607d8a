// The one line that matters most of all that happened.
import { isZombieId } from '../../scenarios/catalogue/zombies';
import type { GameEvent } from '../../scenarios/events';
import type { Language } from '../texts';
import { readable } from '../explained';
import { rushOutcome } from './among';
import type { Line, TellContext } from './context';
import { deaths, losses } from './losses';
import { blow, cleanMove, failedMove, first, kills, miss, type Kind, type Teller } from './shots';
import { tell } from './tell';

const told =
  (...kinds: Kind[]): Teller =>
  (events, context, language) => {
    for (const kind of kinds) {
      const event = first(events, kind);
      const line = event && tell(event, context, language);
      if (line) return line;
    }
    return undefined;
  };

const zombieInside: Teller = (events, context, language) => {
  const event = events.find((one) => one.kind === 'entered' && isZombieId(one.figure));
  return event && tell(event, context, language);
};

/** What matters most comes first. */
const MATTERS: readonly Teller[] = [
  told('gameOver'),
  deaths,
  told('exiled', 'shown', 'changedSides', 'voted', 'accused', 'drivenOut'),
  losses,
  told('recruited', 'waits', 'oneMoreRound', 'joined', 'escorts', 'boardTurned'),
  kills,
  told('cardDrawn', 'stole', 'thrownOut', 'duelBegan', 'combatCard'),
  zombieInside,
  failedMove,
  miss,
  told('tileRemoved', 'doorOpened', 'doorClosed'),
  told('flare'),
];

/** The rest is seen by whoever looks at the table; after a rush, how that ended is news. */
const LESSER: readonly Teller[] = [
  blow,
  told('entered'),
  cleanMove,
  told(
    'fell',
    'ate',
    'revealed',
    'took',
    'dropped',
    'gainedLife',
    'peeked',
    'alarm',
    'mixed',
    'spent',
    'duskCalled',
    'slid',
    'appeared',
    'putBack',
    'duelEnded',
    'power',
  ),
  told('passed', 'stayed', 'fighterChosen', 'drewObjective'),
  told('rushBegan', 'roundBegan', 'noise', 'pretzel', 'stoodUp', 'turnBegan'),
];

/** One line for all that followed an answer, until the next question; undefined where there is nothing to say. */
export function headline(
  events: readonly GameEvent[],
  context: TellContext,
  language: Language,
  after: 'flick' | 'rush' = 'flick',
): Line | undefined {
  const ended: Teller = () => {
    if (after !== 'rush') return undefined;
    const pushedOut = events.filter((one) => one.kind === 'fell' && one.because === 'limit');
    return rushOutcome(events, language) ?? told('fell')(pushedOut, context, language);
  };
  for (const teller of [...MATTERS, ended, ...LESSER]) {
    const line = teller(events, context, language);
    if (line) return { ...line, rules: readable(line.rules) };
  }
  return undefined;
}

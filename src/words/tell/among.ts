// An event beside those that were told with it: nothing is said twice.
import type { FallCause, LossCause } from '../../scenarios/causes';
import type { EventOf, GameEvent } from '../../scenarios/events';
import { readable } from '../explained';
import { TEXTS, type Language } from '../texts';
import type { Line, TellContext } from './context';
import { lossAlone } from './fights';
import { failedMove, miss, pelletOnLying } from './shots';
import { tell } from './tell';

/** Undefined where another of these events says it better. */
export function tellAmong(
  event: GameEvent,
  events: readonly GameEvent[],
  context: TellContext,
  language: Language,
): Line | undefined {
  const line = lineOf(event, events, context, language);
  return line && { ...line, rules: readable(line.rules) };
}

function lineOf(
  event: GameEvent,
  events: readonly GameEvent[],
  context: TellContext,
  language: Language,
): Line | undefined {
  if (event.kind === 'moveFailed') return failedMove(events, context, language);
  if (event.kind === 'touchedFirst') {
    if (event.other === undefined || isToldAgain(event, events)) return undefined;
    return pelletOnLying(event, language) ?? tell(event, context, language);
  }
  // Who kept its feet has a line of its own.
  if (event.kind === 'missed')
    return events.some(({ kind }) => kind === 'keptFeet')
      ? undefined
      : miss(events, context, language);
  if (event.kind === 'lostLife' && isCauseTold(event, events)) return lossAlone(event, language);
  return tell(event, context, language);
}

/** What spoiled a move or stopped a shot stands in the line that says so, and so does whom a pellet met. */
const isToldAgain = (
  { piece, other }: EventOf<'touchedFirst'>,
  events: readonly GameEvent[],
): boolean =>
  events.some(
    (one) =>
      (one.kind === 'moveFailed' && one.why === 'touched' && one.other === other) ||
      (one.kind === 'missed' && !piece.startsWith('pellet')) ||
      (one.kind === 'keptFeet' && one.figure === other) ||
      (one.kind === 'killed' && one.zombie === other && piece.startsWith('pellet')),
  );

const isCauseTold = (
  { survivor, because }: EventOf<'lostLife'>,
  events: readonly GameEvent[],
): boolean =>
  events.some((one) => one.kind === 'fell' && one.figure === survivor && one.because === because);

type Cause = FallCause | LossCause;
const BY_THE_RUSH: readonly Cause[] = ['rush', 'limit'];
const AFTER_THE_RUSH: readonly Cause[] = ['tooClose', 'acid'];

/** How a rush ended, from what was told after it: nothing where those it knocked down are named anyway. */
export function rushOutcome(events: readonly GameEvent[], language: Language): Line | undefined {
  const causes = events.flatMap((event) =>
    event.kind === 'fell' || event.kind === 'lostLife' ? [event.because] : [],
  );
  if (causes.some((because) => BY_THE_RUSH.includes(because))) return undefined;
  const words = TEXTS[language].tell.rush;
  const isHarmless = !causes.some((because) => AFTER_THE_RUSH.includes(because));
  return {
    text: isHarmless ? words.nobodyHurt : words.nobodyKnockedOver,
    rules: ['R138', 'R139'],
    tone: 'good',
  };
}

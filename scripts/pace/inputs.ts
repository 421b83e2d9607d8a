// What a player does at one entry of a log, as far as the rules and the page ask for it.
import type { Command, Decision } from '../../src/scenarios/decisions';
import type { GameEvent } from '../../src/scenarios/events';
import type { Game } from '../../src/scenarios/game';
import type { SeatId } from '../../src/scenarios/ids';
import { onlyAnswer } from '../../src/scenarios/only-answer';
import { must, poseOf, survivorOf } from '../../src/scenarios/queries';

export type Input = {
  /** The question, or what else asks for a touch. */
  readonly asked: Decision['kind'] | 'strut' | 'sheet';
  readonly verb?: string;
  /** Asked, though there was one answer: a flick is how, and not whether. */
  readonly alone?: true;
  /** Pulling the figure as it stands says this and makes the flick that follows. */
  readonly byPull?: true;
  /** The page gives the only answer there is. */
  readonly given?: true;
};

/** A question is answered by one touch, a flick by one pull. */
export function inputOf(game: Game, decision: Decision, { choice, flick }: Command): Input {
  const options: readonly { readonly id: unknown; readonly means: { readonly verb: string } }[] =
    decision.options;
  const { means } = must(
    options.find(({ id }) => id === choice),
    'what was chosen',
  );
  const alone = !flick && options.filter((one) => one.means.verb !== 'back').length === 1;
  const actor = game.turn && survivorOf(game, game.turn.survivor);
  const byPull =
    decision.kind === 'chooseAction' && means.verb === 'move' && actor && poseOf(actor);
  return {
    asked: decision.kind,
    verb: means.verb,
    ...(alone && { alone: true }),
    ...(byPull && { byPull: true }),
    ...(choice === onlyAnswer(decision) && { given: true }),
  };
}

/** A sheet of its own is laid aside by a touch, and so is the verdict that everybody reads. */
export const sheetsOf = (events: readonly GameEvent[], own: SeatId): readonly Input[] =>
  events.flatMap((event): Input[] => {
    const isLookedAt =
      event.kind === 'voted' ||
      (event.kind === 'drewObjective' && event.seats.includes(own)) ||
      (event.kind === 'peeked' && event.seat === own && event.markers.length > 0);
    return isLookedAt ? [{ asked: 'sheet' }] : [];
  });

/** A figure in the street is pulled as it stands, and so is the disc that takes its place: one movement. */
const isOnePull = (input: Input, before: Input | undefined): boolean =>
  input.asked === 'flickDisc' && input.verb === 'flick' && before?.byPull === true;

/**
 * Whoever knows the game does not go back, and turns a figure for the look of it alone: the arrow lies there, and
 * nothing asks (A122).
 */
export function practised(inputs: readonly Input[], shortcuts = true): readonly Input[] {
  const kept: Input[] = [];
  for (const input of inputs) {
    if (input.verb === 'face') continue;
    const isSaved = shortcuts && (input.given === true || isOnePull(input, kept.at(-1)));
    if (input.verb === 'back') kept.pop();
    else if (!isSaved) kept.push(input);
  }
  return kept;
}

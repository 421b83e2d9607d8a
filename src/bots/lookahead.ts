// A player who tries whole turns on the table before playing one. The table is deterministic, so a turn that was
// tried comes out again as it did; hidden markers and the dice of a rush are no secret to this player.
import type { Random } from '../physics/measure/random';
import type { Command } from '../scenarios/decisions';
import type { TeamId } from '../scenarios/ids';
import { waitsFor, type Match, type Asked } from '../match/match';
import { candidates } from './candidates';
import { evaluate } from './evaluate';
import { isIdle, kindOf } from './idle';
import { randomCommand } from './random';
import { after, reflex, teamOf } from './reflex';

/** First actions that are followed to the end of the turn. */
const FOLLOWED = 4;
/** Questions between two actions; more than any card asks. */
const MOST_QUESTIONS = 60;

/** What is thought about; everything else is answered by reflex. */
const CHOICES = [
  'chooseSurvivor',
  'chooseAction',
  'flickDisc',
  'flickBat',
  'flickFlare',
  'aim',
  'takeDrop',
  'pointBlank',
  'secondTry',
  'pitch',
];

/** Commands, where they lead, and how that looks. */
type Line = {
  readonly commands: readonly Command[];
  readonly match: Match;
  readonly value: number;
};

export type Player = (match: Match, state: Asked, random: Random) => Command;

/** A new player for a new match: it remembers the turn it has planned. Following fewer first actions makes it quicker. */
export function lookaheadPlayer(followed = FOLLOWED): Player {
  let plan: readonly Command[] = [];
  return (match, state, random) => {
    const { seat, decision } = state;
    const fits = ([next]: readonly Command[]): boolean =>
      next?.seat === seat && next.number === decision.number;
    if (!fits(plan)) plan = planFrom(match, state, followed);
    const [next, ...rest] = plan;
    plan = rest;
    return next ?? randomCommand(state, random);
  };
}

function planFrom(match: Match, state: Asked, followed: number): readonly Command[] {
  if (!CHOICES.includes(state.decision.kind)) return [reflex(match, state)];
  const team = teamOf(match, state.seat);
  const here: Line = { commands: [], match, value: -Infinity };
  const begun = state.decision.kind === 'chooseSurvivor' ? branches(here, team) : [here];
  const first = begun.flatMap((line) => actions(line, team)).toSorted((a, b) => b.value - a.value);
  const open = first.filter((line) => kindOf(line.match) === 'chooseAction').slice(0, followed);
  const done = first.filter((line) => kindOf(line.match) !== 'chooseAction');
  const second = open.flatMap((line) => actions(line, team));
  const best = [...done, ...second].reduce<Line | undefined>(
    (a, b) => (a && a.value >= b.value ? a : b),
    undefined,
  );
  return best?.commands ?? [];
}

/** Everything one action may come to, up to the next choice of an action or of a survivor. */
function actions(line: Line, team: TeamId): Line[] {
  const kind = kindOf(line.match);
  if (kind === undefined) return [line];
  return branches(line, team).flatMap((next) => {
    const reached = kindOf(next.match);
    const isWhole =
      reached === undefined || reached === 'chooseAction' || reached === 'chooseSurvivor';
    return isWhole ? [next] : branches(next, team);
  });
}

function branches(line: Line, team: TeamId): Line[] {
  const state = waitsFor(line.match);
  if (state.for !== 'decision') return [];
  return candidates(line.match, state).flatMap((given) => {
    const match = after(line.match, given);
    if (!match) return [];
    const calm = answered(match);
    const game = calm.match.game;
    if (isIdle(line.match, calm.match)) return [];
    return [
      {
        commands: [...line.commands, given, ...calm.commands],
        match: calm.match,
        value: evaluate(game, team),
      },
    ];
  });
}

/** Answers by reflex until there is something to think about. */
function answered(match: Match): { readonly match: Match; readonly commands: readonly Command[] } {
  const commands: Command[] = [];
  let now = match;
  for (let count = 0; count < MOST_QUESTIONS; count += 1) {
    const state = waitsFor(now);
    if (state.for !== 'decision' || CHOICES.includes(state.decision.kind)) break;
    const given = reflex(now, state);
    const next = after(now, given);
    if (!next) break;
    commands.push(given);
    now = next;
  }
  return { match: now, commands };
}

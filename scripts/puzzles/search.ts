// A turn that solves a puzzle, found by trying; and how many of the first ideas do.
import { evaluate } from '../../src/bots/evaluate';
import { reflex } from '../../src/bots/reflex';
import type { Puzzle } from '../../src/match/puzzles/puzzle';
import { optionName, type Command } from '../../src/scenarios/decisions';
import { spotOf, survivorOf } from '../../src/scenarios/queries';
import { answered, askedNow, judged, tries, type Line } from './tries';

/** What is thought about between two actions; the rest is answered by reflex. */
const THOUGHT = [
  'flickDisc',
  'flickBat',
  'flickFlare',
  'aim',
  'takeDrop',
  'keepOrLeave',
  'pointBlank',
  'secondTry',
  'duelWeapon',
  'duelTurn',
  'steal',
  'stolen',
  'pitch',
];
const MOST_QUESTIONS = 40;
/** First actions of the finer search that are followed. */
const BEAM = 50;
/** Of these, tried in finer steps. */
const FINE = 12;
const MOST_ACTIONS = 4;
const IDEAS = 10;

const kindOf = (line: Line): string | undefined => askedNow(line)?.decision.kind;

/** Everything that one action may come to: back at the choice of an action, or the turn is decided. */
function* actions(
  puzzle: Puzzle,
  from: Line,
  fine: boolean,
  skip: readonly string[],
  hasHope = true,
): Generator<Line> {
  const open: Line[] = [from];
  let isFirst = true;
  while (open.length > 0) {
    const line = open.pop();
    const asked = line && askedNow(line);
    if (!line || !asked || line.commands.length > from.commands.length + MOST_QUESTIONS) continue;
    const given = tries(line, asked, fine).filter(
      (one) => !isFirst || !skip.includes(optionName(one.choice)),
    );
    isFirst = false;
    for (const one of given) {
      const next = answered(puzzle, line, one, hasHope);
      const calm = next && reflexes(puzzle, next, hasHope);
      if (!calm) continue;
      const kind = kindOf(calm);
      if (judged(puzzle, calm).is !== 'open' || kind === 'chooseAction') yield calm;
      else open.push(calm);
    }
  }
}

function reflexes(puzzle: Puzzle, line: Line, hasHope: boolean): Line | undefined {
  let now = line;
  for (let count = 0; count < MOST_QUESTIONS; count += 1) {
    const asked = askedNow(now);
    if (!asked || judged(puzzle, now).is !== 'open') return now;
    if (asked.decision.kind === 'chooseAction' || THOUGHT.includes(asked.decision.kind)) return now;
    const next = answered(puzzle, now, reflex(now.match, asked), hasHope);
    if (!next) return undefined;
    now = next;
  }
  return undefined;
}

/** The turn is ended here. */
export function ended(puzzle: Puzzle, line: Line): Line {
  const asked = askedNow(line);
  const end = asked?.decision.options.find(({ means }) => means.verb === 'end');
  if (!asked || !end || judged(puzzle, line).is !== 'open') return line;
  const next = answered(
    puzzle,
    line,
    { seat: asked.seat, number: asked.decision.number, choice: end.id },
    false,
  );
  return (next && reflexes(puzzle, next, false)) ?? line;
}

const isSolved = (puzzle: Puzzle, line: Line): boolean => judged(puzzle, line).is === 'solved';

const valueOf = (puzzle: Puzzle, { match }: Line): number =>
  evaluate(match.game, survivorOf(match.game, puzzle.survivor).team);

/** By value, those that are nearly the same left out. */
function bestOf(puzzle: Puzzle, lines: readonly Line[], most: number): Line[] {
  const seen = new Set<string>();
  const ranked = lines
    .map((line) => ({ line, value: valueOf(puzzle, line) }))
    .toSorted((a, b) => b.value - a.value)
    .filter(
      ({
        line: {
          match: { game },
        },
      }) => {
        const { x, y } = spotOf(game, survivorOf(game, puzzle.survivor));
        const rest = Object.values(game.zombies).map(({ place }) =>
          'lying' in place || place.in !== 'street'
            ? place.in
            : Math.round(place.pose.x / 4) * 40 + Math.round(place.pose.y / 4),
        );
        const key = JSON.stringify([Math.round(x / 4), Math.round(y / 4), rest, game.turn?.noise]);
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      },
    )
    .map(({ line }) => line);
  if (ranked.length <= most) return ranked;
  // The better half, and of the others some from everywhere.
  const half = Math.floor(most / 2);
  const others = ranked.slice(half);
  const step = others.length / (most - half);
  return [
    ...ranked.slice(0, half),
    ...Array.from({ length: most - half }, (_, at) => others[Math.floor(at * step)] as Line),
  ];
}

export type Found = {
  readonly line: Line | undefined;
  readonly tried: number;
  readonly solved: number;
};

/** Of the second and later actions the likely ones are tried after every first one before any is tried in finer steps. */
export function search(
  puzzle: Puzzle,
  start: Line,
  enough = 1,
  log: (line: Line) => void = () => {},
): Found {
  let tried = 0;
  let solved = 0;
  let first: Line | undefined;
  /** Whether that is enough. */
  const look = (line: Line): boolean => {
    tried += 1;
    if (!isSolved(puzzle, line)) return false;
    solved += 1;
    first ??= line;
    log(line);
    return solved >= enough;
  };
  const found = (): Found => ({ line: first, tried, solved });
  const isEndWorthIt = puzzle.demands.some(({ of }) => of !== 'win');
  let frontier: Line[] = [start];
  for (let depth = 0; depth < MOST_ACTIONS && frontier.length > 0; depth += 1) {
    const reached: Line[] = [];
    for (const fine of depth === 0 ? [true] : [false, true])
      for (const from of fine ? frontier.slice(0, FINE) : frontier)
        for (const line of actions(puzzle, from, fine, ['end'])) {
          if (look(line)) return found();
          if (judged(puzzle, line).is === 'open') reached.push(line);
        }
    frontier = bestOf(puzzle, reached, BEAM);
    for (const line of isEndWorthIt || depth > 1 ? frontier : [])
      if (look(ended(puzzle, line))) return found();
  }
  return found();
}

export type Idea = { readonly commands: readonly Command[]; readonly solves: boolean };

/** The first actions that look best, each followed by what looks best then, to the end of the turn. */
export function firstIdeas(puzzle: Puzzle, start: Line): readonly Idea[] {
  const ranked = (lines: readonly Line[]): Line[] =>
    lines
      .map((line) => ({ line, value: valueOf(puzzle, line) }))
      .toSorted((a, b) => b.value - a.value)
      .map(({ line }) => line);
  const first = ranked([...actions(puzzle, start, false, ['end'], false)]).slice(0, IDEAS);
  return first.map((begun) => {
    let line = begun;
    for (let count = 0; count < MOST_ACTIONS; count += 1) {
      if (judged(puzzle, line).is !== 'open' || kindOf(line) !== 'chooseAction') break;
      const [best] = ranked([...actions(puzzle, line, false, ['end'], false)]);
      if (!best) break;
      line = best;
    }
    const whole = ended(puzzle, line);
    return { commands: whole.commands, solves: isSolved(puzzle, whole) };
  });
}

// Who has won or lost at a moment of the game: clauses in the order of the sheet, sides before seats.
import type { SurvivorId } from '../catalogue/survivors';
import type { StructureId, TeamId } from '../ids';
import type { TaskName } from '../tasks';
import { amountOf } from './amounts';
import {
  buildingsAt,
  isAt,
  mainSides,
  sideOf,
  survivorAt,
  type Board,
  type Outcome,
} from './board';
import type { Clause, When } from './clause';
import { holds } from './holds';

export type Moment =
  | 'settled'
  | 'endOfRound'
  | 'skull'
  | 'dumpTooShort'
  /** What zombies touched while the table ran. */
  | { readonly touched: readonly string[] };

export type Verdict<Reason extends string> = { readonly reason: Reason } & (
  Outcome | { readonly end: 'moreRounds' }
);

/** What the clauses say of the sides at this moment. */
export function judgeSides<Reason extends string>(
  board: Board,
  clauses: readonly Clause<Reason>[],
  moment: Moment,
): Verdict<Reason> | undefined {
  for (const clause of clauses.filter(({ when }) => isNow(when, moment))) {
    const sides = mainSides(board).filter(
      (side) => (clause.for?.includes(side) ?? true) && holdsFor(board, clause, side),
    );
    const verdict = sides.length > 0 ? verdictOf(board, clause, sides) : undefined;
    if (verdict) return verdict;
  }
  return undefined;
}

export function isNow(when: When, moment: Moment): boolean {
  if (typeof moment === 'object')
    return typeof when === 'object' && 'touched' in when && moment.touched.includes(when.touched);
  if (moment !== 'settled') return when === moment;
  return when === 'always' || (typeof when === 'object' && 'entering' in when);
}

function holdsFor(board: Board, clause: Clause<string>, side: TeamId): boolean {
  if (typeof clause.when === 'object' && 'entering' in clause.when)
    return whoCameIn(board, clause).some((id) => sideOf(board, id) === side);
  return clause.if === undefined || holds(clause.if, { board, side });
}

/** Those who met the clause in the door and are still inside (A112, A191). */
export const whoCameIn = (board: Board, { reason }: Clause<string>): SurvivorId[] =>
  (isFought(board) ? [] : (board.facts?.entries ?? []))
    .filter((entry) => entry.reason === reason)
    .filter(({ survivor, structure }) =>
      isAt(survivorAt(board, survivor), { structure }, { board, side: undefined }),
    )
    .map(({ survivor }) => survivor);

/** A fight indoors is not over yet: what was met in a door is judged after all of them (A112, A191). */
export const isFought = ({ agenda = [] }: Pick<Board, 'agenda'>): boolean =>
  agenda.some(({ do: task }) => FIGHTS.includes(task));
const FIGHTS: readonly TaskName[] = [
  'fightSurvivors',
  'fightZombies',
  'fallOut',
  'duelWeapon',
  'duelTurn',
  'duelCard',
  'runDuel',
  'throwOut',
  'runThrow',
];

/** Whether a clause is about this door, and holds for whoever has just come through it. */
export function holdsInDoor(
  board: Board,
  { when, if: test }: Clause<string>,
  survivor: SurvivorId,
  from: Omit<Parameters<typeof holds>[1], 'board' | 'one'>,
  structure: StructureId,
): boolean {
  if (typeof when !== 'object' || !('entering' in when)) return false;
  const standpoint = { ...from, board, one: survivor };
  const isHere =
    when.entering === 'indoors' || buildingsAt(when.entering, standpoint).includes(structure);
  return isHere && (test === undefined || holds(test, standpoint));
}

function verdictOf<Reason extends string>(
  board: Board,
  clause: Clause<Reason>,
  sides: readonly TeamId[],
): Verdict<Reason> | undefined {
  const { reason, so } = clause;
  if (typeof so === 'object')
    return (board.facts?.extraRounds ?? 0) < so.moreRounds
      ? { end: 'moreRounds', reason }
      : undefined;
  const winners =
    so === 'wins'
      ? ahead(board, clause, sides)
      : so === 'loses'
        ? mainSides(board).filter((side) => !sides.includes(side))
        : [];
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1) return { end: 'won', side: winner, reason };
  return { end: so === 'loses' ? 'lost' : 'draw', reason };
}

/** Of several sides those with the most of the first amount, of these with the most of the next, and so on. */
const ahead = (
  board: Board,
  { tie = [] }: Clause<string>,
  sides: readonly TeamId[],
): readonly TeamId[] =>
  tie.reduce((left, amount) => {
    const counts = left.map((side) => amountOf(amount, { board, side }));
    const most = Math.max(...counts);
    return left.filter((_, index) => counts[index] === most);
  }, sides);

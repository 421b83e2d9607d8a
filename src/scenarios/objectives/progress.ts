// How far a clause is, number by number. Read from a view it says what its seat may know.
import type { SurvivorId } from '../catalogue/survivors';
import type { TeamId } from '../ids';
import { amountOf } from './amounts';
import { isAlive, mainSides, whoIs, type Board, type Standpoint } from './board';
import type { Amount, Clause, PartName, Test } from './clause';
import { isMet } from './holds';

/** `atMost` is reached from above: so many zombies may be left. */
export type Part = {
  readonly name?: PartName;
  /** Whose number it is; one that is the same for every side is nobody's. */
  readonly side?: TeamId;
  readonly of: Amount;
  readonly have: number;
  readonly need: number;
  readonly sort: 'reach' | 'atMost';
  readonly done: boolean;
  /** Of `someone` the one that lacks least, whose number it is. */
  readonly one?: SurvivorId;
  /** One of several ways: which, of those that would each be enough. */
  readonly way?: number;
};

/** Of the clauses that win: every number once, in the order of the sheet. */
export const progressOf = (board: Board): readonly Part[] =>
  board.sheet.clauses
    .filter(isAim)
    .flatMap((clause) =>
      sidesOf(board, clause).flatMap((side, rank) =>
        partsFor(board, clause, side).filter((part) => rank === 0 || part.side !== undefined),
      ),
    );

/** The clauses by which a side can win. */
export const aimsOf = <Aim extends Clause<string>>(
  side: TeamId,
  clauses: readonly Aim[],
): readonly Aim[] =>
  clauses.filter((clause) => isAim(clause) && (clause.for?.includes(side) ?? true));

/** The number of this name, wherever in the sheet it stands. */
export const partNamed = (board: Board, name: PartName): Part | undefined =>
  board.sheet.clauses
    .flatMap((clause) => partsFor(board, clause, mainSides(board)[0]))
    .find((part) => part.name === name);

const isAim = ({ so, if: test }: Clause<string>): boolean => so === 'wins' && test !== undefined;

const sidesOf = (board: Board, clause: Clause<string>): TeamId[] =>
  mainSides(board).filter((side) => clause.for?.includes(side) ?? true);

function partsFor(
  board: Board,
  { when, if: test }: Clause<string>,
  side: TeamId | undefined,
): readonly Part[] {
  if (test === undefined) return [];
  const isDoor = typeof when === 'object' && 'entering' in when;
  return partsOf(isDoor ? { someone: 'mine', is: test } : test, { board, side });
}

/** The numbers of a test; what cannot be counted has none. */
export function partsOf(test: Test, from: Standpoint): readonly Part[] {
  if ('of' in test) {
    const have = amountOf(test.of, from);
    return [
      {
        ...(test.part && { name: test.part }),
        ...(isOfASide(test.of) && from.side && { side: from.side }),
        ...(from.one && { one: from.one }),
        of: test.of,
        have,
        ...('atLeast' in test
          ? { need: test.atLeast, sort: 'reach' }
          : { need: test.atMost, sort: 'atMost' }),
        done: isMet(test, have),
      },
    ];
  }
  if ('all' in test) return test.all.flatMap((one) => partsOf(one, from));
  if ('any' in test)
    return test.any.flatMap((one, way) => partsOf(one, from).map((part) => ({ ...part, way })));
  if ('someone' in test) return nearest(test, from);
  return [];
}

/** How much is missing altogether. */
export const lack = (parts: readonly Part[]): number =>
  parts.reduce((sum, { have, need, done }) => sum + (done ? 0 : Math.abs(need - have)), 0);

/** Of whoever lacks least; of the first, where several do. */
function nearest(
  { someone, is }: Extract<Test, { someone: unknown }>,
  from: Standpoint,
): readonly Part[] {
  const [first = [], ...others] = whoIs(someone, from)
    .filter((one) => isAlive(from.board, one))
    .map((one) => partsOf(is, { ...from, one }));
  return others.reduce((a, b) => (lack(b) < lack(a) ? b : a), first);
}

/** Whether it is another number for another side. */
function isOfASide(amount: Amount): boolean {
  if ('lead' in amount) return true;
  if ('survivors' in amount) return isSided(amount.survivors) || isSidedPlace(amount.where);
  if ('zombies' in amount) return isSidedPlace(amount.zombies);
  if ('in' in amount) return isSidedPlace(amount.in);
  if ('heldBy' in amount) return isSided(amount.heldBy);
  if ('life' in amount) return isSided(amount.life);
  if ('freeSpaces' in amount) return isSided(amount.freeSpaces);
  if ('tally' in amount) return isSided(amount.of);
  // Rounds are added for all sides alike; of any other amount the compiler asks here.
  return !amount.extraRounds;
}
const isSided = (who: unknown): boolean => who === 'mine' || who === 'theirs' || who === 'one';
const isSidedPlace = (where: unknown): boolean =>
  typeof where === 'object' && where !== null && 'base' in where;

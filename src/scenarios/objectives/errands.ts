// What is still to be done, as data that a computer player weighs.
import type { MarkerType } from '../catalogue/markers';
import type { SurvivorId } from '../catalogue/survivors';
import type { StructureId, TeamId } from '../ids';
import { buildingsAt, isAlive, mainSides, whoIs, type Board, type Standpoint } from './board';
import type { Clause, Test, Where, Who } from './clause';
import { aimsOf, partsOf, type Part } from './progress';

export type Errand = { readonly have: number; readonly need: number } & (
  | { readonly do: 'bring'; readonly types: readonly MarkerType[]; readonly to: StructureId }
  | {
      readonly do: 'carry';
      readonly types: readonly MarkerType[] | 'any';
      readonly who: readonly SurvivorId[];
    }
  | { readonly do: 'be'; readonly who: readonly SurvivorId[]; readonly in: StructureId }
  /** There may be `need` of them. */
  | { readonly do: 'thinOut'; readonly where: Where }
  | { readonly do: 'find'; readonly who: readonly SurvivorId[] }
  /** Survivors, more than the other side has. */
  | { readonly do: 'outnumber' }
  /** Whoever has won when nobody else has by the end: keep these from it. */
  | { readonly do: 'hinder'; readonly sides: readonly TeamId[] }
);

export type ErrandOf<Name extends Errand['do']> = Extract<Errand, { do: Name }>;

/**
 * The ways to win, each enough by itself: every clause, every part of an `any`, everybody who could be the `someone`.
 * Done parts stay in them, for whoever counts on them; what is counted at the skull is a part of each, and so is to
 * keep others from winning before, for the side that needs no more.
 */
export function waysToWin(
  board: Board,
  side: TeamId,
  clauses: readonly Clause<string>[] = board.sheet.clauses,
): readonly (readonly Errand[])[] {
  const aims = aimsOf(side, clauses);
  const isLate = ({ when }: Clause<string>): boolean => when === 'skull';
  const late = aims
    .filter(isLate)
    .reduce<Ways>(
      (ways, aim) => both(ways, waysOf(board, side, aim)),
      waiting(board, side, clauses),
    );
  const soon = aims.filter((aim) => !isLate(aim)).flatMap((aim) => waysOf(board, side, aim));
  return both(soon.length > 0 ? soon : [[]], late).filter((way) => way.length > 0);
}

type Ways = readonly (readonly Errand[])[];

/** A side that has won by the mere end has time. */
function waiting(board: Board, side: TeamId, clauses: readonly Clause<string>[]): Ways {
  const isOwn = ({ so, if: test, for: sides }: Clause<string>): boolean =>
    so === 'wins' && test === undefined && sides?.includes(side) === true;
  const sides = mainSides(board).filter((one) => one !== side);
  return clauses.some(isOwn) ? [[{ do: 'hinder', sides, have: 0, need: 0 }]] : [[]];
}

/** Each of the one with each of the other. */
const both = (a: Ways, b: Ways): Ways => a.flatMap((one) => b.map((other) => [...one, ...other]));

function waysOf(board: Board, side: TeamId, { when, if: test }: Clause<string>): Ways {
  if (test === undefined) return [];
  const from = { board, side };
  if (typeof when !== 'object' || !('entering' in when)) return waysFor(test, from);
  const [door] = when.entering === 'indoors' ? [] : buildingsAt(when.entering, from);
  return candidates('mine', from).flatMap((one) => {
    const into: Ways = door ? [[{ do: 'be', who: [one], in: door, have: 0, need: 1 }]] : [[]];
    return both(waysFor(test, { ...from, one }), into);
  });
}

function waysFor(test: Test, from: Standpoint): Ways {
  if ('all' in test)
    return test.all.reduce<Ways>((ways, one) => both(ways, waysFor(one, from)), [[]]);
  if ('any' in test) return test.any.flatMap((one) => waysFor(one, from));
  if ('someone' in test)
    return candidates(test.someone, from).flatMap((one) => waysFor(test.is, { ...from, one }));
  return [partsOf(test, from).flatMap((part) => errandOf(from, part) ?? [])];
}

const candidates = (who: Who, from: Standpoint): SurvivorId[] =>
  whoIs(who, from).filter((one) => isAlive(from.board, one));

function errandOf(from: Standpoint, { of, have, need, sort }: Part): Errand | undefined {
  if ('zombies' in of) return { do: 'thinOut', where: of.zombies, have, need };
  if (sort === 'atMost') return undefined;
  if ('lead' in of) return { do: 'outnumber', have, need };
  if ('heldBy' in of)
    return { do: 'carry', types: of.markers, who: whoIs(of.heldBy, from), have, need };
  if ('in' in of) {
    const [to] = buildingsAt(of.in, from);
    return to && { do: 'bring', types: of.markers, to, have, need };
  }
  if (!('survivors' in of)) return undefined;
  const who = whoIs(of.survivors, from);
  if (of.are === 'found') return { do: 'find', who, have, need };
  const [place] = isBuilding(of.where) ? buildingsAt(of.where, from) : [];
  return place && { do: 'be', who, in: place, have, need };
}

const isBuilding = (
  where: Where | undefined,
): where is Exclude<Where, string | { nearMe: number }> =>
  typeof where === 'object' && !('nearMe' in where);

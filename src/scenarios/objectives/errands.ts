// What is still to be done, as data that a computer player weighs.
import type { MarkerType } from '../catalogue/markers';
import type { SurvivorId } from '../catalogue/survivors';
import type { StructureId, TeamId } from '../ids';
import { buildingsAt, whoIs, type Board } from './board';
import type { Clause, Where } from './clause';
import { aimsOf, lack, type Part } from './progress';

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
);

export type ErrandOf<Name extends Errand['do']> = Extract<Errand, { do: Name }>;

/** Of the ways to win the one that lacks least; done parts stay in it, for whoever counts on them. */
export const errandsOf = (
  board: Board,
  side: TeamId,
  clauses: readonly Clause<string>[] = board.sheet.clauses,
): readonly Errand[] =>
  shortest(aimsOf(board, side, clauses)).flatMap((part) => errandOf(board, side, part) ?? []);

function shortest(parts: readonly Part[]): readonly Part[] {
  const ways = [...new Set(parts.flatMap(({ way }) => way ?? []))];
  const missing = (way: number): number => lack(parts.filter((part) => part.way === way));
  const [best, ...others] = ways;
  const chosen = others.reduce((a, b) => (missing(b) < missing(a) ? b : a), best ?? 0);
  return parts.filter(({ way }) => way === undefined || way === chosen);
}

function errandOf(
  board: Board,
  side: TeamId,
  { of, one, have, need, sort }: Part,
): Errand | undefined {
  const from = { board, side, ...(one && { one }) };
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

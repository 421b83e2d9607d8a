// Who carries a tag where all of the town is seen, and what stands on it.
import type { TableView } from '../../match/table-view';
import { isStanding } from '../../physics/measure/pose';
import { isSurvivorId, type SurvivorId } from '../../scenarios/catalogue/survivors';
import type { TeamId } from '../../scenarios/ids';
import { teamSort } from '../../scenarios/ids';
import { TEAM_MARKS, type TeamMark } from '../art/teams';
import type { FaceOf } from '../art/figures/portrait';
import { placedPieces } from '../town/Pieces';

export type FigureTag = {
  /** Of the figure, under which its body is found. */
  readonly id: string;
  readonly face: FaceOf;
  readonly lying: boolean;
  /** The pixels it is wide and high. */
  readonly size: number;
  /** Whoever comes first keeps its place. */
  readonly rank: number;
} & (
  | { readonly kind: 'survivor'; readonly life: number; readonly side: TeamMark }
  | { readonly kind: 'zombie'; readonly number: number }
);

const SIZES = { survivor: 34, zombie: 28 } as const;
const RANKS = { active: 0, survivor: 1, zombie: 2 } as const;

const markOf = (team: TeamId): TeamMark => TEAM_MARKS[teamSort(team)];

/** Everybody in town, outdoors or in; not who waits in the dump or in the tower, nor in a duel, which is always near. */
export function tagsOf(shown: TableView): readonly FigureTag[] {
  if (shown.lane) return [];
  const away = new Set([...shown.dump, ...shown.inTower.map(({ id }) => id)]);
  return placedPieces(shown).flatMap(({ id, pose }): FigureTag[] => {
    const lying = !isStanding(pose);
    const survivor = isSurvivorId(id) ? shown.survivors[id] : undefined;
    if (survivor) {
      const { life, team, active } = survivor;
      const rank = active ? RANKS.active : RANKS.survivor;
      return [{ id, face: id as SurvivorId, lying, size: SIZES.survivor, rank, kind: 'survivor', life, side: markOf(team) }]; // prettier-ignore
    }
    const zombie = shown.zombies[id];
    if (!zombie || away.has(id)) return [];
    const { design, number } = zombie;
    return [{ id, face: design, lying, size: SIZES.zombie, rank: RANKS.zombie, kind: 'zombie', number }]; // prettier-ignore
  });
}

import type { TableView } from '../../match/table-view';
import type { Spot } from '../../physics/table';
import type { GoalMark } from '../goals/store';
import { coversOf } from './cover';
import { framedView } from './framing';
import { goalsOf, interestsOf } from './interest';
import type { Orbit } from './orbit';
import type { Ground, Lens } from './views';

export type Framer = (
  shown: TableView,
  actor: string | undefined,
  figure: Spot,
  ground: Ground,
  lens: Lens,
  marks?: readonly GoalMark[],
) => Orbit;

/** The view of whoever acts. It stays while that figure stands where it stood and its task wants
 * the same, whatever else moves meanwhile. */
export function newFramer(): Framer {
  let last: { readonly about: string; readonly lens: Lens; readonly orbit: Orbit } | undefined;
  return (shown, actor, figure, ground, lens, marks = []) => {
    const goals = goalsOf(marks, figure);
    const about = `${actor} ${figure.x} ${figure.y} ${figure.facing} ${JSON.stringify(goals)}`;
    if (last?.about === about && last.lens === lens) return last.orbit;
    const interests = goals.length > 0 ? goals : interestsOf(shown, actor, figure);
    const orbit = framedView({ figure, interests, covers: coversOf(shown), ground }, lens);
    last = { about, lens, orbit };
    return orbit;
  };
}

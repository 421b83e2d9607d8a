// Read off the film: where a piece left town.
import { by } from './measure/order';
import { quantiseVec2 } from './measure/quantise';
import { isInTown } from './measure/structure';
import { clamp } from './measure/vector';
import { framesOf, pathBounds, poseAt } from './path';
import type { Exit, Resting, Track } from './recording';
import type { Layout, Vec2 } from './table';

/** The first time each piece's middle crossed the border (A06), and whether it stayed out. */
export function exitsOf(
  layout: Layout,
  tracks: readonly Track[],
  rest: readonly Resting[],
): Exit[] {
  if (!layout.town) return [];
  return tracks
    .flatMap((track): Exit[] => {
      const last = framesOf(track) - 1;
      const end = rest.find(({ id }) => id === track.id)?.pose ?? poseAt(track, last);
      const outAtRest = !isInTown(layout, end);
      if (!outAtRest && staysIn(layout, track)) return [];
      for (let frame = track.firstFrame + 1; frame <= last; frame += 1) {
        const from = poseAt(track, frame - 1);
        const to = poseAt(track, frame);
        if (!isInTown(layout, from) || isInTown(layout, to)) continue;
        const at = quantiseVec2(borderPoint(layout, from, to));
        return [{ frame, piece: track.id, at, outAtRest }];
      }
      // A zombie may start outside, with the tower at the border, and stay there.
      const at = quantiseVec2(nearestInTown(layout, end));
      return outAtRest ? [{ frame: last, piece: track.id, at, outAtRest }] : [];
    })
    .toSorted(
      by(
        ({ frame }) => frame,
        ({ piece }) => piece,
      ),
    );
}

function staysIn(layout: Layout, track: Track): boolean {
  const { west, east, south, north } = pathBounds(track);
  return isInTown(layout, { x: west, y: south }) && isInTown(layout, { x: east, y: north });
}

const nearestInTown = ({ town }: Layout, { x, y }: Vec2): Vec2 =>
  town ? { x: clamp(x, 0, town.width), y: clamp(y, 0, town.height) } : { x, y };

/** Where the way from an inner to an outer point meets the border. */
function borderPoint({ town }: Layout, from: Vec2, to: Vec2): Vec2 {
  if (!town) return to;
  const shares = [
    to.x < 0 ? from.x / (from.x - to.x) : 1,
    to.y < 0 ? from.y / (from.y - to.y) : 1,
    to.x > town.width ? (town.width - from.x) / (to.x - from.x) : 1,
    to.y > town.height ? (town.height - from.y) / (to.y - from.y) : 1,
  ];
  const share = Math.min(...shares);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

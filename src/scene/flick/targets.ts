// What on the table answers a question when it is tapped: a figure, an object or a building that exactly one option is about.
import type { Shown } from '../../match/shown';
import type { Vec2 } from '../../physics/table';
import type { Decision } from '../../scenarios/decisions';
import { placedPieces } from '../play/town/Pieces';

export type Target = {
  readonly choice: string;
  /** What is tapped: a piece or a structure. */
  readonly id: string;
  readonly at: Vec2;
  /** How high it reaches, so that a head can be tapped as well as a foot. */
  readonly height: number;
  readonly radius: number;
};

type Named = Target & { readonly subject: string };

const FIGURE = { height: 3.7, radius: 1.6 };
const HOUSE = { height: 12, radius: 6 };

/** Where something of the table is, and how large it looks; a figure indoors stands for its building. */
export function placeOf(
  shown: Shown,
  id: string,
): Pick<Target, 'id' | 'at' | 'height' | 'radius'> | undefined {
  const piece = shown.pieces.find((one) => one.id === id);
  if (piece) {
    const isFigure = piece.kind === 'survivor' || piece.kind === 'zombie';
    const size = isFigure ? FIGURE : { height: 4, radius: 2.5 };
    return { id, at: { x: piece.pose.x, y: piece.pose.y }, ...size };
  }
  const inside = shown.indoors.find((one) => one.id === id)?.structure ?? id;
  const structure = shown.layout.structures.find((one) => one.id === inside);
  return structure && { id: inside, at: { x: structure.x, y: structure.y }, ...HOUSE };
}

export function targetsOf(decision: Decision | undefined, shown: Shown): Target[] {
  const plain = (decision?.options ?? []).filter(
    ({ flick, needsFacing, needsSpot }) => !flick && !needsFacing && !needsSpot,
  );
  const named = plain.flatMap(({ id, about = id }): Named[] => {
    const subject = placeOf(shown, id) ? id : about;
    const place = placeOf(shown, subject);
    return place ? [{ choice: id, subject, ...place }] : [];
  });
  const alone = (key: 'id' | 'subject', one: Named): boolean =>
    named.filter((other) => other[key] === one[key]).length === 1;
  return named
    .filter((one) => alone('subject', one))
    .flatMap((one) => {
      const { subject, ...target } = one;
      if (alone('id', one)) return [target];
      // Of several in one building each is tapped where it stands.
      const figure = placedPieces(shown).find(({ id }) => id === subject);
      if (!figure?.raised) return [];
      const { x, y, lift } = figure.pose;
      return [
        { ...target, ...FIGURE, id: subject, at: { x, y }, height: lift + FIGURE.height / 2 },
      ];
    });
}

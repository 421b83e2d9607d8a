// What on the table answers a question when it is tapped: a figure, an object or a building that exactly one option is about.
import type { TableView } from '../../match/table-view';
import { SUPPORT } from '../../physics/measure/structure';
import type { Pose, Vec2 } from '../../physics/table';
import type { Decision, Option, OptionId } from '../../scenarios/decisions';
import { placedPieces } from '../town/Pieces';

export type Target = {
  readonly choice: OptionId;
  /** Whom or what the answer is about. */
  readonly subject: string;
  /** What is tapped: a piece or a structure. */
  readonly id: string;
  readonly at: Vec2;
  /** How high it reaches, so that a head can be tapped as well as a foot. */
  readonly height: number;
  readonly radius: number;
};

const FIGURE = { height: 3.7, radius: 1.6 };
const HOUSE = { height: 12, radius: 6 };

/** Where something of the table is, and how large it looks; a figure indoors stands for its building. */
export function placeOf(
  shown: TableView,
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

function poseIndoors(shown: TableView, id: string): Pose | undefined {
  if (!shown.indoors.some((one) => one.id === id)) return undefined;
  return placedPieces(shown).find((one) => one.id === id)?.pose;
}

export type Ring = { readonly at: Vec2; readonly lift: number; readonly size: number };
const AROUND = { figure: 2.2, ledge: 1.7, house: 9 } as const;

/** Where a ring around it lies: at the feet, also of who is indoors. */
export function ringOf(shown: TableView, id: string): Ring | undefined {
  const pose = poseIndoors(shown, id);
  if (pose) return { at: pose, lift: SUPPORT.height + 0.1, size: AROUND.ledge };
  const place = placeOf(shown, id);
  if (!place) return undefined;
  const isHouse = place.radius === HOUSE.radius;
  return { at: place.at, lift: 0.15, size: isHouse ? AROUND.house : AROUND.figure };
}

export function targetsOf(decision: Decision | undefined, shown: TableView): Target[] {
  const options: readonly Option[] = decision?.options ?? [];
  const plain = options.filter(
    ({ flick, needsFacing, needsSpot }) => !flick && !needsFacing && !needsSpot,
  );
  const named = plain.flatMap(({ id, about }): Target[] => {
    const place = about === undefined ? undefined : placeOf(shown, about);
    return about !== undefined && place ? [{ choice: id, subject: about, ...place }] : [];
  });
  const alone = (key: 'id' | 'subject', one: Target): boolean =>
    named.filter((other) => other[key] === one[key]).length === 1;
  return named
    .filter((one) => alone('subject', one))
    .flatMap((one) => {
      if (alone('id', one)) return [one];
      // Of several in one building each is tapped where it stands.
      const pose = poseIndoors(shown, one.subject);
      if (!pose) return [];
      const { x, y, lift } = pose;
      return [
        { ...one, ...FIGURE, id: one.subject, at: { x, y }, height: lift + FIGURE.height / 2 },
      ];
    });
}

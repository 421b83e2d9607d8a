// Buildings and the RV: a card on two supports, where the table has them; the front looks along +x.
import type { BufferGeometry } from 'three';
import { FACADE as CARD, STRUCTURE_SIZES, SUPPORT } from '../../../physics/measure/structure';
import { FACADE, facadeOutline, type FacadeDesign } from '../../art/facades/design';
import { facadeOf } from '../../art/facades/designs';
import { TRACK, trackCell } from '../../art/facades/rv';
import { townSheet } from '../../art/facades/sheet';
import { palette } from '../../palette';
import { outlineShape } from '../../art/outline';
import { box, merged, printed, standing, tinted, type Point3 } from '../part';
import { snowCap, type Ledge } from '../../art/snow-cap';

const WHITE = townSheet.region('white');
const SNOW = '#f4f8fb';
const EDGE_BEVEL = 0.05;

export function structureBody(id: string): BufferGeometry {
  const design = facadeOf(id);
  const isRv = id === 'rv';
  const { gap } = STRUCTURE_SIZES[isRv ? 'rv' : 'building'];
  const side = gap / 2 + SUPPORT.width / 2;
  return merged([
    card(design),
    tinted(roofSnow(design), SNOW, WHITE),
    ...[-side, side].flatMap((z) => support(z, isRv)),
    ...(isRv ? [...awning(), ...awning().map((part) => part.rotateY(Math.PI))] : []),
  ]);
}

function card(design: FacadeDesign): BufferGeometry {
  const { width } = design;
  const shape = outlineShape(facadeOutline(design), { width, height: FACADE.height });
  const body = standing(shape, -CARD.thickness / 2, CARD.thickness / 2, EDGE_BEVEL).translate(
    0,
    CARD.bottom,
    0,
  );
  const [front, back] = [townSheet.region(design.id), townSheet.region(`${design.id} back`)];
  // The cut edge: bare card, wherever the back is bare.
  const cut = {
    left: back.left + back.width * 0.47,
    bottom: back.bottom + back.height * 0.2,
    width: back.width * 0.02,
    height: back.height * 0.02,
  };
  return printed(
    body,
    ([nx]) => (nx > 0.9 ? front : nx < -0.9 ? back : cut),
    ([, y, z], [nx]) => [0.5 - (nx < -0.9 ? -z : z) / width, (y - CARD.bottom) / FACADE.height],
  );
}

/** Snow lies on every stretch of roof that is not upright. */
function roofSnow({ roof, width, id }: FacadeDesign): BufferGeometry {
  const ledges = roof.flatMap(([x, y], i): Ledge[] => {
    const next = roof[i + 1];
    const isLedge = next && next[0] - x > 0.5 && Math.abs(next[1] - y) < (next[0] - x) * 1.4;
    return isLedge ? [[x, next[0], CARD.top - y - 0.3, CARD.top - next[1] - 0.3]] : [];
  });
  return snowCap(ledges, CARD.thickness + 0.55, id.length * 7 + id.charCodeAt(0))
    .translate(-width / 2, 0, 0)
    .rotateY(Math.PI / 2);
}

function support(z: number, isRv: boolean): BufferGeometry[] {
  const { width, depth, height } = SUPPORT;
  const size: Point3 = [depth, height, width];
  const print = townSheet.region(isRv ? 'wheel' : 'step');
  const block = printed(
    box(size, [0, height / 2, z]),
    ([, ny]) => (Math.abs(ny) > 0.5 ? WHITE : print),
    ([x, y, pz], [nx]) => [0.5 + (Math.abs(nx) > 0.5 ? (pz - z) / width : x / depth), y / height],
  );
  return [
    block,
    tinted(box([depth - 0.3, 0.06, width - 0.3], [0, height, z]), palette.cardEdge, WHITE),
    tinted(box([depth, 0.05, width], [0, height - 0.02, z]), SNOW, WHITE),
  ];
}

/** Slopes down from the wall over the door, high above anything that is flicked. */
const AWNING = { high: 8.6, low: 7.4, reach: 2.6, thickness: 0.16 } as const;
const slope = Math.atan2(AWNING.high - AWNING.low, AWNING.reach);
const AWNING_MIDDLE: Point3 = [
  CARD.thickness / 2 + AWNING.reach / 2,
  (AWNING.high + AWNING.low) / 2,
  0,
];

function awning(): BufferGeometry[] {
  const run = Math.hypot(AWNING.reach, AWNING.high - AWNING.low);
  const track = townSheet.region('track');
  const sheet = printed(
    box([run, AWNING.thickness, TRACK.width], [0, 0, 0]),
    () => track,
    ([x, , z]) => [0.5 - z / TRACK.width, 0.5 - x / run],
  )
    .rotateZ(-slope)
    .translate(...AWNING_MIDDLE);
  const poles = [-1, 1].map((sideways) =>
    tinted(
      box([0.14, AWNING.low - SUPPORT.height, 0.14], [1.85, (AWNING.low + SUPPORT.height) / 2, sideways * (TRACK.width / 2 + 0.1)]), // prettier-ignore
      '#c9c2b2',
      WHITE,
    ),
  );
  return [sheet, ...poles];
}

/** Where the day marker lies on the awning, in the RV's own frame. */
export const dayMarkerSpot = (round: number): { readonly at: Point3; readonly tilt: number } => ({
  at: [
    AWNING_MIDDLE[0] - 0.05,
    AWNING_MIDDLE[1] + AWNING.thickness / 2 + 0.04,
    TRACK.width / 2 - trackCell(round),
  ],
  tilt: -slope,
});

// The tower of a rush: carried to where the noise was, its strut pulled, its trapdoor opened, and carried home.
import { MathUtils, Matrix4, Vector3, type Object3D, type Quaternion } from 'three';
import type { RushLaunch } from '../../physics/launch';
import { homeMouth } from '../../physics/measure/structure';
import type { Spot } from '../../physics/table';
import type { Indoors } from '../../match/table-view';
import { pieceBody } from '../pieces';
import { eased } from '../film/player';
import type { RushTimes, Timeline } from '../film/timeline';

const UP = new Vector3(0, 1, 0);
/** How high a hand carries it, over roofs and lamps. */
const CARRIED = 17;
const STRUT_TRAVEL = 12;
/** Once it is out, the hand takes the strut away: how far it sinks, and how long that takes. */
const STRUT_DROP = 7;
const STRUT_GONE = 0.3;
/** The trapdoor falls open faster than the strut slides. */
const TRAPDOOR_TIME = 0.12;
const TRAPDOOR_OPEN = -1.35;
const ASIDE_TIME = 0.35;
const ASIDE_LIFT = 7;

type Still = {
  readonly body: Object3D;
  readonly place: Vector3;
  readonly turn: Quaternion;
  readonly size: Vector3;
};
/** Moves with the tower; where it was at home, in the world's axes. */
type Carried = Still & { readonly world: Matrix4; readonly toParent: Matrix4 };
/** Shrinks towards a place: its own, or that of the building on whose ledge it stands. */
type Aside = Still & { readonly around: Vector3 };
type Way = {
  readonly from: Spot;
  readonly to: Spot;
  /** Degrees, the shorter way round. */
  readonly turning: number;
};

export type TowerStage = {
  readonly way: Way | undefined;
  readonly tower: Carried | undefined;
  /** Who sits in it until it opens. */
  readonly riders: readonly Carried[];
  readonly strut: Still | undefined;
  readonly trapdoor: Still | undefined;
  readonly aside: readonly Aside[];
};

export function towerStageOf(
  { tower, zombies }: RushLaunch,
  dump: Spot | undefined,
  setAside: readonly string[],
  indoors: readonly Indoors[],
): TowerStage {
  return {
    way: dump && wayOf(homeMouth(dump), tower),
    tower: carriedOf(pieceBody('tower')),
    riders: zombies.flatMap(({ id }) => carriedOf(pieceBody(id)) ?? []),
    strut: stillOf(pieceBody('strut')),
    trapdoor: stillOf(pieceBody('trapdoor')),
    aside: setAside.flatMap((id) => asideOf(id, indoors)),
  };
}

function asideOf(id: string, indoors: readonly Indoors[]): Aside[] {
  const building = stillOf(pieceBody(id));
  if (!building) return [];
  const inside = indoors.filter(({ structure }) => structure === id);
  return [building, ...inside.flatMap((one) => stillOf(pieceBody(one.id)) ?? [])].map((still) => ({
    ...still,
    around: building.place,
  }));
}

const wayOf = (from: Spot, to: Spot): Way => ({
  from,
  to,
  turning: MathUtils.euclideanModulo(to.facing - from.facing + 180, 360) - 180,
});

function stillOf(body: Object3D | undefined): Still | undefined {
  return (
    body && {
      body,
      place: body.position.clone(),
      turn: body.quaternion.clone(),
      size: body.scale.clone(),
    }
  );
}

function carriedOf(body: Object3D | undefined): Carried | undefined {
  const still = stillOf(body);
  if (!still) return undefined;
  still.body.updateMatrix();
  still.body.updateWorldMatrix(true, false);
  const toParent = new Matrix4();
  if (still.body.parent) toParent.copy(still.body.parent.matrixWorld).invert();
  return { ...still, world: still.body.matrixWorld.clone(), toParent };
}

/** Where everything is at a moment of the show. */
export function playTower(stage: TowerStage, times: RushTimes, line: Timeline, at: number): void {
  const { towerComes, towerStands, strutMoves, towerLeaves } = times;
  const out = eased(towerComes, towerStands, at) - eased(towerLeaves, line.end, at);
  if (stage.way) {
    layWay(stage.way, out);
    if (stage.tower) carry(stage.tower);
    if (at < line.filmFrom) for (const rider of stage.riders) carry(rider);
  }

  const pulled = eased(strutMoves, line.filmFrom, at) - eased(towerLeaves, line.end, at);
  if (stage.strut) {
    const { body, place, size } = stage.strut;
    const gone =
      eased(line.filmFrom, line.filmFrom + STRUT_GONE, at) - eased(towerLeaves, line.end, at);
    body.position.copy(place);
    body.translateX(STRUT_TRAVEL * pulled);
    body.position.y -= STRUT_DROP * gone * gone;
    body.scale.copy(size).multiplyScalar(Math.max(0.001, 1 - gone));
    body.visible = gone < 1;
  }
  const open =
    eased(line.filmFrom - TRAPDOOR_TIME / 2, line.filmFrom + TRAPDOOR_TIME, at) -
    eased(towerLeaves, line.end, at);
  if (stage.trapdoor) {
    const { body, turn } = stage.trapdoor;
    body.quaternion.copy(turn);
    body.rotateX(TRAPDOOR_OPEN * open);
  }
  const away =
    eased(towerComes, towerComes + ASIDE_TIME, at) - eased(line.end - ASIDE_TIME, line.end, at);
  for (const { body, place, size, around } of stage.aside) {
    body.position.copy(place).lerp(around, away);
    body.position.y += ASIDE_LIFT * away;
    body.scale.copy(size).multiplyScalar(Math.max(0.001, 1 - away));
    body.visible = away < 1;
  }
}

const middle = new Vector3();
const carrying = new Matrix4();
const part = new Matrix4();

/** How what stood at home moves: turned about the mouth and carried; `out` is 0 at home and 1 where it pours. */
function layWay({ from, to, turning }: Way, out: number): void {
  middle.set(
    from.x + (to.x - from.x) * out,
    CARRIED * Math.sin(Math.PI * out),
    -(from.y + (to.y - from.y) * out),
  );
  carrying
    .makeTranslation(middle)
    .multiply(part.makeRotationAxis(UP, MathUtils.degToRad(turning * out)))
    .multiply(part.makeTranslation(-from.x, 0, from.y));
}

function carry({ body, world, toParent, size }: Carried): void {
  part.copy(toParent).multiply(carrying).multiply(world);
  part.decompose(body.position, body.quaternion, middle);
  body.scale.copy(size);
}

/** Puts everything back as it was before the show. */
export function clearTower({ tower, strut, trapdoor, aside }: TowerStage): void {
  for (const still of [tower, strut, trapdoor, ...aside]) {
    if (!still) continue;
    still.body.position.copy(still.place);
    still.body.quaternion.copy(still.turn);
    still.body.scale.copy(still.size);
    still.body.visible = true;
  }
}

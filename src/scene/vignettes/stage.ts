// A vignette as a scene of three: the town's own bodies under a photographer's light. Nothing here is registered as a piece.
import {
  AdditiveBlending,
  Color,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  PointLight,
  Scene,
  Sprite,
  SpriteMaterial,
  type BufferGeometry,
  type Material,
  type Object3D,
  type Texture,
} from 'three';
import { lyingPose, standingPose } from '../../physics/measure/pose';
import { STRUCTURE_SIZES, SUPPORT } from '../../physics/measure/structure';
import type { Pose } from '../../physics/table';
import { MARKER_TYPES } from '../../scenarios/catalogue/markers';
import { isSurvivorId, type SurvivorId } from '../../scenarios/catalogue/survivors';
import { ZOMBIE_DESIGNS } from '../../scenarios/catalogue/zombies';
import { STRUCTURE_IDS, type StructureId } from '../../scenarios/ids';
import { towardsEye } from '../camera/fit';
import { structureBody } from '../geometry/bodies/structure-body';
import { bulletBody, discBody, LANTERN_LIFT, lanternBody } from '../geometry/bodies/thing-bodies';
import { tokenBody } from '../geometry/bodies/token-body';
import { strutBody, towerBody, TRAP, trapdoorBody } from '../geometry/bodies/tower-body';
import { treeBody } from '../geometry/bodies/tree-body';
import { batBody, knifeBody } from '../geometry/bodies/weapon-bodies';
import { plain } from '../geometry/part';
import { palette } from '../palette';
import { radians } from '../table/town';
import { geometryOf, shared } from '../town/looks';
import { HOURS, ROLES, TO_THE_EYE, type Cast, type Hour, type Prop, type Role, type Thing, type Vignette } from './vignette'; // prettier-ignore

/** What the bodies wear: the photographer's own, so that a scene can be built without a canvas. */
export type Wardrobe = {
  readonly pieces: Material;
  readonly town: Material;
  readonly glass: Material;
  readonly snow: Material;
  readonly glow: Texture;
  readonly spill: Texture;
  /** Side of the shadow map in pixels. */
  readonly shadows: number;
};

export type Stage = { readonly scene: Scene; readonly camera: PerspectiveCamera };

export const ASPECT = 1.5;
const FOV = 30;
/** The first of the people takes the part where a match has too few. */
const UNDERSTUDIES: readonly SurvivorId[] = ['anita', 'john', 'lily', 'thomas'];

type Light = {
  readonly air: string;
  readonly sky: string;
  readonly ground: string;
  readonly skyLight: number;
  readonly sun: string;
  readonly sunLight: number;
  readonly from: readonly [number, number, number];
};
const LIGHT: Readonly<Record<Hour, Light>> = {
  day: {
    air: '#a9bddc',
    sky: '#b9cff2',
    ground: '#8c93b4',
    skyLight: 1.5,
    sun: '#ffc07c',
    sunLight: 4.6,
    from: [-30, 22, 26],
  },
  dusk: {
    air: '#5a5478',
    sky: '#8c94c8',
    ground: '#5a5068',
    skyLight: 0.95,
    sun: '#ff9a58',
    sunLight: 3.2,
    from: [-34, 13, 16],
  },
  night: {
    air: '#101a30',
    sky: '#8a9fd0',
    ground: '#2a2c3c',
    skyLight: 0.75,
    sun: '#a8c4ff',
    sunLight: 1.25,
    from: [24, 34, 18],
  },
};

/** @param people who of the match takes part, first the most important */
export function stageOf(
  { hour, eye, cast, air }: Vignette,
  wardrobe: Wardrobe,
  people: readonly SurvivorId[] = [],
): Stage {
  const scene = new Scene();
  const light = LIGHT[hour];
  const colour = new Color(air === 'fire' ? '#6b2a14' : light.air);
  scene.background = colour;
  const [yaw, pitch, distance, x = 0, y = 0, lift = 1.9] = eye;
  scene.fog = new Fog(colour, distance + 8, distance + 74);
  const camera = new PerspectiveCamera(FOV, ASPECT, 1, 240);
  towardsEye(yaw, pitch, camera.position).multiplyScalar(distance);
  camera.position.x += x;
  camera.position.y += lift;
  camera.position.z -= y;
  camera.lookAt(x, lift, -y);
  camera.updateMatrixWorld();

  scene.add(new HemisphereLight(light.sky, light.ground, light.skyLight));
  scene.add(sunOf(light, wardrobe, x, y, distance));
  if (air === 'fire') scene.add(lampAt('#ff7a2c', 900, 90, [x, 9, -y - 9]));
  scene.add(new Mesh(snowGround(), wardrobe.snow));
  const night = HOURS[hour];
  for (const [index, one] of cast.entries()) scene.add(bodyOf(one, index, night, wardrobe, people));
  for (const child of scene.children) if (child instanceof Mesh) child.receiveShadow = true;
  return { scene, camera };
}

function sunOf(
  { sun, sunLight, from }: Light,
  { shadows }: Wardrobe,
  x: number,
  y: number,
  distance: number,
): DirectionalLight {
  const light = new DirectionalLight(sun, sunLight);
  light.position.set(from[0] + x, from[1], from[2] - y);
  light.target.position.set(x, 0, -y);
  light.target.updateMatrixWorld();
  if (shadows === 0) return light;
  light.castShadow = true;
  light.shadow.mapSize.set(shadows, shadows);
  light.shadow.radius = 4;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.08;
  const reach = Math.max(16, distance * 0.9);
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 2,
    far: 110,
  });
  return light;
}

const lampAt = (
  colour: string,
  intensity: number,
  distance: number,
  at: readonly [number, number, number],
): PointLight => {
  const light = new PointLight(colour, intensity, distance, 1.9);
  light.position.set(...at);
  return light;
};

const GROUND = 220;
/** So many cm the painted snow covers before it is mirrored. */
export const SNOW_SIDE = 44;
const snowGround = (): BufferGeometry =>
  shared('vignette snow', () => {
    const geometry = plain(new PlaneGeometry(GROUND, GROUND)).rotateX(-Math.PI / 2);
    const uv = geometry.getAttribute('uv');
    for (let i = 0; i < uv.count; i += 1)
      uv.setXY(i, (uv.getX(i) * GROUND) / SNOW_SIDE, (uv.getY(i) * GROUND) / SNOW_SIDE);
    return geometry;
  });

const among = <Name extends string>(names: readonly Name[], who: string): who is Name =>
  names.some((name) => name === who);

function bodyOf(
  [who, x, y, facing = TO_THE_EYE, how]: Cast,
  index: number,
  night: number,
  wardrobe: Wardrobe,
  people: readonly SurvivorId[],
): Object3D {
  const spot = { x, y, facing };
  if (among(STRUCTURE_IDS, who)) return building(who, spot, night, wardrobe);
  const part = among(ROLES, who) ? playerOf(who, people) : who;
  if (isSurvivorId(part)) {
    const look = { kind: 'survivor', id: part, team: 'together', backpack: night > 0.5 ? 'night' : 'day' } as const; // prettier-ignore
    return figure(geometryOf(look), 'survivor', spot, how, wardrobe);
  }
  if (among(ZOMBIE_DESIGNS, who)) {
    const look = { kind: 'zombie', design: who, number: 1 + (index % 6) } as const;
    return figure(geometryOf(look), 'zombie', spot, how, wardrobe);
  }
  if (who.startsWith('token ')) return token(who.slice(6), spot, how, wardrobe);
  if (who === 'lamp') return lamp(spot, night, wardrobe);
  if (isProp(who)) return propOf(who, spot, wardrobe);
  return figure(geometryOf({ kind: who as Thing }), who as Thing, spot, how, wardrobe);
}

const playerOf = (role: Role, people: readonly SurvivorId[]): SurvivorId =>
  [...people, ...UNDERSTUDIES.filter((id) => !people.includes(id))][ROLES.indexOf(role)] ?? 'anita';

type Spot = { readonly x: number; readonly y: number; readonly facing: number };

/** On the table, or in front of a building's card with the feet on its ledge. */
function figure(
  geometry: BufferGeometry,
  kind: 'survivor' | 'zombie' | Thing,
  spot: Spot,
  how: Cast[4],
  { pieces, glow }: Wardrobe,
): Object3D {
  const pose = how === 'lies' ? lyingPose(kind, spot) : standingPose(kind, spot);
  const body = new Mesh(geometry, pieces);
  put(body, pose, how === 'up' ? SUPPORT.height : 0);
  body.castShadow = kind !== 'acid';
  body.receiveShadow = true;
  if (kind === 'acid' || how === 'up') return body;
  return grouped(body, footShadow(geometry, pose, glow));
}

function put(body: Object3D, { x, y, lift, turn }: Pose, raised: number): void {
  body.position.set(x, lift + raised, -y);
  body.quaternion.set(...turn);
}

const grouped = (...bodies: readonly Object3D[]): Group => new Group().add(...bodies);

/** Soft and dark where it touches the snow. */
function footShadow(geometry: BufferGeometry, { x, y }: Pose, glow: Texture): Mesh {
  geometry.computeBoundingSphere();
  const size = Math.min(6, (geometry.boundingSphere?.radius ?? 2) * 2.3);
  const patch = new Mesh(
    new PlaneGeometry(size, size).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map: glow, color: '#0b1424', transparent: true, opacity: 0.62, depthWrite: false }), // prettier-ignore
  );
  patch.position.set(x, 0.04, -y);
  return patch;
}

function token(type: string, { x, y, facing }: Spot, how: Cast[4], { pieces }: Wardrobe): Object3D {
  const face = MARKER_TYPES.find((one) => one === type);
  const body = new Mesh(
    shared(`token ${face ?? 'back'}`, () => tokenBody(face)),
    pieces,
  );
  body.castShadow = body.receiveShadow = true;
  const stand = new Group().add(body);
  stand.position.set(x, 0.06, -y);
  stand.rotation.y = radians(facing - TO_THE_EYE);
  if (how !== undefined) {
    body.rotation.x = radians(72);
    body.position.y = 0.72;
    if (how === 'big') stand.scale.setScalar(2);
  }
  return stand;
}

function lamp(spot: Spot, night: number, { pieces, glass, glow }: Wardrobe): Object3D {
  const body = new Mesh(geometryOf({ kind: 'lamp' }), pieces);
  put(body, standingPose('lamp', spot), 0);
  body.castShadow = body.receiveShadow = true;
  body.add(
    new Mesh(
      shared('lantern', () => lanternBody()),
      glass,
    ),
  );
  if (night === 0) return body;
  const halo = new Sprite(
    new SpriteMaterial({ map: glow, color: palette.amber, opacity: 0.65 * night, depthWrite: false, blending: AdditiveBlending }), // prettier-ignore
  );
  halo.position.y = LANTERN_LIFT;
  halo.scale.setScalar(8);
  body.add(halo, lampAt('#ffa24a', 150 * night, 52, [0, LANTERN_LIFT, 1.2]));
  return body;
}

const SPILL = 17;
function building(
  id: StructureId,
  { x, y, facing }: Spot,
  night: number,
  { town, spill }: Wardrobe,
): Object3D {
  // prettier-ignore
  const card = new Mesh(
    shared(`structure ${id}`, () => structureBody(id)),
    town,
  );
  card.castShadow = card.receiveShadow = true;
  const house = new Group().add(card);
  house.position.set(x, 0, -y);
  house.rotation.y = radians(facing);
  if (night === 0) return house;
  const { width } = STRUCTURE_SIZES[id === 'rv' ? 'rv' : 'building'];
  const light = new Mesh(
    new PlaneGeometry(width * 1.35, SPILL).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map: spill, color: '#ff8f33', opacity: 0.4 * night, transparent: true, depthWrite: false, blending: AdditiveBlending }), // prettier-ignore
  );
  light.position.set(SPILL / 2 + 0.3, 0.05, 0);
  light.rotation.y = Math.PI / 2;
  house.add(light, lampAt('#ff9a45', 40 * night, 30, [3.4, 5, 0]));
  return house;
}

const SHINE = 190;
const PROPS: Readonly<
  Record<Exclude<Prop, 'openTower' | 'shine'>, readonly [() => BufferGeometry, lift: number]>
> = {
  // prettier-ignore
  disc: [discBody, 0.35],
  bullet: [bulletBody, 0.35],
  bat: [batBody, 0.3],
  knife: [knifeBody, 0.6],
  tree: [treeBody, 0],
};
const isProp = (who: string): who is Prop => who in PROPS || who === 'openTower' || who === 'shine';

function propOf(who: Prop, { x, y, facing }: Spot, { pieces }: Wardrobe): Object3D {
  if (who === 'shine') return lampAt('#ffa24a', SHINE, 52, [x, 7, -y]);
  const prop = new Group();
  prop.position.set(x, 0, -y);
  prop.rotation.y = radians(facing);
  if (who === 'openTower') prop.add(...openTower(pieces));
  else {
    const [make, lift] = PROPS[who];
    const body = new Mesh(shared(who, make), pieces);
    body.position.y = lift;
    prop.add(body);
  }
  prop.traverse((one) => (one.castShadow = one.receiveShadow = true));
  return prop;
}

const FALLEN_OPEN = -1.35;
/** With the strut pulled. */
function openTower(pieces: Material): Object3D[] {
  const tower = new Mesh(shared('tower', towerBody), pieces);
  const trapdoor = new Mesh(shared('trapdoor', trapdoorBody), pieces);
  trapdoor.rotation.x = FALLEN_OPEN;
  const hinge = new Group().add(trapdoor);
  hinge.position.set(TRAP.back, TRAP.lift, 0);
  const strut = new Mesh(shared('strut', strutBody), pieces);
  strut.position.x = 9;
  const guide = new Group().add(strut);
  guide.position.set(TRAP.front - 0.9, TRAP.lift - 0.5, 0);
  hinge.rotation.y = guide.rotation.y = -Math.PI / 2;
  return [tower, hinge, guide];
}

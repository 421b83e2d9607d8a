// Builds the Rapier world of one shot, always in the same order, from quantised poses.
import RAPIER from '@dimforge/rapier3d-compat';
import { velocityOf, type Body } from './measure/bodies';
import type { Launch } from './launch';
import { GRAVITY, PIECES, TABLE_FRICTION, type Make } from './measure/catalogue';
import { isFlicked, launchedBodies, pushedPiece } from './measure/launches';
import { byId } from './measure/order';
import { boxesOverlap } from './measure/overlap';
import { restsOnTable } from './measure/pose';
import { normalise, type Vec3 } from './measure/quaternion';
import { boxesOf, fixedBoxes, towerRoom, type Box, type FixedBox } from './measure/solid';
import { STEPS_PER_SECOND } from './measure/time';
import type { Pose, Structure, Table } from './table';
import { TOWER_MATERIAL, towerBoxes } from './measure/tower';
import type { StructurePart } from './recording';

/** What a collider belongs to; `structure` where a face can be told. */
export type Owner = {
  /** Of all colliders, in the order in which they were made. */
  readonly index: number;
  readonly id: string;
  readonly part?: StructurePart;
  readonly structure?: Structure;
};

export type BuiltBody = {
  readonly id: string;
  readonly make: Make;
  readonly start: Pose;
  readonly body: RAPIER.RigidBody;
  readonly launched: boolean;
};

export type BuiltWorld = {
  readonly world: RAPIER.World;
  readonly owners: ReadonlyMap<number, Owner>;
  readonly bodies: readonly BuiltBody[];
  readonly setAside: readonly string[];
};

const SCENERY = { friction: 0.4, restitution: 0.1 } as const;

export function buildWorld(table: Table, launch: Launch): BuiltWorld {
  const world = emptyWorld();
  const owners = new Map<number, Owner>();
  const structures = new Map(table.layout.structures.map((structure) => [structure.id, structure]));
  const room = launch.kind === 'rush' ? [towerRoom(launch.tower)] : [];
  const { fixed, pieces, setAside } = clearRoom(table, room);

  for (const box of fixed) {
    const structure = structures.get(box.owner);
    const collider = world.createCollider(colliderOf(box, SCENERY));
    owners.set(collider.handle, {
      index: owners.size,
      id: box.owner,
      ...(box.part && { part: box.part }),
      ...(structure && { structure }),
    });
  }
  if (launch.kind === 'rush') {
    for (const box of towerBoxes(launch.tower)) {
      const desc = colliderOf(box, TOWER_MATERIAL).setFrictionCombineRule(
        RAPIER.CoefficientCombineRule.Min,
      );
      owners.set(world.createCollider(desc).handle, { index: owners.size, id: 'tower' });
    }
  }

  const pushed = pushedPiece(launch);
  const bodies: BuiltBody[] = [];
  const moving: {
    readonly body: RAPIER.RigidBody;
    readonly velocity: Vec3;
    readonly spin: Vec3;
  }[] = [];
  for (const { id, kind, pose } of pieces) {
    const make = PIECES[kind];
    if (make.flatZone) {
      for (const box of boxesOf(make, pose))
        owners.set(world.createCollider(colliderOf(box, SCENERY).setSensor(true)).handle, {
          index: owners.size,
          id,
        });
      continue;
    }
    const launched = isFlicked(launch) && pushed === id;
    const body = addBody(
      world,
      owners,
      { id, make, pose },
      launched ? (table.roughness ?? 1) : undefined,
    );
    bodies.push({ id, make, start: pose, body, launched });
    if (launched)
      moving.push({ body, velocity: velocityOf(launch.direction, launch.speed), spin: [0, 0, 0] });
  }
  for (const one of launchedBodies(launch)) {
    const body = addBody(world, owners, one, table.roughness ?? 1);
    bodies.push({ id: one.id, make: one.make, start: one.pose, body, launched: true });
    moving.push({ body, velocity: one.velocity, spin: one.spin });
  }

  putToSleep(world, bodies);
  for (const { body, velocity, spin } of moving) {
    body.setLinvel(vector(velocity), true);
    body.setAngvel(vector(spin), true);
  }
  return { world, owners, bodies, setAside };
}

function emptyWorld(): RAPIER.World {
  const world = new RAPIER.World({ x: 0, y: 0, z: 0 });
  world.timestep = 1 / STEPS_PER_SECOND;
  world.lengthUnit = 2;
  world.numSolverIterations = 4;
  world.integrationParameters.normalizedPredictionDistance = 0.005;
  // On a box for a table a disc on its rim drives itself; on a half-space it does not.
  const floor = new RAPIER.ColliderDesc(new RAPIER.HalfSpace({ x: 0, y: 1, z: 0 }));
  world.createCollider(floor.setFriction(TABLE_FRICTION).setRestitution(0.1));
  return world;
}

/** Without the pieces and structures that stand where the tower has to (R134); the tower has left its home. */
function clearRoom(
  table: Table,
  room: readonly Box[],
): { fixed: readonly FixedBox[]; pieces: Table['pieces']; setAside: string[] } {
  const pieces = table.pieces.toSorted(byId);
  const fixed = fixedBoxes(table.layout);
  if (room.length === 0) return { fixed, pieces, setAside: [] };
  const inTheWay = new Set([
    ...fixed.filter((box) => boxesOverlap([box], room)).map(({ owner }) => owner),
    ...pieces
      .filter(({ kind, pose }) => boxesOverlap(boxesOf(PIECES[kind], pose), room))
      .map(({ id }) => id),
  ]);
  inTheWay.delete('tower');
  return {
    fixed: fixed.filter(({ owner }) => owner !== 'tower' && !inTheWay.has(owner)),
    pieces: pieces.filter(({ id }) => !inTheWay.has(id)),
    setAside: [...inTheWay].toSorted(),
  };
}

function addBody(
  world: RAPIER.World,
  owners: Map<number, Owner>,
  { id, make, pose }: Pick<Body, 'id' | 'make' | 'pose'>,
  launchRoughness: number | undefined,
): RAPIER.RigidBody {
  const [x, y, z, w] = normalise(pose.turn);
  const desc = RAPIER.RigidBodyDesc.dynamic()
    .setTranslation(pose.x, pose.lift, -pose.y)
    .setRotation({ x, y, z, w })
    .setAngularDamping(make.angularDamping ?? 0)
    // Bodies with this flag do not sweep each other, so only what is flicked may have it.
    .setCcdEnabled(launchRoughness !== undefined);
  const body = world.createRigidBody(desc);
  for (const part of make.parts) {
    const collider = world.createCollider(
      partDesc(part)
        .setMass(part.mass)
        .setFriction(make.friction + sliding(make.friction, launchRoughness))
        .setRestitution(make.restitution)
        .setActiveEvents(RAPIER.ActiveEvents.COLLISION_EVENTS),
      body,
    );
    owners.set(collider.handle, { index: owners.size, id });
  }
  return body;
}

/** The engine averages a piece's friction with the table's: what to add so that the average is scaled. */
const sliding = (friction: number, roughness = 1): number =>
  (roughness - 1) * (friction + TABLE_FRICTION);

function partDesc(part: Make['parts'][number]): RAPIER.ColliderDesc {
  if (part.shape === 'box') {
    const desc = RAPIER.ColliderDesc.cuboid(...part.half).setTranslation(...part.centre);
    return part.turn ? desc.setRotation(quaternion(part.turn)) : desc;
  }
  if (part.shape === 'ball') return RAPIER.ColliderDesc.ball(part.radius);
  return RAPIER.ColliderDesc.cylinder(part.halfHeight, part.radius);
}

const colliderOf = (
  { centre, half, turn }: Box,
  { friction, restitution }: { friction: number; restitution: number },
): RAPIER.ColliderDesc =>
  RAPIER.ColliderDesc.cuboid(...half)
    .setTranslation(...centre)
    .setRotation(quaternion(turn))
    .setFriction(friction)
    .setRestitution(restitution);

/**
 * A body is woken when its contact with the table is first seen, and a whole town awake costs ten times
 * a shot. One step without gravity lets the engine see those contacts; then whatever rests on the table sleeps.
 * Not, though, beside something awake: the engine would let it fall through the table.
 */
function putToSleep(world: RAPIER.World, bodies: readonly BuiltBody[]): void {
  world.step();
  const awake = bodies.filter(({ make, start }) => !restsOnTable(start, make));
  const kept = touchingAnyOf(world, awake);
  for (const { body } of bodies) if (!kept.has(body.handle)) body.sleep();
  world.gravity = { x: 0, y: -GRAVITY, z: 0 };
}

/** The bodies themselves and all that hang together with them. */
function touchingAnyOf(world: RAPIER.World, start: readonly BuiltBody[]): ReadonlySet<number> {
  const found = new Set<number>();
  const open = start.map(({ body }) => body);
  for (let body = open.pop(); body; body = open.pop()) {
    if (found.has(body.handle)) continue;
    found.add(body.handle);
    for (let index = 0; index < body.numColliders(); index += 1) {
      world.contactPairsWith(body.collider(index), (other) => {
        const parent = other.parent();
        if (parent) open.push(parent);
      });
    }
  }
  return found;
}

const vector = ([x, y, z]: Vec3): RAPIER.Vector3 => new RAPIER.Vector3(x, y, z);
const quaternion = ([x, y, z, w]: Pose['turn']): RAPIER.Quaternion =>
  new RAPIER.Quaternion(x, y, z, w);

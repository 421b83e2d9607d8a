// From the world at rest to the plain facts that the rulebook judges.
import { approachesOf } from './approaches';
import type { Launch } from './launch';
import { PIECES, type Make } from './measure/catalogue';
import { byId } from './measure/order';
import { flareFaceOf, isStanding, facingOf, standingPoseOf } from './measure/pose';
import { quantiseLength, quantisePose } from './measure/quantise';
import { liftTower } from './lift-tower';
import { separate } from './separate';
import { exitsOf } from './exits';
import { passagesOf } from './passages';
import type { Contact, Outcome, Resting, Track } from './recording';
import type { Pose, Table } from './table';
import { TableError } from './require';
import type { BuiltBody, BuiltWorld } from './world';

type Run = {
  readonly table: Table;
  readonly launch: Launch;
  readonly built: BuiltWorld;
  readonly contacts: readonly Contact[];
  readonly tracks: readonly Track[];
  readonly steps: number;
  readonly timedOut: boolean;
};

export function outcomeOf({
  table,
  launch,
  built,
  contacts,
  tracks,
  steps,
  timedOut,
}: Run): Outcome {
  const woken = new Set(tracks.map(({ id }) => id));
  const makes = new Map(built.bodies.map(({ id, make }) => [id, make]));
  const makeOf = (id: string): Make => makes.get(id) ?? PIECES.zombie;
  const settled = built.bodies.map((one) => restOf(one, woken.has(one.id)));
  const tidied =
    launch.kind === 'rush' ? liftTower(table, launch, built.setAside, settled) : settled;
  const rushing = launch.kind === 'rush' ? launch.zombies.map(({ id }) => id) : [];
  const kinds = new Map([
    ...table.pieces.map(({ id, kind }) => [id, kind] as const),
    ...rushing.map((id) => [id, 'zombie'] as const),
  ]);
  const apart = separate(table, tidied, (id) => kinds.get(id));
  const rest = [...apart, ...zonesOf(table)].toSorted(byId);
  const moved = new Set(rest.filter((one) => one.moved).map(({ id }) => id));
  const movedTracks = tracks.filter(({ id }) => moved.has(id));
  const structures = table.layout.structures.filter(({ id }) => !built.setAside.includes(id));
  const flare = launch.kind === 'flare' ? rest.find(({ id }) => id === 'flare') : undefined;
  return {
    rest,
    contacts: [...contacts],
    passages: passagesOf(structures, movedTracks, makeOf),
    exits: exitsOf(table.layout, movedTracks, rest),
    setAside: [...built.setAside],
    ...(launch.kind === 'rush' && {
      approaches: approachesOf(
        launch,
        table.pieces.filter(({ id }) => !built.setAside.includes(id)),
        tracks,
        contacts,
      ),
    }),
    ...(flare && {
      flareFace: flareFaceOf(flare.pose),
    }),
    steps,
    timedOut,
  };
}

/** Less than this is not a move: the piece keeps the very pose it had, so that nothing creeps over many shots. */
const LEAST_MOVE = 0.02;
const LEAST_TURN = 0.0001;

function restOf({ id, make, start, body, launched }: BuiltBody, woken: boolean): Resting {
  if (!woken) return { id, pose: start, standing: isStanding(start), moved: false };
  const at = body.translation();
  const turn = body.rotation();
  if (
    !body.isEnabled() ||
    ![at.x, at.y, at.z, turn.x, turn.y, turn.z, turn.w].every(Number.isFinite)
  ) {
    throw new TableError('world', `${id} was lost by the engine`);
  }
  const raw: Pose = {
    x: at.x,
    y: -at.z,
    lift: Math.max(0, at.y),
    turn: [turn.x, turn.y, turn.z, turn.w],
  };
  const standing = isStanding(raw);
  if (!launched && isSamePlace(start, raw))
    return { id, pose: start, standing: isStanding(start), moved: false };
  const pose = standing ? uprightAt(make, raw) : quantisePose(raw);
  return { id, pose, standing, moved: true };
}

/** Exactly upright; on the table where it stands there, or on whatever it stands on. */
function uprightAt(make: Make, raw: Pose): Pose {
  const pose = standingPoseOf(make, { x: raw.x, y: raw.y, facing: facingOf(raw) });
  return raw.lift - pose.lift < 0.1 ? pose : { ...pose, lift: quantiseLength(raw.lift) };
}

function isSamePlace(a: Pose, b: Pose): boolean {
  const shift = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.lift - b.lift));
  const alike = Math.abs(a.turn.reduce((sum, part, index) => sum + part * (b.turn[index] ?? 0), 0));
  return shift < LEAST_MOVE && 1 - alike < LEAST_TURN;
}

const zonesOf = (table: Table): Resting[] =>
  table.pieces
    .filter(({ kind }) => PIECES[kind].flatZone)
    .map(({ id, pose }) => ({ id, pose, standing: true, moved: false }));

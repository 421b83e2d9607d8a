import { useFrame } from '@react-three/fiber';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import {
  AdditiveBlending,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  Shape,
  ShapeGeometry,
  type BufferGeometry,
  type InstancedMesh,
} from 'three';
import type { Shown } from '../../../match/shown';
import type { TeamId } from '../../../scenarios/ids';
import { glowTexture } from '../../art/glow';
import { TEAM_MARKS, type TeamShape } from '../../art/teams';
import { blend, onNightfall } from '../../light/nightfall';
import { STILL } from '../../still';
import { pieceChanges } from '../pieces';
import { ActiveMark } from './ActiveMark';
import { layPatches, layShadows } from './ground';

const flat = (geometry: BufferGeometry): BufferGeometry => geometry.rotateX(-Math.PI / 2);
const plane = flat(new PlaneGeometry(1, 1));
const pool = flat(new PlaneGeometry(38, 38));

const RING = { inner: 1.75, outer: 2.15, lift: 0.05 } as const;
const ring = (sides: number, turn: number, grown: number): BufferGeometry =>
  flat(new RingGeometry(RING.inner * grown, RING.outer * grown, sides, 1, turn));
/** The team's shape around the feet: a shape is seen from above where a colour might not be. */
const RINGS: Readonly<Record<TeamShape, BufferGeometry>> = {
  circle: ring(40, 0, 1),
  triangle: ring(3, Math.PI / 2, 1.42),
  square: ring(4, Math.PI / 4, 1.16),
};

/** Ragged: the dead have no team. */
const TRAMPLED = ragged(2, 1.45, 9);
const mud = new MeshBasicMaterial({
  color: '#3f5546',
  transparent: true,
  opacity: 0.72,
  depthWrite: false,
});

function ragged(outer: number, inner: number, points: number): BufferGeometry {
  const shape = new Shape();
  for (let i = 0; i < points * 2; i += 1) {
    const [angle, radius] = [(i * Math.PI) / points, i % 2 ? inner : outer];
    shape[i === 0 ? 'moveTo' : 'lineTo'](Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  return flat(new ShapeGeometry(shape));
}

const MOST_BODIES = 96;
const MOST_DEAD = 24;

let shadow: MeshBasicMaterial | undefined;
let light: MeshBasicMaterial | undefined;
const ringPaint = new Map<TeamId, MeshBasicMaterial>();

/** Everything that lies flat on the table under the pieces, in a handful of draw calls. */
export function GroundPatches({ shown }: { shown: Pick<Shown, 'pieces' | 'survivors'> }) {
  const lamps = useMemo(
    () => shown.pieces.filter(({ kind }) => kind === 'lamp').map(({ id }) => id),
    [shown.pieces],
  );
  const dead = useMemo(
    () => shown.pieces.filter(({ kind }) => kind === 'zombie').map(({ id }) => id),
    [shown.pieces],
  );
  const active = Object.entries(shown.survivors).find(([, survivor]) => survivor.active)?.[0];
  const teams = useMemo(() => {
    const marked = Object.entries(shown.survivors).filter(([, survivor]) => survivor !== undefined);
    return (['together', 'a', 'b'] as const).flatMap((team) => {
      const ids = marked.filter(([, survivor]) => survivor.team === team).map(([id]) => id);
      return ids.length > 0 ? [{ team, ids }] : [];
    });
  }, [shown.survivors]);
  return (
    <>
      <Shadows />
      {lamps.length > 0 && <LampPools ids={lamps} />}
      <DeadGround ids={dead} />
      {active !== undefined && <ActiveMark id={active} />}
      {teams.map(({ team, ids }) => (
        <TeamRings key={team} team={team} ids={ids} />
      ))}
    </>
  );
}

/** Patches that are laid anew only when a piece has moved. */
function useLaid(lay: (mesh: InstancedMesh) => void): RefObject<InstancedMesh | null> {
  const mesh = useRef<InstancedMesh>(null);
  const laid = useRef({ lay, changes: NaN });
  useFrame(() => {
    const changes = pieceChanges();
    if (!mesh.current || (laid.current.lay === lay && laid.current.changes === changes)) return;
    laid.current = { lay, changes };
    lay(mesh.current);
  });
  return mesh;
}

const useLaidUnder = (ids: readonly string[], lift: number, whileStanding: boolean) =>
  useLaid(
    useCallback(
      (mesh: InstancedMesh) => layPatches(mesh, ids, lift, whileStanding),
      [ids, lift, whileStanding],
    ),
  );

function Shadows() {
  const mesh = useLaid(layShadows);
  shadow ??= new MeshBasicMaterial({
    map: glowTexture(),
    color: '#0c1626',
    opacity: 0.66,
    transparent: true,
    depthWrite: false,
  });
  return <instancedMesh ref={mesh} {...STILL} args={[plane, shadow, MOST_BODIES]} frustumCulled={false} renderOrder={3} />; // prettier-ignore
}

function LampPools({ ids }: { ids: readonly string[] }) {
  const mesh = useLaidUnder(ids, 0.06, true);
  light ??= poolLight();
  return (
    <instancedMesh
      ref={mesh}
      {...STILL}
      args={[pool, light, 8]}
      frustumCulled={false}
      renderOrder={4}
    />
  );
}

function poolLight(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({
    map: glowTexture(),
    color: '#ff8f33',
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
  onNightfall((share) => {
    material.opacity = blend(0, 0.4, share);
    material.visible = share > 0.02;
  });
  return material;
}

/** Trampled snow: white figures on white snow would be lost from above. */
function DeadGround({ ids }: { ids: readonly string[] }) {
  const mesh = useLaidUnder(ids, RING.lift - 0.01, false);
  return <instancedMesh ref={mesh} {...STILL} args={[TRAMPLED, mud, MOST_DEAD]} frustumCulled={false} renderOrder={3} />; // prettier-ignore
}

function TeamRings({ team, ids }: { team: TeamId; ids: readonly string[] }) {
  const mesh = useLaidUnder(ids, RING.lift, false);
  const { shape, color } = TEAM_MARKS[team];
  const paint = ringPaint.get(team) ?? new MeshBasicMaterial({ color, transparent: true, opacity: 0.85, depthWrite: false }); // prettier-ignore
  ringPaint.set(team, paint);
  return <instancedMesh ref={mesh} {...STILL} args={[RINGS[shape], paint, 12]} frustumCulled={false} renderOrder={5} />; // prettier-ignore
}

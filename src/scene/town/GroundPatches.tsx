import { teamSort, type TeamSort } from '../../scenarios/ids';
import { useFrame } from '@react-three/fiber';
import { useCallback, useMemo, useRef } from 'react';
import {
  AdditiveBlending,
  MeshBasicMaterial,
  PlaneGeometry,
  type BufferGeometry,
  type InstancedMesh,
} from 'three';
import type { TableView } from '../../match/table-view';
import { glowTexture } from '../art/glow';
import { actorOf } from '../camera/subject';
import { blend, onNightfall } from '../art/nightfall';
import { STILL } from '../still';
import { pieceChanges } from '../pieces';
import { layPatches, layShadows, type Laying } from './ground';
import { ACTIVE, patchPaint, RINGS, SHADOW, TRAMPLED, WAITING } from './patches';

const SORTS: readonly TeamSort[] = ['together', 'a', 'b', 'lone'];

const MOST = 96;
const pool = new PlaneGeometry(38, 38).rotateX(-Math.PI / 2);
let light: MeshBasicMaterial | undefined;

/** Everything that lies flat on the table under the pieces: a draw call for each shape, a paint for all. */
export function GroundPatches({ shown }: { shown: Pick<TableView, 'pieces' | 'survivors'> }) {
  const lamps = useMemo(
    () => shown.pieces.filter(({ kind }) => kind === 'lamp').map(({ id }) => id),
    [shown.pieces],
  );
  const dead = useMemo(
    () => shown.pieces.filter(({ kind }) => kind === 'zombie').map(({ id }) => id),
    [shown.pieces],
  );
  const active = actorOf(shown);
  const acting = useMemo(() => (active === undefined ? [] : [active]), [active]);
  const teams = useMemo(() => {
    const marked = Object.entries(shown.survivors).filter(([, survivor]) => survivor !== undefined);
    return SORTS.flatMap((team) => {
      const ids = marked
        // Whoever waits is nobody's: no ring of a team.
        .filter(([, survivor]) => !survivor.waiting && teamSort(survivor.team) === team)
        .map(([id]) => id);
      return ids.length > 0 ? [{ team, ids }] : [];
    });
  }, [shown.survivors]);
  const waiting = useMemo(
    () =>
      Object.entries(shown.survivors).flatMap(([id, survivor]) => (survivor?.waiting ? [id] : [])),
    [shown.survivors],
  );
  return (
    <>
      <Patches shape={SHADOW} lay={layShadows} order={3} />
      <PatchesUnder shape={TRAMPLED} ids={dead} lift={0.04} order={3} />
      {lamps.length > 0 && (
        <PatchesUnder shape={pool} ids={lamps} lift={0.06} order={4} standing paint={poolLight()} />
      )}
      {teams.map(({ team, ids }) => (
        <PatchesUnder key={team} shape={RINGS[team]} ids={ids} lift={0.05} order={5} />
      ))}
      {waiting.length > 0 && <PatchesUnder shape={WAITING} ids={waiting} lift={0.05} order={5} />}
      {/* Goes with whoever acts; it does not move by itself, so that the table can sleep. */}
      {acting.length > 0 && <PatchesUnder shape={ACTIVE} ids={acting} lift={0.07} order={6} />}
    </>
  );
}

type PatchesProps = {
  readonly shape: BufferGeometry;
  /** What lies on what. */
  readonly order: number;
  readonly paint?: MeshBasicMaterial;
};

/** One shape, as often as it is wanted; laid anew only when a piece has moved. */
function Patches({
  shape,
  order,
  lay,
  paint = patchPaint(),
}: PatchesProps & { readonly lay: Laying }) {
  const mesh = useRef<InstancedMesh>(null);
  const laid = useRef({ lay, changes: NaN });
  useFrame(() => {
    const changes = pieceChanges();
    if (!mesh.current || (laid.current.lay === lay && laid.current.changes === changes)) return;
    laid.current = { lay, changes };
    lay(mesh.current);
  });
  return (
    <instancedMesh
      ref={mesh}
      {...STILL}
      args={[shape, paint, MOST]}
      frustumCulled={false}
      renderOrder={order}
    />
  );
}

type UnderProps = PatchesProps & {
  readonly ids: readonly string[];
  readonly lift: number;
  /** Not under what has fallen over. */
  readonly standing?: boolean;
};

function PatchesUnder({ ids, lift, standing = false, ...look }: UnderProps) {
  const lay = useCallback<Laying>(
    (mesh) => layPatches(mesh, ids, lift, standing),
    [ids, lift, standing],
  );
  return <Patches {...look} lay={lay} />;
}

function poolLight(): MeshBasicMaterial {
  if (light) return light;
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
  return (light = material);
}

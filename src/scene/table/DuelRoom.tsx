import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import {
  AdditiveBlending,
  Color,
  DoubleSide,
  MeshBasicMaterial,
  PlaneGeometry,
  Vector3,
  type Group,
  type Material,
  type Texture,
} from 'three';
import type { StructureId } from '../../scenarios/ids';
import { glowTexture } from '../art/glow';
import { blend, onNightfall } from '../art/nightfall';
import { roomSheet } from '../art/rooms/sheet';
import { sheetTexture } from '../art/sheet-texture';
import {
  ROOM,
  roomBody,
  sunPatches,
  windowsBody,
  type RoomBody,
} from '../geometry/bodies/room-body';
import { plain } from '../geometry/part';
import { STILL } from '../still';
import { useSurface } from '../surface';
import { useQuality } from '../use-quality';

const PANES = { day: new Color('#fff7ea'), night: new Color('#22304f') } as const;
const PATCHES = { day: new Color('#4f3c22'), night: new Color('#0d1a33') } as const;
const LAMP = '#a8622a';

const windows = windowsBody();
const patches = sunPatches();
const pool = plain(new PlaneGeometry(ROOM.long * 2.1, ROOM.wide * 2.2)).rotateX(-Math.PI / 2);

/** What a duel is fought in: a room of that building, lit through its windows by day and by its lamp at night. */
export function DuelRoom({ structure }: { structure: StructureId }) {
  const map = sheetTexture(roomSheet, useQuality().detail);
  const print = useSurface({ map, roughness: 0.85 });
  const body = useMemo(() => roomBody(structure), [structure]);
  const { panes, sun, lamp } = lightsOf(map);
  return (
    <>
      <mesh {...STILL} geometry={body.floor} material={print} renderOrder={1} receiveShadow />
      <Walls body={body} material={print} />
      <mesh {...STILL} geometry={windows} material={panes} renderOrder={2} />
      <mesh {...STILL} geometry={patches} material={sun} renderOrder={4} />
      <mesh {...STILL} geometry={pool} material={lamp} position-y={0.05} renderOrder={4} />
    </>
  );
}

/** A wall between the eye and the fighters is not there. */
function Walls({ body, material }: { body: RoomBody; material: Material }) {
  const room = useRef<Group>(null);
  useFrame(({ camera }) => {
    if (!room.current) return;
    // The middle of the room is that of its group.
    eye.copy(camera.position).sub(center.setFromMatrixPosition(room.current.matrixWorld));
    for (const [index, one] of room.current.children.entries()) {
      const [axis, side] = SEEN[index] ?? SEEN[0];
      one.visible = eye[axis] * side < REACH[axis];
    }
  });
  return (
    <group ref={room} {...STILL}>
      {SEEN.map(([axis, side]) => (
        <mesh
          key={`${axis} ${side}`}
          {...STILL}
          geometry={axis === 'x' ? body.end : body.side}
          material={material}
          rotation-y={side > 0 ? 0 : Math.PI}
          renderOrder={1}
          receiveShadow
        />
      ))}
    </group>
  );
}

type Seen = readonly [axis: 'x' | 'z', side: 1 | -1];
const SEEN: readonly [Seen, ...Seen[]] = [['x', 1], ['x', -1], ['z', 1], ['z', -1]]; // prettier-ignore
const REACH = { x: ROOM.long, z: ROOM.wide } as const;
const eye = new Vector3();
const center = new Vector3();

type Lights = Readonly<Record<'panes' | 'sun' | 'lamp', MeshBasicMaterial>>;
const made = new Map<Texture, Lights>();

function lightsOf(map: Texture): Lights {
  const known = made.get(map);
  if (known) return known;
  const added = { transparent: true, depthWrite: false, blending: AdditiveBlending } as const;
  const lights = {
    panes: new MeshBasicMaterial({ map }),
    sun: new MeshBasicMaterial({ ...added, side: DoubleSide }),
    lamp: new MeshBasicMaterial({ ...added, map: glowTexture(), color: LAMP }),
  };
  onNightfall((share) => {
    lights.panes.color.copy(PANES.day).lerp(PANES.night, share);
    lights.sun.color.copy(PATCHES.day).lerp(PATCHES.night, share);
    lights.lamp.opacity = blend(0, 0.75, share);
    lights.lamp.visible = share > 0.02;
  });
  made.set(map, lights);
  return lights;
}

import { useEffect, useMemo } from 'react';
import { DoubleSide, MeshBasicMaterial } from 'three';
import type { RecordedRun } from '../../match/session';
import type { Half } from '../../scenarios/ids';
import { flickedIds } from '../film/flicked';
import { palette } from '../palette';
import { ribbonOf } from './ribbon';

const FLICKED = 0.9;
const OTHERS = 0.5;
const COLOURS: Readonly<Record<Half, string>> = { day: '#2c4f78', night: palette.amber };
const flat = {
  transparent: true,
  depthWrite: false,
  side: DoubleSide,
  vertexColors: true,
} as const;
const own = new MeshBasicMaterial({ ...flat, opacity: 0.75 });
const others = new MeshBasicMaterial({ ...flat, opacity: 0.65, color: palette.danger });

/** The ways of all that moved, from beginning to end: what was flicked, and whatever it set in motion. */
export function Paths({ show, half }: { readonly show: RecordedRun; readonly half: Half }) {
  const ribbons = useMemo(() => {
    const flicked = flickedIds(show.run.launch);
    return show.recording.tracks.map((track) => {
      const isOwn = flicked.includes(track.id);
      return { id: track.id, isOwn, geometry: ribbonOf(track, isOwn ? FLICKED : OTHERS) };
    });
  }, [show]);
  useEffect(() => () => ribbons.forEach(({ geometry }) => geometry.dispose()), [ribbons]);
  useEffect(() => {
    own.color.set(COLOURS[half]);
  }, [half]);
  return ribbons.map(({ id, isOwn, geometry }) => (
    <mesh
      key={id}
      geometry={geometry}
      material={isOwn ? own : others}
      frustumCulled={false}
      renderOrder={1}
    />
  ));
}

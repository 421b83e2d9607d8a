import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { DoubleSide, MeshBasicMaterial, type Mesh } from 'three';
import type { RecordedRun } from '../../match/session';
import { FRAMES_PER_SECOND } from '../../physics/measure/time';
import type { Half } from '../../scenarios/ids';
import { palette } from '../palette';
import { burst } from './burst';
import { flickedIds } from '../film/flicked';
import { eased } from '../film/player';
import { INDICES_PER_FRAME, ribbonOf } from './ribbon';
import { touchOf } from './touch';

const WIDTHS = { disc: 1.5, bullet: 0.9, sniper: 0.9, pellets: 0.45, bat: 0.9, knife: 0.6 };
const OTHER_WIDTH = 1;
/** How long a shot explains itself after the table has gone on, and how long that takes to fade. */
const STAYS = 1.6;
const FADES = 1.8;
const LINE = 0.7;

const COLOURS: Readonly<Record<Half, string>> = { day: '#2c4f78', night: palette.amber };
const flat = { transparent: true, depthWrite: false, side: DoubleSide, forceSinglePass: true } as const; // prettier-ignore
const line = new MeshBasicMaterial({ ...flat, vertexColors: true });
const mark = new MeshBasicMaterial({ ...flat, color: palette.danger });

/** The way that was flicked, and a burst where it first touched: drawn as it happens, then fading. */
export function Traces({
  show,
  half,
  filmSeconds,
}: {
  show: RecordedRun;
  half: Half;
  /** Seconds of film that have been seen; undefined once the table has gone on. */
  filmSeconds: RefObject<number | undefined>;
}) {
  const traces = useMemo(() => tracesOf(show), [show]);
  const star = useRef<Mesh>(null);
  const age = useRef(0);
  useEffect(() => () => traces.ribbons.forEach(({ geometry }) => geometry.dispose()), [traces]);
  useEffect(() => {
    line.color.set(COLOURS[half]);
  }, [half]);

  useFrame(({ invalidate }, delta) => {
    const seconds = filmSeconds.current;
    if (seconds === undefined) age.current += Math.min(delta, 0.1);
    const left = 1 - eased(STAYS, STAYS + FADES, age.current);
    line.visible = mark.visible = left > 0;
    line.opacity = LINE * left;
    mark.opacity = 0.9 * left;
    for (const { geometry, firstFrame } of traces.ribbons) {
      const frames = (seconds ?? Infinity) * FRAMES_PER_SECOND - firstFrame;
      geometry.setDrawRange(0, Math.max(0, Math.floor(frames)) * INDICES_PER_FRAME);
    }
    if (star.current && traces.touch) {
      const { seconds: touched } = traces.touch;
      star.current.scale.setScalar(
        Math.max(0.001, eased(touched, touched + 0.05, seconds ?? Infinity)),
      );
    }
    if (seconds === undefined && left > 0) invalidate();
  });
  return (
    <>
      {traces.ribbons.map(({ id, geometry }) => (
        <mesh key={id} geometry={geometry} material={line} frustumCulled={false} renderOrder={1} />
      ))}
      {traces.touch && (
        <mesh
          ref={star}
          geometry={burst}
          material={mark}
          position={[traces.touch.x, 0.12, -traces.touch.y]}
          rotation-x={-Math.PI / 2}
          renderOrder={2}
        />
      )}
    </>
  );
}

function tracesOf({ run, recording }: RecordedRun) {
  const { kind } = run.launch;
  const width = kind in WIDTHS ? WIDTHS[kind as keyof typeof WIDTHS] : OTHER_WIDTH;
  const ids = flickedIds(run.launch);
  return {
    ribbons: recording.tracks
      .filter(({ id }) => ids.includes(id))
      .map((track) => ({ ...track, geometry: ribbonOf(track, width) })),
    touch: touchOf(recording, width * 0.8),
  };
}

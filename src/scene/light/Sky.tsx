import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Color, Vector3, type DirectionalLight, type HemisphereLight } from 'three';
import type { Half } from '../../scenarios/ids';
import { useQuality } from '../use-quality';
import { useReducedMotion } from '../use-reduced-motion';
import { blend, nightfall, onNightfall, setNightfall } from '../art/nightfall';

/** Seconds that dusk and dawn take. */
const TWILIGHT = 1.6;
const REACH = 84;

const DAY = {
  room: new Color('#46525f'),
  sky: new Color('#dbe8f8'),
  ground: new Color('#a99c90'),
  sun: new Color('#fff0d8'),
  from: new Vector3(-72, 56, 44),
} as const;
const NIGHT = {
  room: new Color('#0a111e'),
  sky: new Color('#8a9fc4'),
  ground: new Color('#2a2c3c'),
  sun: new Color('#b4caf6'),
  from: new Vector3(46, 84, 34),
} as const;
const STRENGTH = {
  sky: { day: 1.75, night: 0.78 },
  sun: { day: 3.5, night: 1 },
} as const;

type Props = {
  readonly half: Half;
  /** What the light is thrown on. */
  readonly middle: readonly [x: number, z: number];
};

/** A low winter sun by day, the moon by night; the change is soft, or a cut where motion is unwelcome. */
export function Sky({ half, middle: [x, z] }: Props) {
  const { shadowMap } = useQuality();
  const invalidate = useThree((state) => state.invalidate);
  const cuts = useReducedMotion();
  const room = useRef<Color>(null);
  const sky = useRef<HemisphereLight>(null);
  const sun = useRef<DirectionalLight>(null);
  const target = half === 'night' ? 1 : 0;
  const entered = useRef(false);

  useEffect(() => {
    sun.current?.target.position.set(x, 0, z);
    sun.current?.target.updateMatrixWorld();
    return onNightfall((share) => {
      room.current?.copy(DAY.room).lerp(NIGHT.room, share);
      if (!sky.current || !sun.current) return;
      sky.current.color.copy(DAY.sky).lerp(NIGHT.sky, share);
      sky.current.groundColor.copy(DAY.ground).lerp(NIGHT.ground, share);
      sky.current.intensity = blend(STRENGTH.sky.day, STRENGTH.sky.night, share);
      sun.current.color.copy(DAY.sun).lerp(NIGHT.sun, share);
      sun.current.intensity = blend(STRENGTH.sun.day, STRENGTH.sun.night, share);
      sun.current.position.copy(DAY.from).lerp(NIGHT.from, share).add(sun.current.target.position);
    });
  }, [x, z]);

  useEffect(() => {
    if (cuts || !entered.current) setNightfall(target);
    entered.current = true;
    invalidate();
  }, [cuts, target, invalidate]);

  useFrame((_, delta) => {
    const share = nightfall();
    if (share === target) return;
    const step = Math.min(delta, 0.1) / TWILIGHT;
    setNightfall(target > share ? Math.min(target, share + step) : Math.max(target, share - step));
    invalidate();
  });

  return (
    <>
      <color ref={room} attach="background" args={[DAY.room]} />
      <hemisphereLight ref={sky} />
      <directionalLight
        ref={sun}
        castShadow={shadowMap > 0}
        shadow-mapSize={[shadowMap || 1, shadowMap || 1]}
        shadow-radius={4}
        shadow-bias={-0.0006}
        shadow-normalBias={0.1}
        shadow-camera-left={-REACH}
        shadow-camera-right={REACH}
        shadow-camera-top={REACH}
        shadow-camera-bottom={-REACH}
        shadow-camera-near={10}
        shadow-camera-far={240}
      />
    </>
  );
}

import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Color, Vector3, type DirectionalLight, type HemisphereLight } from 'three';
import type { Half } from '../../scenarios/ids';
import { useQuality } from '../use-quality';
import { useReducedMotion } from '../use-reduced-motion';
import { blend, nightfall, onNightfall, setNightfall } from '../art/nightfall';
import { Surroundings } from './Surroundings';

/** Seconds that dusk and dawn take. */
const TWILIGHT = 1.6;
const REACH = 84;

/** The sun stands low in the west: what is twelve centimetres high throws its shadow over a street. */
const DAY = {
  room: new Color('#17141a'),
  sky: new Color('#a9c4ee'),
  ground: new Color('#8c93b4'),
  sun: new Color('#ffb566'),
  from: new Vector3(-86, 37, 34),
} as const;
const NIGHT = {
  room: new Color('#070b14'),
  sky: new Color('#8a9fc4'),
  ground: new Color('#2a2c3c'),
  sun: new Color('#b4caf6'),
  from: new Vector3(46, 84, 34),
} as const;
/** Where the surroundings give light too, the sky has less to give. */
const STRENGTH = {
  sky: { day: 1.7, night: 0.78 },
  skyAround: { day: 0.5, night: 0.62 },
  sun: { day: 6.6, night: 1 },
  /** What of it comes in through windows. */
  sunIndoors: { day: 1.9, night: 0.35 },
} as const;
/** Indoors shadows fall short: the light has many ways in. */
const INDOORS = new Vector3(-30, 84, 44);

type Props = {
  readonly half: Half;
  /** What the light is thrown on. */
  readonly middle: readonly [x: number, z: number];
  readonly indoors?: boolean;
};

/** A low winter sun by day, the moon by night; the change is soft, or a cut where motion is unwelcome. */
export function Sky({ half, middle: [x, z], indoors = false }: Props) {
  const { shadowMap, surroundings } = useQuality();
  const strength = surroundings ? STRENGTH.skyAround : STRENGTH.sky;
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
      sky.current.intensity = blend(strength.day, strength.night, share);
      sun.current.color.copy(DAY.sun).lerp(NIGHT.sun, share);
      const { day, night } = indoors ? STRENGTH.sunIndoors : STRENGTH.sun;
      sun.current.intensity = blend(day, night, share);
      if (indoors) sun.current.position.copy(INDOORS);
      else sun.current.position.copy(DAY.from).lerp(NIGHT.from, share);
      sun.current.position.add(sun.current.target.position);
    });
  }, [x, z, strength, indoors]);

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
      {surroundings && <Surroundings />}
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

import { useLayoutEffect, useRef } from 'react';
import { Color, type HemisphereLight, type PointLight } from 'three';
import { blend, onNightfall } from '../art/nightfall';
import { useQuality } from '../use-quality';

/** From ceiling and floor: pale by day, as warm as the lamp at night. */
const CEILING = { day: new Color('#f2f0ea'), night: new Color('#ffcf98') } as const;
const FLOOR = { day: new Color('#8a7a68'), night: new Color('#4a3226') } as const;
const STRENGTH = { day: 1.15, night: 0.62 } as const;
/** Without its own light the lamp's share is in the ceiling's. */
const WITHOUT_LAMP = { day: 1.4, night: 1.25 } as const;
const LAMP = { day: 0, night: 2600 } as const;

/** A duel is fought by the light of the windows, and at night under one warm lamp. */
export function LaneLight({ x }: { x: number }) {
  const { lampLights } = useQuality();
  const room = useRef<HemisphereLight>(null);
  const lamp = useRef<PointLight>(null);
  useLayoutEffect(() => {
    const strength = lampLights ? STRENGTH : WITHOUT_LAMP;
    return onNightfall((share) => {
      room.current?.color.copy(CEILING.day).lerp(CEILING.night, share);
      room.current?.groundColor.copy(FLOOR.day).lerp(FLOOR.night, share);
      if (room.current) room.current.intensity = blend(strength.day, strength.night, share);
      if (lamp.current) lamp.current.intensity = blend(LAMP.day, LAMP.night, share);
    });
  }, [lampLights]);
  return (
    <>
      <hemisphereLight ref={room} />
      {lampLights && <pointLight ref={lamp} color="#ffb868" decay={1.8} position={[x, 42, 6]} />}
    </>
  );
}

import { Lightformer } from '@react-three/drei/core/Lightformer.js';
import { createPortal, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useState } from 'react';
import { PMREMGenerator, Scene } from 'three';
import { blend, onNightfall } from '../art/nightfall';

/** What all of it gives, by day and by night. */
const STRENGTH = { day: 0.56, night: 0.1 } as const;
/** Pixels of a side: everything there is soft. */
const SIZE = 64;
const BLUR = 0.06;

/** Light from all around, as a winter sky gives it: painted once by lamps of which only the picture is kept. */
export function Surroundings() {
  const canvas = useThree((state) => state.gl.domElement);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    // What was painted is gone with the context.
    const again = (): void => setTimes((before) => before + 1);
    canvas.addEventListener('webglcontextrestored', again);
    return () => canvas.removeEventListener('webglcontextrestored', again);
  }, [canvas]);
  return <Painted key={times} />;
}

function Painted() {
  const get = useThree((state) => state.get);
  const [sky] = useState(() => new Scene());

  useLayoutEffect(() => {
    const { gl, scene, invalidate } = get();
    const painter = new PMREMGenerator(gl);
    const painted = painter.fromScene(sky, BLUR, 0.1, 200, { size: SIZE });
    painter.dispose();
    scene.environment = painted.texture;
    const stop = onNightfall((share) => {
      scene.environmentIntensity = blend(STRENGTH.day, STRENGTH.night, share);
    });
    invalidate();
    return () => {
      stop();
      scene.environment = null;
      painted.dispose();
    };
  }, [get, sky]);

  return createPortal(
    <>
      <color attach="background" args={['#5d7fb4']} />
      {/* The last of the sun in the west, its answer in the east, the pale middle of the sky, snow below. */}
      <Lightformer color="#ffb277" intensity={5} position={[-40, 12, 16]} scale={[46, 20, 1]} />
      <Lightformer color="#8d86c9" intensity={1.6} position={[44, 12, -10]} scale={[50, 18, 1]} />
      <Lightformer color="#c4d8f7" intensity={1.7} position={[0, 42, -8]} scale={[60, 50, 1]} />
      <Lightformer color="#9fb2cf" intensity={0.8} position={[0, -30, 0]} scale={[90, 90, 1]} />
    </>,
    sky,
  );
}

import { Canvas, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { TitleCamera } from './camera/TitleCamera';
import { Dusk } from './light/Dusk';
import { QUALITY_SETTINGS, type Quality } from './quality';
import './quietConsole';
import { exposeTestHook } from './testHook';
import { TitleTown } from './TitleTown';
import { useContextLoss } from './useContextLoss';
import { QualityContext } from './useQuality';
import { useReducedMotion } from './useReducedMotion';
import { FallingSnow } from './weather/FallingSnow';

export type TitleSceneProps = {
  /** What a screen reader says instead of the picture. */
  readonly label: string;
  readonly quality: Quality;
  readonly onReady: () => void;
  readonly onContextLost: (lost: boolean) => void;
};

export default function TitleScene({ label, quality, onReady, onContextLost }: TitleSceneProps) {
  const settings = QUALITY_SETTINGS[quality];
  const moving = !useReducedMotion();
  return (
    <Canvas
      frameloop={moving ? 'always' : 'demand'}
      dpr={[1, settings.maxPixelRatio]}
      shadows={settings.shadowMap > 0 ? 'percentage' : false}
      gl={{ antialias: settings.antialias }}
    >
      <QualityContext value={settings}>
        <Dusk />
        <TitleTown />
        <FallingSnow moving={moving} />
        <TitleCamera moving={moving} />
        <Reporter label={label} onReady={onReady} onContextLost={onContextLost} />
      </QualityContext>
    </Canvas>
  );
}

/** Tells the page what happens to the picture, and those who cannot see it what it shows. */
function Reporter({ label, onReady, onContextLost }: Omit<TitleSceneProps, 'quality'>) {
  const gl = useThree((state) => state.gl);
  useContextLoss(onContextLost);
  useEffect(onReady, [onReady]);
  useEffect(() => exposeTestHook({ frames: () => gl.info.render.frame }), [gl]);
  useEffect(() => {
    gl.domElement.setAttribute('role', 'img');
    gl.domElement.setAttribute('aria-label', label);
  }, [gl, label]);
  return null;
}

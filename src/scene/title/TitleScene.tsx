import { Canvas } from '@react-three/fiber';
import { TitleCamera } from './TitleCamera';
import { Dusk } from '../light/Dusk';
import { Reporter, type ReporterProps } from '../Reporter';
import { QUALITY_SETTINGS, type Quality } from '../quality';
import '../catalogue';
import '../quiet-console';
import { TitleTown } from './TitleTown';
import { QualityContext } from '../use-quality';
import { useReducedMotion } from '../use-reduced-motion';
import { FallingSnow } from '../weather/FallingSnow';

export type TitleSceneProps = ReporterProps & { readonly quality: Quality };

export default function TitleScene({ label, quality, onReady, onContextLost }: TitleSceneProps) {
  const settings = QUALITY_SETTINGS[quality];
  const moving = !useReducedMotion();
  return (
    <Canvas
      frameloop={moving ? 'always' : 'demand'}
      dpr={[0.5, settings.maxPixelRatio]}
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

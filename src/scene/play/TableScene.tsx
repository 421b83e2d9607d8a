import { Canvas } from '@react-three/fiber';
import type { Answer, Show } from '../../match/session';
import type { Shown } from '../../match/shown';
import type { Decision } from '../../scenarios/decisions';
import type { TableRun } from '../../scenarios/game';
import { QUALITY_SETTINGS, type Quality } from '../quality';
import '../quietConsole';
import { QualityContext } from '../useQuality';
import { Reporter, type ReporterProps } from '../Reporter';
import { Town } from './Town';

export type TableSceneProps = ReporterProps & {
  readonly quality: Quality;
  /** What lies on the table now. */
  readonly shown: Shown;
  /** A run to play back; `onShown` is called once when it is over or skipped. */
  readonly show?: Show;
  readonly onShown: () => void;
  /** What the hand may do; absent while a run is shown, and behind a curtain. */
  readonly decision?: Decision;
  /** What the table would be asked to do for an answer: for aim help. */
  readonly preview: (answer: Answer) => TableRun | undefined;
  readonly onAnswer: (answer: Answer) => void;
};

/** The table of a running match: town, pieces, hand and camera. */
export default function TableScene({
  quality,
  shown,
  label,
  onReady,
  onContextLost,
}: TableSceneProps) {
  const settings = QUALITY_SETTINGS[quality];
  return (
    <Canvas
      frameloop="demand"
      dpr={[1, settings.maxPixelRatio]}
      shadows={settings.shadowMap > 0 ? 'percentage' : false}
      gl={{ antialias: settings.antialias }}
    >
      <QualityContext value={settings}>
        <Town shown={shown} />
        <Reporter label={label} onReady={onReady} onContextLost={onContextLost} />
      </QualityContext>
    </Canvas>
  );
}

import type { T } from '../../i18n/t';
import { useT } from '../../i18n/use-t';
import { foresee, type Foreseen } from '../../../scenarios/foresee';
import { noiseHeard } from '../../../scenarios/rules/noise';
import { usePlay } from '../context';
import { useForeseen } from '../use-foreseen';
import { NoiseBars } from '../art/NoiseBars';
import './NoiseMeter.css';
import { useTexts } from '../../i18n/use-texts';

/** How loud this turn is, and what the dead would do about it if it ended now. */
export function NoiseMeter() {
  const t = useT();
  const texts = useTexts();
  const { view, decision } = usePlay();
  const thought = useForeseen();
  const foreseen = thought ?? (decision && !view.turn?.over ? foresee(view) : undefined);
  // A flare or an alarm is heard instead, while they come for it too (A161).
  const noise = foreseen?.noise ?? noiseHeard(view, view.turn?.noise ?? 'silent');
  const meaning = foreseen ? coming(t, foreseen) : usually(t, noise);
  const isThought = foreseen !== undefined && foreseen.noise !== view.turn?.noise;
  return (
    <div className="noise-meter" data-noise={noise} data-thought={isThought} title={meaning}>
      <NoiseBars noise={noise} />
      <span className="noise-words">
        <b>{texts.names.noise[noise]}</b>
        <small>{meaning}</small>
      </span>
    </div>
  );
}

function coming(t: T, { rush, standUp }: Foreseen): string {
  if (rush.length > 0) return t('play.noise.rush', { count: rush.length });
  if (standUp.length > 0) return t('play.noise.standUp', { count: standUp.length });
  return t('play.noise.silent');
}

const usually = (t: T, noise: Foreseen['noise']): string =>
  ({
    silent: t('play.noise.silent'),
    low: t('play.noise.low'),
    loud: t('play.noise.loud'),
  })[noise];

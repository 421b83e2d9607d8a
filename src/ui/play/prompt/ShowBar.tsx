import { useEffect } from 'react';
import { usePlayback } from '../../../scene/playback/store';
import { useT } from '../../i18n/use-t';
import { Icon } from '../../art/Icon';
import { StrutButton } from './StrutButton';

const SPEEDS = [0.5, 1, 2, 4] as const;

/** While the table moves: the strut to pull, how fast it goes, and a way past it. */
export function ShowBar() {
  const t = useT();
  const { progress, speed, strut, setSpeed, skip, pullStrut } = usePlayback();
  useEffect(() => {
    usePlayback.setState({ strutByHand: true });
    return () => usePlayback.setState({ strutByHand: false });
  }, []);
  const next = SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <section className="show-bar card" aria-label={t('play.show.label')}>
      {strut === 'waits' ? (
        <StrutButton onPull={pullStrut} />
      ) : (
        <progress value={progress} max={1} aria-label={t('play.show.label')} />
      )}
      <button type="button" className="button" onClick={() => setSpeed(next)}>
        <span className="unseen">{t('play.show.speed')} </span>
        {t('settings.speed.times', { times: speed })}
      </button>
      <button type="button" className="button show-skip" onClick={skip}>
        <Icon name="skip" />
        {t('play.show.skip')}
      </button>
    </section>
  );
}

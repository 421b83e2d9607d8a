import type { WatchedSession } from '../../match/seat-session';
import { useT } from '../i18n/use-t';
import { Icon } from '../art/Icon';
import { survivorName } from '../../words/nouns';
import type { Projector } from './use-projector';
import { useTexts } from '../i18n/use-texts';
import { useWatchSpeed, WATCH_SPEEDS } from './watch-speed';

type Props = {
  readonly session: WatchedSession;
  readonly projector: Projector;
};

/** Play and pause, the turn before and after, any turn at all, and how fast. */
export function Scrubber({ session, projector }: Props) {
  const t = useT();
  const texts = useTexts();
  const { speed, setSpeed } = useWatchSpeed();
  const { turns } = session;
  const { turn } = session.place();
  const now = turns[turn];
  const name =
    now?.survivor === undefined
      ? t('play.watch.start')
      : t('play.watch.turn', {
          round: now.round,
          half: texts.names.halves[now.half],
          name: survivorName(now.survivor),
        });
  return (
    <div className="scrubber">
      <button
        type="button"
        className="button button-square"
        disabled={turn === 0}
        onClick={() => session.goToTurn(turn - 1)}
      >
        <Icon name="back" />
        <span className="unseen">{t('play.watch.before')}</span>
      </button>
      <button
        type="button"
        className="button button-main button-square scrubber-play"
        aria-pressed={projector.running}
        onClick={projector.toggle}
      >
        <Icon name={projector.running ? 'pause' : 'play'} />
        <span className="unseen">
          {projector.running ? t('play.watch.pause') : t('play.watch.play')}
        </span>
      </button>
      <button
        type="button"
        className="button button-square"
        disabled={turn >= turns.length - 1}
        onClick={() => session.goToTurn(turn + 1)}
      >
        <Icon name="skip" />
        <span className="unseen">{t('play.watch.after')}</span>
      </button>
      <label className="scrubber-line">
        <span>
          {name} <small>{`${turn} / ${turns.length - 1}`}</small>
        </span>
        <input
          type="range"
          min={0}
          max={turns.length - 1}
          value={turn}
          aria-valuetext={name}
          onChange={({ target }) => session.goToTurn(target.valueAsNumber)}
        />
      </label>
      <label className="scrubber-speed">
        <span className="unseen">{t('play.show.speed')}</span>
        <select
          className="field"
          value={speed}
          onChange={({ target }) => setSpeed(WATCH_SPEEDS[target.selectedIndex] ?? 1)}
        >
          {WATCH_SPEEDS.map((one) => (
            <option key={one} value={one}>
              {t('settings.speed.times', { times: one })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

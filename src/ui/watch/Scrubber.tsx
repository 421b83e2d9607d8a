import type { WatchedSession } from '../../match/seat-session';
import { useT } from '../i18n/use-t';
import { Icon } from '../art/Icon';
import { survivorName } from '../../words/nouns';
import { STEPS } from './places';
import type { Projector } from './use-projector';
import type { Stepping } from './use-stepping';
import { useTexts } from '../i18n/use-texts';
import { useWatchSpeed, WATCH_SPEEDS } from './watch-speed';

type Props = {
  readonly session: WatchedSession;
  readonly projector: Projector;
  readonly stepping: Stepping;
};

/** Play and pause, what came before and what comes next, any turn at all, and how fast. */
export function Scrubber({ session, projector, stepping }: Props) {
  const t = useT();
  const texts = useTexts();
  const { speed, setSpeed } = useWatchSpeed();
  const { watch } = texts.after;
  const { by, setBy, back, forth, canGoBack, canGoForth } = stepping;
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
      <button type="button" className="button button-square" disabled={!canGoBack} onClick={back}>
        <Icon name="back" />
        <span className="unseen">{watch.before[by]}</span>
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
      <button type="button" className="button button-square" disabled={!canGoForth} onClick={forth}>
        <Icon name="skip" />
        <span className="unseen">{watch.next[by]}</span>
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
      <fieldset className="scrubber-by" aria-label={watch.stepBy}>
        {STEPS.map((one, index) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={by === one}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => setBy(one)}
          >
            {watch.steps[one]}
          </button>
        ))}
      </fieldset>
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

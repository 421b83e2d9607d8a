import { useEffect } from 'react';
import { usePlayback } from '../../../scene/playback/store';
import { Icon } from '../../art/Icon';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { pieceName } from '../../../words/nouns';
import { Chips } from '../table/Chips';
import { usePractice, usePracticeSession } from '../table/use-practice';
import { contactsOf, secondsAt } from './contacts';
import './LookTab.css';

const SPEEDS = ['0.1', '0.25', '0.5', '1'] as const;
type Speed = (typeof SPEEDS)[number];

/** The last shot under the glass: any frame of it, slowly, the ways of all that moved, and what touched what. */
export function LookTab() {
  const { look } = useTexts().practice;
  const session = usePracticeSession();
  const { last, looking } = usePractice();
  useEffect(() => {
    session.look(true);
    return () => session.look(false);
  }, [session]);
  useEffect(() => {
    if (!looking) return undefined;
    const { speed, hold, setSpeed } = usePlayback.getState();
    hold(true);
    setSpeed(0.25);
    return () => {
      hold(false);
      setSpeed(speed);
    };
  }, [looking]);
  if (!last) return <p className="look-none">{look.none}</p>;
  return (
    <>
      {looking && <Film />}
      {looking && <Contacts />}
      {!looking && (
        <button type="button" className="button" onClick={() => session.look(true)}>
          {look.again}
        </button>
      )}
    </>
  );
}

function Film() {
  const { look, grammar } = useLookTexts();
  const { frame, frames, paused, speed, pause, setSpeed, goToFrame } = usePlayback();
  const time = look.time(grammar.decimal(secondsAt(frame), 2));
  return (
    <div className="look-film">
      <input
        type="range"
        min={0}
        max={frames}
        value={frame}
        aria-label={look.film}
        aria-valuetext={time}
        onChange={({ target }) => goToFrame(target.valueAsNumber)}
      />
      <div className="look-steps">
        <button
          type="button"
          className="button button-square"
          aria-label={look.before}
          disabled={frame === 0}
          onClick={() => goToFrame(frame - 1)}
        >
          −1
        </button>
        <button
          type="button"
          className="button button-square"
          aria-label={paused ? look.play : look.pause}
          onClick={() => pause(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
        <button
          type="button"
          className="button button-square"
          aria-label={look.after}
          disabled={frame >= frames}
          onClick={() => goToFrame(frame + 1)}
        >
          +1
        </button>
        <output className="look-time">{time}</output>
      </div>
      <Chips<Speed>
        label={look.speed}
        value={SPEEDS.find((one) => Number(one) === speed)}
        options={SPEEDS.map((id) => ({ id, text: `× ${grammar.decimal(Number(id))}` }))}
        onChoose={(id) => setSpeed(Number(id))}
      />
    </div>
  );
}

function Contacts() {
  const { look, grammar } = useLookTexts();
  const { language } = useLanguage();
  const { last } = usePractice();
  const goToFrame = usePlayback((playback) => playback.goToFrame);
  if (!last) return null;
  const contacts = contactsOf(last.recording);
  if (contacts.length === 0) return <p className="look-none">{look.nothingTouched}</p>;
  return (
    <section className="look-contacts" aria-label={look.contacts}>
      <h2>{look.contacts}</h2>
      <ol>
        {contacts.map(({ key, frame, seconds, piece, other, force, share }) => (
          <li key={key}>
            <button type="button" onClick={() => goToFrame(frame)}>
              <span className="look-when">{look.time(grammar.decimal(seconds, 2))}</span>
              <span>{look.touches(pieceName(piece, language), pieceName(other, language))}</span>
              <span className="look-force">
                <i aria-hidden="true" style={{ inlineSize: `${Math.max(4, share * 100)}%` }} />
                <small>{look.force(grammar.decimal(force, force < 10 ? 1 : 0))}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useLookTexts() {
  const { practice, grammar } = useTexts();
  return { look: practice.look, grammar };
}

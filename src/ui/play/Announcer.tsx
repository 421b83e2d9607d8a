import { useLanguage } from '../i18n/useLanguage';
import { usePlay } from './context';
import { linesOf } from './log/lines';
import { useTell } from './useTell';

/** Lines that a screen reader hears at once; more would only be in the way. */
const MOST = 8;

/** Speaks what happened to whoever does not see it. The question itself takes the focus and is read with it. */
export function Announcer() {
  const { language } = useLanguage();
  const { told } = usePlay();
  const context = useTell();
  const lines = linesOf(told.slice(-2), context, language).slice(-MOST);
  return (
    <div className="unseen" role="log" aria-live="polite">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

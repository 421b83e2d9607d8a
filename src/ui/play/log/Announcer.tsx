import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { usePlay } from '../context';
import { takenBackText } from '../take-back';
import { latestLines } from './lines';
import { useTell } from '../use-tell';

/** Speaks what happened to whoever does not see it. The question itself takes the focus and is read with it. */
export function Announcer() {
  const { language } = useLanguage();
  const { told, view, state } = usePlay();
  const { tookBack } = state;
  const context = useTell();
  const lines = useMemo(() => latestLines(told, context, language), [told, context, language]);
  // What happened before it has been said already.
  const spoken = tookBack
    ? [{ key: `back ${told.length}`, text: takenBackText(tookBack, view, language) }]
    : lines;
  return (
    <div className="unseen" role="log" aria-live="polite">
      {spoken.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { usePlay } from '../context';
import { latestLines } from './lines';
import { useTell } from '../use-tell';

/** Speaks what happened to whoever does not see it. The question itself takes the focus and is read with it. */
export function Announcer() {
  const { language } = useLanguage();
  const { told } = usePlay();
  const context = useTell();
  const lines = useMemo(() => latestLines(told, context, language), [told, context, language]);
  return (
    <div className="unseen" role="log" aria-live="polite">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import { usePlay } from '../context';
import { openRules } from '../rule/openRule';
import { useTell } from '../useTell';
import { linesOf } from './lines';
import './Log.css';

/** Everything that happened, in plain words; each line opens the rule behind it. */
export function Log() {
  const t = useT();
  const { language } = useLanguage();
  const { told } = usePlay();
  const context = useTell();
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => linesOf(told, context, language), [told, context, language]);
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines.length]);
  if (lines.length === 0) return <p className="log-empty">{t('play.log.empty')}</p>;
  return (
    <ol className="log" ref={list}>
      {lines.map(({ key, text, rules, tone }) => (
        <li key={key} data-tone={tone}>
          {rules.length > 0 ? (
            <button type="button" onClick={() => openRules(rules)}>
              {text}
            </button>
          ) : (
            text
          )}
        </li>
      ))}
    </ol>
  );
}

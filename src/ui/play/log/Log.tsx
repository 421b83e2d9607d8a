import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { usePlay } from '../context';
import { openRules } from '../rule/open-rule';
import { useTell } from '../use-tell';
import { linesOf } from './lines';
import './Log.css';

/** Everything that happened, in plain words; each line opens the rule behind it. */
export function Log() {
  const t = useT();
  const { language } = useLanguage();
  const { told } = usePlay();
  const context = useTell();
  const lines = useMemo(() => linesOf(told, context, language), [told, context, language]);
  if (lines.length === 0) return <p className="log-empty">{t('play.log.empty')}</p>;
  return (
    <ol className="log">
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
      <li key={lines.length} className="log-end" aria-hidden="true" ref={followEnd} />
    </ol>
  );
}

/** Each new line brings a new end, and the list follows it, also when its own room changes; no line is cut in two. */
function followEnd(end: HTMLElement | null): (() => void) | undefined {
  const list = end?.parentElement;
  if (!end || !list) return undefined;
  const follow = (): void => {
    end.style.height = '0';
    const tops = [...list.children].map((line) => (line as HTMLElement).offsetTop - list.offsetTop);
    const over = list.scrollHeight - list.clientHeight;
    const first = tops.find((top) => top >= over) ?? 0;
    end.style.height = `${Math.max(0, first - over)}px`;
    list.scrollTop = first;
    // In a sheet it is the sheet that scrolls.
    const sheet = list.closest('dialog');
    if (sheet) sheet.scrollTop = sheet.scrollHeight;
  };
  const sizes = new ResizeObserver(follow);
  sizes.observe(list);
  follow();
  return () => sizes.disconnect();
}

import { useEffect, useRef } from 'react';
import type { DayName } from '../../../match/practice/daily/days';
import { markOf } from '../../../match/practice/daily/grade';
import type { Dealt } from '../../../match/practice/daily/task';
import type { DailyState, Tried } from '../../../match/practice/daily/tries';
import { TEXTS } from '../../../words/texts';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { usePlay } from '../../play/context';
import { Headline } from '../../play/log/Headline';
import { Prompt } from '../../play/prompt/Prompt';
import { useDays } from './days';
import { Score } from './Score';

type Props = {
  readonly day: DayName;
  readonly task: Dealt;
  readonly state: DailyState;
  readonly counts: boolean;
  readonly onNext: () => void;
  readonly onLeave: () => void;
};

/** The flick that is asked for; after it what it came to, and in the end the score. */
export function DailyPrompt({ day, task, state, counts, onNext, onLeave }: Props) {
  const { daily } = useTexts().practice;
  const play = usePlay();
  const kept = useDays(({ days }) => days.find((one) => one.day === day));
  const { told, isOver, grades } = state;
  if (play.decision ?? play.state.phase === 'shown') return <Prompt />;
  if (!told && !isOver) return null;
  return (
    <section className="prompt card daily-told" aria-live="polite" data-over={isOver}>
      <Headline />
      {told && <Result key={grades.length} told={told} />}
      {isOver ? (
        <Score day={day} task={task} grades={grades} kept={counts ? kept : undefined}>
          <button type="button" className="button daily-leave" onClick={onLeave}>
            {daily.toList}
          </button>
        </Score>
      ) : (
        <button type="button" className="button button-main daily-next" onClick={onNext}>
          {daily.next}
        </button>
      )}
    </section>
  );
}

function Result({ told: { grade } }: { readonly told: Tried }) {
  const { daily } = useTexts().practice;
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const mark = markOf(grade);
  return (
    <div className="daily-result">
      <h2 ref={heading} tabIndex={-1} data-mark={mark}>
        {daily.results[mark]}
      </h2>
      {grade.off !== undefined && <p>{daily.off(TEXTS[language].grammar.decimal(grade.off, 1))}</p>}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { useT } from '../i18n/use-t';
import { usePlay } from '../play/context';
import { Headline } from '../play/log/Headline';
import { usePanel } from '../play/prompt/panel';
import { useTexts } from '../i18n/use-texts';
import { LESSON_STEPS, lessonTask, type Input, type LessonStep } from '../../words/lesson';
import type { lookedEnough, Progress } from './progress';

type Props = {
  readonly step: LessonStep;
  readonly progress: Progress;
  readonly looked: ReturnType<typeof lookedEnough>;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
};

/** What to do and why, then what it meant. */
export function LessonCard({ step, progress, looked, onAgain, onNext, onLeave }: Props) {
  const t = useT();
  const texts = useTexts();
  const input = useInput();
  const { state } = usePlay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (progress !== 'open') heading.current?.focus();
  }, [progress]);
  const { end, steps } = texts.lesson;
  const words = steps[step];
  const task = lessonTask(
    step === 'rush' && state.phase !== 'shown' ? 'noise' : step,
    input,
    texts,
  );
  const number = LESSON_STEPS.indexOf(step) + 1;
  const isLast = number === LESSON_STEPS.length;
  return (
    <section className="card lesson-card" aria-live="polite">
      <p className="lesson-number">{t('play.lesson.step', { number, of: LESSON_STEPS.length })}</p>
      <h2 ref={heading} tabIndex={-1}>
        {progress === 'done' ? words.praise : words.title}
      </h2>
      {progress === 'open' && (
        <>
          {/* Being heard leads straight into the rush: what it taught is read while the tower waits. */}
          {step === 'rush' && state.phase === 'shown' && <p>{steps.noise.notice}</p>}
          <p>
            <strong>{words.goal}</strong>
          </p>
          <p>{task}</p>
          {'look' in words && (
            <ul className="lesson-looked">
              {(['turned', 'zoomed'] as const).map((part) => (
                <li key={part} data-done={looked[part]}>
                  {words[part]}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {progress !== 'open' && step !== 'look' && <Headline />}
      {progress === 'done' && <p>{words.notice}</p>}
      {progress === 'retry' && 'retry' in words && <p>{words.retry}</p>}
      {progress === 'done' && isLast && <p>{end}</p>}
      <div className="lesson-ways">
        {progress === 'done' && (
          <button type="button" className="button button-main lesson-next" onClick={onNext}>
            {isLast ? t('play.lesson.play') : t('play.lesson.next')}
          </button>
        )}
        {progress === 'retry' && (
          <button type="button" className="button button-main lesson-again" onClick={onAgain}>
            {t('play.lesson.again')}
          </button>
        )}
        {progress === 'open' && (
          <button type="button" className="button button-quiet" onClick={onNext}>
            {t('play.lesson.leaveOut')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onLeave}>
          {t('play.lesson.leave')}
        </button>
      </div>
    </section>
  );
}

/** How this player touches the table, as far as can be known. */
function useInput(): Input {
  const withoutDragging = usePanel((panel) => panel.open);
  if (withoutDragging) return 'keyboard';
  return matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse';
}

import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { useT } from '../i18n/useT';
import { Loading } from '../page/Loading';
import { Page } from '../page/Page';
import { useScreen } from '../screen';
import { HOW_TO_PLAY } from '../../words/how';
import { LESSON_FRAME } from '../../words/lesson';
import './Lesson.css';

const LessonTable = lazy(async () => ({ default: (await import('./LessonTable')).LessonTable }));

/** How to play: five flicks on a real table, and the rules in short to read. */
export function LessonPage() {
  const t = useT();
  const { language } = useLanguage();
  const open = useScreen((store) => store.open);
  const [trying, setTrying] = useState(false);
  if (trying)
    return (
      <Suspense fallback={<Loading />}>
        <LessonTable
          onLeave={() => setTrying(false)}
          onPlay={() => open({ name: 'scenario', scenario: 's1' })}
        />
      </Suspense>
    );
  return (
    <Page
      title={t('lesson.title')}
      foot={
        <div className="lesson-foot">
          <p className="lesson-intro">{LESSON_FRAME.intro[language]}</p>
          <button type="button" className="button button-main" onClick={() => setTrying(true)}>
            {LESSON_FRAME.title[language]}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => open({ name: 'scenario', scenario: 's1' })}
          >
            {t('play.lesson.play')}
          </button>
        </div>
      }
    >
      <div className="lesson-rules">
        {HOW_TO_PLAY.map(({ id, title, text }) => (
          <section key={id} className="card sheet-of-paper">
            <h2>{title[language]}</h2>
            {text.map((paragraph) => (
              <p key={paragraph.en}>{paragraph[language]}</p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  );
}

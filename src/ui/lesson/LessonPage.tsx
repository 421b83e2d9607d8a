import { lazy, Suspense, useState } from 'react';
import { useT } from '../i18n/use-t';
import { Loading } from '../page/Loading';
import { Page } from '../page/Page';
import { useScreen } from '../navigation/screen';
import { useTexts } from '../i18n/use-texts';
import type { Texts } from '../../words/texts';
import { Vignette } from '../cards/Vignette';
import { FirstCards } from '../play/FirstCards';
import { HOW_PICTURES, type HowId } from './how-pictures';
import './Lesson.css';

const LessonTable = lazy(async () => ({ default: (await import('./LessonTable')).LessonTable }));

const entriesOf = (how: Texts['how']) => Object.entries(how) as [HowId, Texts['how'][HowId]][];

/** How to play: five flicks on a real table, and the rules in short to read. */
export function LessonPage() {
  const t = useT();
  const { how, lesson } = useTexts();
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
          <p className="lesson-intro">{lesson.intro}</p>
          <button type="button" className="button button-main" onClick={() => setTrying(true)}>
            {lesson.title}
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
        {entriesOf(how).map(([id, { title, text }]) => (
          <section key={id} className="card sheet-of-paper">
            <Vignette of={HOW_PICTURES[id]} />
            <h2>{title}</h2>
            {Object.entries(text).map(([name, paragraph]) => (
              <p key={name}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section className="card sheet-of-paper">
          <FirstCards />
        </section>
      </div>
    </Page>
  );
}

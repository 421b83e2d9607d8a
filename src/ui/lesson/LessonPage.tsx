import { useT } from '../i18n/useT';
import { Page } from '../page/Page';
import { useScreen } from '../screen';
import './LessonPage.css';

/** The game on six cards. */
export function LessonPage() {
  const t = useT();
  const open = useScreen((store) => store.open);
  const cards = [
    [t('lesson.goal'), t('lesson.goalText')],
    [t('lesson.turn'), t('lesson.turnText')],
    [t('lesson.flick'), t('lesson.flickText')],
    [t('lesson.weapons'), t('lesson.weaponsText')],
    [t('lesson.noise'), t('lesson.noiseText')],
    [t('lesson.doors'), t('lesson.doorsText')],
  ] as const;
  return (
    <Page
      title={t('lesson.title')}
      foot={
        <div className="lesson-foot">
          <button
            type="button"
            className="button button-main"
            onClick={() => open({ name: 'scenario', scenario: 's1' })}
          >
            {t('lesson.try')}
          </button>
        </div>
      }
    >
      <ol className="lesson-cards">
        {cards.map(([heading, text]) => (
          <li key={heading} className="card sheet-of-paper">
            <h2>{heading}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}

import { useT } from '../i18n/use-t';
import { useTexts } from '../i18n/use-texts';
import { useScreen } from '../navigation/screen';
import { Page } from '../page/Page';
import './PracticePage.css';

const DOORS = ['setups', 'drills', 'daily', 'puzzles'] as const;

/** Four ways to practise. */
export function PracticePage() {
  const t = useT();
  const { practice } = useTexts();
  const open = useScreen((store) => store.open);
  return (
    <Page title={t('practice.title')}>
      <p className="practice-intro">{practice.doors.intro}</p>
      <ul className="practice-doors">
        {DOORS.map((name) => (
          <li key={name} className="card practice-door">
            <h2>
              <button type="button" onClick={() => open({ name })}>
                {practice.doors[name].title}
              </button>
            </h2>
            <p>{practice.doors[name].text}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

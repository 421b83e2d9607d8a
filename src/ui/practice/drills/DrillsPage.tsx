import { DRILL_FAMILIES, DRILL_IDS, drillOf } from '../../../match/practice/drills';
import { useTexts } from '../../i18n/use-texts';
import { useScreen } from '../../navigation/screen';
import { Page } from '../../page/Page';
import { starsIn, useBest } from './best';
import { DrillMap } from './DrillMap';
import { Stars } from './Stars';
import '../PracticePage.css';
import './DrillsPage.css';

/** All drills by family, with what was earned so far. */
export function DrillsPage() {
  const { practice } = useTexts();
  const { doors, drills } = practice;
  const open = useScreen((store) => store.open);
  const best = useBest((store) => store.best);
  return (
    <Page title={doors.drills.title}>
      <p className="practice-intro">{drills.intro}</p>
      <p className="drills-sum">
        <b>{drills.earned(starsIn(best, DRILL_IDS), 3 * DRILL_IDS.length)}</b>
      </p>
      {DRILL_FAMILIES.map(({ family, drills: ids }) => (
        <section key={family} className="drills-family" aria-labelledby={`drills-${family}`}>
          <h2 id={`drills-${family}`}>
            {drills.families[family]}{' '}
            <small>{drills.earned(starsIn(best, ids), 3 * ids.length)}</small>
          </h2>
          <ul className="practice-doors drills-list">
            {ids.map((id) => (
              <li key={id} className="card practice-door drill-door" data-drill={id}>
                <DrillMap drill={drillOf(id)} />
                <h3>
                  <button type="button" onClick={() => open({ name: 'drill', drill: id })}>
                    {drills.tasks[id].title}
                  </button>
                </h3>
                <Stars stars={best[id] ?? 0} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

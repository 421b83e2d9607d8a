import { settingOfScenario } from '../../match/practice/setting';
import { SCENARIO_IDS, scenarioOf } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { useTexts } from '../i18n/use-texts';
import { TownMap } from '../map/TownMap';
import { useScreen } from '../navigation/screen';
import { Page } from '../page/Page';
import { KeptDoors } from './keep/KeptDoors';
import './PracticePage.css';

/** Whose town is laid out. */
export function SetupsPage() {
  const t = useT();
  const { practice, scenarios } = useTexts();
  const open = useScreen((store) => store.open);
  return (
    <Page title={practice.doors.setups.title}>
      <KeptDoors />
      <p className="practice-intro">{practice.doors.chooseTown}</p>
      <ol className="practice-doors practice-towns">
        {SCENARIO_IDS.map((id) => (
          <li key={id} className="card practice-door">
            <TownMap
              scenario={scenarioOf(id)}
              label={t('map.label', { scenario: scenarios[id].title })}
            />
            <h2>
              <button
                type="button"
                onClick={() =>
                  open({ name: 'practise', start: { setting: settingOfScenario(id) } })
                }
              >
                {id.slice(1)} · {scenarios[id].title}
              </button>
            </h2>
          </li>
        ))}
      </ol>
    </Page>
  );
}

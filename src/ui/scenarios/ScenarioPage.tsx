import { scenarioOf, type ScenarioId } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { MapKey } from '../map/MapKey';
import { TownMap } from '../map/TownMap';
import { Page } from '../page/Page';
import { useScreen } from '../navigation/screen';
import { useTexts } from '../i18n/use-texts';
import { Facts } from './Facts';
import { LineUp } from './LineUp';
import './ScenarioPage.css';
import { StartBar } from '../seats/StartBar';

/** One scenario: what it is about, what wins and what loses it, who takes part, and the way in. */
export function ScenarioPage({ id }: { id: ScenarioId }) {
  const t = useT();
  const open = useScreen((store) => store.open);
  const scenario = scenarioOf(id);
  const { title, story, objective, lost, special } = useTexts().scenarios[id];
  return (
    <Page title={title} foot={<StartBar scenario={scenario} change />}>
      <div className="scenario-page">
        <section className="card scenario-town">
          <TownMap scenario={scenario} label={t('map.label', { scenario: title })} />
        </section>
        <section className="card sheet-of-paper scenario-text">
          <Facts scenario={scenario} />
          <p className="scenario-story">{story}</p>
          <h2>{t('scenario.objective')}</h2>
          <p>{objective}</p>
          <h2>{t('scenario.lost')}</h2>
          <p>{lost}</p>
          <h2>{t('scenario.special')}</h2>
          <ul className="scenario-special">
            {Object.entries(special).map(([name, rule]) => (
              <li key={name}>{rule}</li>
            ))}
          </ul>
          <h2>{t('scenario.lineUp')}</h2>
          <LineUp scenario={scenario} />
        </section>
        <section className="card scenario-key">
          <MapKey scenario={scenario} />
          <button
            type="button"
            className="button"
            onClick={() => open({ name: 'sheet', scenario: id })}
          >
            {t('sheet.open')}
          </button>
        </section>
      </div>
    </Page>
  );
}

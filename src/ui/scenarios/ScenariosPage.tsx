import { SCENARIO_IDS } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { Page } from '../page/Page';
import { ScenarioCard } from './ScenarioCard';
import './ScenariosPage.css';

/** Every scenario the rulebook knows, as a card with its town on it. */
export function ScenariosPage() {
  const t = useT();
  return (
    <Page title={t('scenarios.title')}>
      <ol className="scenario-cards">
        {SCENARIO_IDS.map((id) => (
          <ScenarioCard key={id} id={id} />
        ))}
      </ol>
    </Page>
  );
}

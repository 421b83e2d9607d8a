import { scenarioOf, type ScenarioId } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { MapKey } from '../map/MapKey';
import { TownMap } from '../map/TownMap';
import { Page } from '../page/Page';
import { useTexts } from '../i18n/use-texts';
import { MarkersList } from './MarkersList';
import { PositionsTable } from './PositionsTable';
import './SheetPage.css';

/** The set-up to print, or to keep beside the real board game: the map, and where everything goes. */
export function SheetPage({ id }: { id: ScenarioId }) {
  const t = useT();
  const scenario = scenarioOf(id);
  const { title } = useTexts().scenarios[id];
  const { day, night } = scenario.invasion;
  return (
    <Page title={t('sheet.title', { scenario: title })}>
      <div className="sheet-page">
        <section className="card scenario-town">
          <TownMap scenario={scenario} label={t('map.label', { scenario: title })} />
          <MapKey scenario={scenario} />
        </section>
        <section className="card sheet-of-paper">
          <button type="button" className="button not-printed" onClick={() => print()}>
            {t('sheet.print')}
          </button>
          <h2>{t('sheet.numbers')}</h2>
          <ul>
            <li>{t('sheet.day', { marker: scenario.dayStart })}</li>
            <li>{t('sheet.life', { life: scenario.life })}</li>
            <li>{t('sheet.dump', { zombies: scenario.dumpCount })}</li>
            <li>{t('sheet.invasion', { day, night })}</li>
          </ul>
          <MarkersList scenario={scenario} />
          <h2>{t('sheet.positions')}</h2>
          <p>{t('sheet.measure')}</p>
          <PositionsTable scenario={scenario} />
        </section>
      </div>
    </Page>
  );
}

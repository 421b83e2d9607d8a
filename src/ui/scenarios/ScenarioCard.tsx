import { scenarioOf, type ScenarioId } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { TownMap } from '../map/TownMap';
import { useScreen } from '../navigation/screen';
import { useTexts } from '../i18n/use-texts';
import { Facts } from './Facts';
import './ScenarioCard.css';
import { useWon } from './use-won';

/** A dot that never begins a line. */
const BETWEEN = '\u00A0· ';

export function ScenarioCard({ id }: { id: ScenarioId }) {
  const t = useT();
  const open = useScreen((store) => store.open);
  const isWon = useWon((store) => store.won.includes(id));
  const scenario = scenarioOf(id);
  const texts = useTexts();
  const { title, teaser, teaches } = texts.scenarios[id];
  const { adds } = texts.newHere[id];
  return (
    <li className="card scenario-card">
      <TownMap scenario={scenario} label={t('map.label', { scenario: title })} />
      <div className="scenario-card-words">
        <h2>
          <button type="button" onClick={() => open({ name: 'scenario', scenario: id })}>
            <span className="scenario-number">{id.slice(1)}</span>
            {title}
          </button>
        </h2>
        <p>{teaser}</p>
        <Facts scenario={scenario} />
        <p className="scenario-new">
          <b>{t('scenario.new')}</b> {adds.join(BETWEEN)}
        </p>
        <p className="scenario-teaches">
          <b>{t('scenario.teaches')}</b> {teaches}
        </p>
      </div>
      {isWon && (
        <p className="scenario-won">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 12.500l5.500 5.500L20 6.500" />
          </svg>
          {t('scenario.won')}
        </p>
      )}
    </li>
  );
}

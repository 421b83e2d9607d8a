import type { Scenario } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import './Facts.css';

/** Together or against each other, how many, how long. */
export function Facts({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const [least, most] = scenario.players;
  return (
    <ul className="facts">
      <li>{scenario.mode === 'together' ? t('scenario.together') : t('scenario.teams')}</li>
      <li>{t('scenario.players', { least, most })}</li>
      <li>{t('scenario.rounds', { rounds: scenario.dayStart })}</li>
    </ul>
  );
}

import type { Scenario } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { useTexts } from '../i18n/use-texts';
import './Facts.css';
import { minutesOf } from './minutes';

/** Together or against each other, how many, how long. */
export function Facts({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const { madeFor } = useTexts().newHere[scenario.id];
  const [least, most] = scenario.players;
  return (
    <ul className="facts">
      <li>{scenario.mode === 'together' ? t('scenario.together') : t('scenario.teams')}</li>
      <li>
        {t('scenario.players', { least, most })}
        {madeFor !== undefined && `, ${madeFor}`}
      </li>
      <li>{t('scenario.minutes', minutesOf(scenario))}</li>
      <li>{t('scenario.rounds', { rounds: scenario.dayStart })}</li>
    </ul>
  );
}

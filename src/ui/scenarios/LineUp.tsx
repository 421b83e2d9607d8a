import { SURVIVORS, type SurvivorId } from '../../scenarios/catalogue/survivors';
import type { MainTeam } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import { useT } from '../i18n/useT';
import { useLanguage } from '../i18n/useLanguage';
import { Icon } from '../play/art/Icon';
import { TeamMark } from '../play/art/TeamMark';
import { useLineUp } from '../seats/useLineUps';
import { useWords } from '../useWords';
import { capital } from '../../words/both';
import { TEAM_NAMES, WEAPON_NAMES } from '../../words/names';
import { BLURBS } from '../../words/survivors';
import './LineUp.css';

/** Who starts in town, with which weapon and how many lives; who may join later. */
export function LineUp({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const say = useWords();
  return (
    <>
      {Object.entries(useLineUp(scenario)).map(([team, survivors]) => (
        <div key={team}>
          {scenario.mode === 'teams' && (
            <h3 className="line-up-team">
              <TeamMark team={team as MainTeam} /> {capital(say(TEAM_NAMES[team as MainTeam]))}
            </h3>
          )}
          <ul className="line-up">
            {survivors.map((id) => (
              <Person key={id} id={id} life={scenario.life} />
            ))}
          </ul>
        </div>
      ))}
      {scenario.reserve && (
        <>
          <h3 className="line-up-team">{t('scenario.reserve')}</h3>
          <ul className="line-up">
            {scenario.reserve.map(({ survivor, life }) => (
              <Person key={survivor} id={survivor} life={life} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Person({ id, life }: { id: SurvivorId; life: number }) {
  const t = useT();
  const language = useLanguage((store) => store.language);
  const { name, weapon } = SURVIVORS[id];
  return (
    <li>
      <b>{name}</b>
      <span className="line-up-weapon">
        <Icon name={weapon} />
        {WEAPON_NAMES[weapon][language]}
      </span>
      <span>{t('scenario.life', { life })}</span>
      <small className="line-up-blurb">{BLURBS[id][language]}</small>
    </li>
  );
}

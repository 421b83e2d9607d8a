import { SURVIVOR_IDS, SURVIVORS, type SurvivorId } from '../../scenarios/catalogue/survivors';
import type { MainTeam } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { Icon } from '../art/Icon';
import { PowerSign } from '../art/PowerSign';
import { TeamMark } from '../art/TeamMark';
import { useLineUp } from '../seats/use-line-ups';
import { useTexts } from '../i18n/use-texts';
import './LineUp.css';

/** Who starts in town, with which weapon and how many lives; who may join later. */
export function LineUp({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const { grammar, names } = useTexts();
  const lineUp = useLineUp(scenario);
  if (scenario.secrets)
    return (
      <>
        <p>{t('scenario.chosen')}</p>
        <ul className="line-up">
          {SURVIVOR_IDS.map((id) => (
            <Person
              key={id}
              id={id}
              life={scenario.life}
              hasPower={scenario.powers !== undefined}
            />
          ))}
        </ul>
      </>
    );
  return (
    <>
      {Object.entries(lineUp).map(([team, survivors]) => (
        <div key={team}>
          {scenario.mode === 'teams' && (
            <h3 className="line-up-team">
              <TeamMark team={team as MainTeam} />{' '}
              {grammar.capital(names.teamLabels[team as MainTeam])}
            </h3>
          )}
          <ul className="line-up">
            {survivors.map((id) => (
              <Person
                key={id}
                id={id}
                life={scenario.life}
                hasPower={scenario.powers !== undefined}
              />
            ))}
          </ul>
        </div>
      ))}
      {scenario.reserve && (
        <>
          <h3 className="line-up-team">{t('scenario.reserve')}</h3>
          <ul className="line-up">
            {scenario.reserve.map(({ survivor, life }) => (
              <Person key={survivor} id={survivor} life={life} hasPower={false} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type PersonProps = {
  readonly id: SurvivorId;
  readonly life: number;
  readonly hasPower: boolean;
};

function Person({ id, life, hasPower }: PersonProps) {
  const t = useT();
  const texts = useTexts();
  const { name, weapon } = SURVIVORS[id];
  return (
    <li>
      <b>{name}</b>
      <span className="line-up-weapon">
        <Icon name={weapon} />
        {texts.weapons[weapon].noun.word}
      </span>
      <span>{t('scenario.life', { life })}</span>
      <small className="line-up-blurb">{texts.survivors[id]}</small>
      {hasPower && <PowerSign id={id} />}
    </li>
  );
}

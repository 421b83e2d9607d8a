import { SURVIVORS } from '../../scenarios/catalogue/survivors';
import type { Scenario } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { Icon } from '../art/Icon';
import { TeamMark } from '../art/TeamMark';
import { isAsOnSheet, mayTakePart, teamsOf, withSurvivor } from './line-ups';
import './LineUpForm.css';
import { useLineUp, useLineUps } from './use-line-ups';
import { useTexts } from '../i18n/use-texts';

/** Who takes part, place by place: the sheet's line-up, or any other. */
export function LineUpForm({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const { grammar, names, weapons } = useTexts();
  const lineUp = useLineUp(scenario);
  const choose = useLineUps((store) => store.choose);
  return (
    <section className="card sheet-of-paper">
      <h2>{t('lineUp.heading')}</h2>
      <p>{t('lineUp.hint')}</p>
      {teamsOf(scenario).map((team) => (
        <div key={team}>
          {scenario.mode === 'teams' && (
            <h3>
              <TeamMark team={team} /> {grammar.capital(names.teamLabels[team])}
            </h3>
          )}
          <ol className="cast">
            {lineUp[team]?.map((chosen, index) => (
              <li key={index}>
                <Icon name={SURVIVORS[chosen].weapon} />
                <select
                  className="field"
                  aria-label={t('lineUp.place', { number: index + 1 })}
                  value={chosen}
                  onChange={({ target }) => {
                    const wanted = mayTakePart(scenario).find((id) => id === target.value);
                    if (wanted) choose(scenario, withSurvivor(lineUp, team, index, wanted));
                  }}
                >
                  {mayTakePart(scenario).map((id) => (
                    <option key={id} value={id}>
                      {SURVIVORS[id].name}, {weapons[SURVIVORS[id].weapon].noun.word}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {!isAsOnSheet(scenario, lineUp) && (
        <button type="button" className="button" onClick={() => choose(scenario)}>
          {t('lineUp.reset')}
        </button>
      )}
    </section>
  );
}

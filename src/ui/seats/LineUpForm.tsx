import { useState } from 'react';
import type { Scenario } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { TeamMark } from '../art/TeamMark';
import { CastPlace } from './CastPlace';
import { isAsOnSheet, mayTakePart, teamsOf, withSurvivor } from './line-ups';
import './LineUpForm.css';
import { useLineUp, useLineUps } from './use-line-ups';
import { useTexts } from '../i18n/use-texts';

/** Who takes part, place by place: the sheet's line-up, or any other. */
export function LineUpForm({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const { grammar, names } = useTexts();
  const [open, setOpen] = useState<string>();
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
            {lineUp[team]?.map((chosen, index) => {
              const place = `${team} ${index}`;
              return (
                <CastPlace
                  key={place}
                  place={index + 1}
                  chosen={chosen}
                  from={mayTakePart(scenario)}
                  isOpen={open === place}
                  onOpen={() => setOpen(open === place ? undefined : place)}
                  onChoose={(id) => choose(scenario, withSurvivor(lineUp, team, index, id))}
                />
              );
            })}
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

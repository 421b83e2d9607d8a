import { scenarioOf, type ScenarioId } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { Choices } from '../page/Choices';
import { Page } from '../page/Page';
import { StartBar } from './StartBar';
import { LineUpForm } from './LineUpForm';
import { OptionsForm } from './OptionsForm';
import { playersFor, withPlayers } from './players';
import { SeatRow } from './SeatRow';
import './SeatsPage.css';
import { useOptions } from './use-options';
import { usePlayers } from './use-players';

/** Who plays, in which order and on which side, with whom and by which house rules. */
export function SeatsPage({ id }: { id: ScenarioId }) {
  const t = useT();
  const scenario = scenarioOf(id);
  const { players: remembered, seat } = usePlayers();
  const players = playersFor(scenario, remembered);
  const teams = scenario.mode === 'teams';
  const living = useOptions((store) => store.options.hand === 'living');
  const [least, most] = scenario.players;
  return (
    <Page title={t('seats.title')} foot={<StartBar scenario={scenario} />}>
      <div className="seats-page">
        <section className="card sheet-of-paper">
          <h2>{t('seats.heading')}</h2>
          <p>{teams ? t('seats.hintTeams') : t('seats.hintTogether')}</p>
          {scenario.secrets && <p>{t('seats.hintSecrets')}</p>}
          {most > least && (
            <Choices
              label={t('seats.count')}
              value={players.length}
              options={Array.from({ length: most - least + 1 }, (_, index) => least + index).map(
                (many) => [many, String(many)] as const,
              )}
              onChoose={(many) => seat(withPlayers(players, many))}
            />
          )}
          <ol className="seats">
            {players.map((player, index) => (
              <SeatRow
                key={index}
                player={player}
                index={index}
                players={players}
                teams={teams}
                canLeave={players.length > least}
                living={living}
                onChange={seat}
              />
            ))}
          </ol>
          {living && <p className="choices-hint">{t('seats.steadyHint')}</p>}
        </section>
        {!scenario.secrets && <LineUpForm scenario={scenario} />}
        <OptionsForm scenario={scenario} />
      </div>
    </Page>
  );
}

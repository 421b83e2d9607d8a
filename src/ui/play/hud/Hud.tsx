import { useState } from 'react';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import { usePlay } from '../context';
import { Log } from '../log/Log';
import { RuleSheet } from '../rule/RuleSheet';
import { DayTrack } from './DayTrack';
import { DumpCount } from './DumpCount';
import { HudSheet, type SheetName } from './HudSheet';
import { NoiseMeter } from './NoiseMeter';
import { Objective } from './Objective';
import { holdersOf } from './OwnCards';
import { ReserveCount } from './ReserveCount';
import { RingsKey } from './RingsKey';
import { SurvivorBoard } from './SurvivorBoard';
import { TeamList } from './TeamList';
import { Tools } from './Tools';
import { TurnBanner } from './TurnBanner';
import { usePlayKeys } from './use-play-keys';
import { useRoomy } from './use-roomy';
import './Hud.css';

/** Everything around the table that is always true: the day, the noise, the goal, whose turn, who is left. */
export function Hud(ways: { onLeave: () => void; onWatch: () => void }) {
  const t = useT();
  const { scenarios } = useTexts();
  const { view, state } = usePlay();
  const roomy = useRoomy();
  const [sheet, setSheet] = useState<SheetName>();
  const survivor = view.turn?.survivor;
  usePlayKeys(setSheet);
  return (
    <>
      <h1 className="unseen">{scenarios[view.scenario].title}</h1>
      <div className="hud-head">
        <section className="hud-top card" aria-label={t('play.hud')}>
          <TurnBanner />
          <DayTrack />
          <NoiseMeter />
          <DumpCount />
          <ReserveCount />
          <Objective onOpen={() => setSheet('objective')} />
        </section>
        <Tools onOpen={setSheet} hasCards={holdersOf(state).length > 0} />
      </div>
      <RingsKey />
      {roomy && (
        <>
          {!view.duel && (
            <section className="hud-left" aria-label={t('play.team')}>
              {survivor && (
                <div className="card hud-panel">
                  <SurvivorBoard id={survivor} />
                </div>
              )}
              <div className="card hud-panel">
                <TeamList />
              </div>
            </section>
          )}
          <section
            className="hud-right card hud-panel"
            data-duel={view.duel !== undefined}
            aria-label={t('play.log')}
          >
            <h2>{t('play.log')}</h2>
            <Log />
          </section>
        </>
      )}
      {sheet && (
        <HudSheet {...ways} name={sheet} onOpen={setSheet} onClose={() => setSheet(undefined)} />
      )}
      <RuleSheet />
    </>
  );
}

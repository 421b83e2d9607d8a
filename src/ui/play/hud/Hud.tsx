import { useMemo, useState } from 'react';
import { cancel } from '../../../scene/flick/hand';
import { useTableSettings } from '../../../scene/settings';
import { useT } from '../../i18n/useT';
import { usePlay } from '../context';
import { Log } from '../log/Log';
import { RuleSheet } from '../rule/RuleSheet';
import { DayTrack } from './DayTrack';
import { DumpCount } from './DumpCount';
import { HudSheet, type SheetName } from './HudSheet';
import { NoiseMeter } from './NoiseMeter';
import { Objective } from './Objective';
import { SurvivorBoard } from './SurvivorBoard';
import { TeamList } from './TeamList';
import { Tools } from './Tools';
import { TurnBanner } from './TurnBanner';
import { useKeys, pressChoice, pressShortcut, type KeyActions } from '../useKeys';
import { usePanel } from '../prompt/panel';
import { useRoomy } from './useRoomy';
import './Hud.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Everything around the table that is always true: the day, the noise, the goal, whose turn, who is left. */
export function Hud({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const { game } = usePlay();
  const roomy = useRoomy();
  const [sheet, setSheet] = useState<SheetName>();
  const survivor = game.turn?.survivor;
  useKeys(
    useMemo(
      (): KeyActions => ({
        ...Object.fromEntries(DIGITS.map((digit) => [digit, () => pressShortcut(digit)])),
        // What is aimed is let go first.
        Escape: () => cancel() || pressChoice('back'),
        d: () => usePanel.getState().toggle(),
        m: () => useTableSettings.setState(({ sound }) => ({ sound: !sound })),
        l: () => setSheet('log'),
        t: () => setSheet('words'),
        '?': () => setSheet('keys'),
      }),
      [],
    ),
  );
  return (
    <>
      <header className="hud-top card" aria-label={t('play.hud')}>
        <TurnBanner />
        <DayTrack />
        <NoiseMeter />
        <DumpCount />
        <Objective onOpen={() => setSheet('objective')} />
      </header>
      <Tools onOpen={setSheet} />
      {roomy && (
        <>
          <aside className="hud-left" aria-label={t('play.team')}>
            {survivor && (
              <div className="card hud-panel">
                <SurvivorBoard id={survivor} />
              </div>
            )}
            <div className="card hud-panel">
              <TeamList />
            </div>
          </aside>
          <aside className="hud-right card hud-panel" aria-label={t('play.log')}>
            <h2>{t('play.log')}</h2>
            <Log />
          </aside>
        </>
      )}
      {sheet && <HudSheet name={sheet} onLeave={onLeave} onClose={() => setSheet(undefined)} />}
      <RuleSheet />
    </>
  );
}

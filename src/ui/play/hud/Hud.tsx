import { useCallback, useEffect, useRef, useState } from 'react';
import { endText } from '../../../words/ends';
import { useLanguage } from '../../i18n/use-language';
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
import { usePanels } from './panels';
import { ReserveCount } from './ReserveCount';
import { RingsKey } from './RingsKey';
import { SidePanel } from './SidePanel';
import { SurvivorBoard } from './SurvivorBoard';
import { TeamList } from './TeamList';
import { TeamStrip } from './TeamStrip';
import { Tools } from './Tools';
import { TurnBanner } from './TurnBanner';
import { usePlayKeys } from './use-play-keys';
import { useRoomy } from './use-roomy';
import './Hud.css';

/** Everything around the table that is always true: the day, the noise, the goal, whose turn, who is left. */
export function Hud(ways: { onLeave: () => void; onWatch: () => void }) {
  const t = useT();
  const { language } = useLanguage();
  const { scenarios } = useTexts();
  const { view, state, decision } = usePlay();
  const roomy = useRoomy();
  const [sheet, setSheet] = useState<SheetName>();
  const { open, toggle, foldLoose } = usePanels();
  const show = useCallback(
    (name: SheetName) => {
      if (roomy && (name === 'team' || name === 'log')) toggle(name);
      else setSheet(name);
    },
    [roomy, toggle],
  );
  const hasCards = holdersOf(state).length > 0;
  usePlayKeys(show, hasCards);
  // What is opened for a look is folded again by the next question.
  const asked = decision?.number;
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked) foldLoose();
    before.current = asked;
  }, [asked, foldLoose]);
  const end = endText(view, language);
  const survivor = view.turn?.survivor;
  return (
    <>
      <h1 className="unseen">{scenarios[view.scenario].title}</h1>
      <div className="hud-head">
        <section className="hud-top card" aria-label={t('play.hud')}>
          {end ? (
            // What was still to do, and who would come, is over with the match.
            <>
              <b className="hud-end">{end.title}</b>
              <DayTrack />
            </>
          ) : (
            <>
              <TurnBanner />
              <DayTrack />
              <NoiseMeter />
              <DumpCount />
              <ReserveCount />
              <Objective onOpen={() => setSheet('objective')} />
            </>
          )}
        </section>
        <Tools onOpen={show} hasCards={hasCards} />
      </div>
      <RingsKey />
      {roomy && !view.duel && !open.includes('team') && <TeamStrip />}
      {roomy && open.includes('team') && (
        <SidePanel name="team" title={t('play.team')} className="hud-left">
          {survivor && <SurvivorBoard id={survivor} />}
          <TeamList />
        </SidePanel>
      )}
      {roomy && open.includes('log') && (
        <SidePanel name="log" title={t('play.log')} className="hud-right">
          <Log />
        </SidePanel>
      )}
      {sheet && (
        <HudSheet {...ways} name={sheet} onOpen={show} onClose={() => setSheet(undefined)} />
      )}
      <RuleSheet />
    </>
  );
}

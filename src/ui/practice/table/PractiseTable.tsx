import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { PracticeSession } from '../../../match/practice/session';
import type { KeyPress } from '../../../scene/keys/press';
import { useKeyLayer } from '../../../scene/keys/use-key-layer';
import { Icon } from '../../art/Icon';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import { useKeys } from '../../page/use-keys';
import { PlayContext } from '../../play/context';
import { Tools } from '../../play/hud/Tools';
import { usePlayKeys } from '../../play/hud/use-play-keys';
import { Announcer } from '../../play/log/Announcer';
import { usePlayState } from '../../play/match/use-play-state';
import { RuleSheet } from '../../play/rule/RuleSheet';
import { AimAnnouncer } from '../../play/table/AimAnnouncer';
import { AimBar } from '../../play/table/AimBar';
import { TableFrame } from '../../play/table/TableFrame';
import { useAimingNow } from '../../play/table/use-aiming-now';
import { useInsets } from '../../play/table/use-insets';
import { usePlacer } from '../place/use-placer';
import { keepRecord } from '../record/use-record';
import { Desk } from './Desk';
import { PracticePrompt } from './PracticePrompt';
import { useTab } from './tabs';
import { PracticeContext } from './use-practice';
import '../../play/play-page.css';
import '../../play/hud/Hud.css';
import './PractiseTable.css';

type Props = {
  readonly session: PracticeSession;
  readonly onLeave: () => void;
  /** What is practised, where that is not simply the town. */
  readonly name?: string;
  /** The one piece that may be put elsewhere; without it every one, while pieces are placed. */
  readonly movable?: string;
  /** What stands beside the table and what is asked, in place of all tools. */
  readonly desk?: ReactNode;
  readonly prompt?: ReactNode;
};

/** A real table with all tools around it and no turns. */
export function PractiseTable({
  session,
  onLeave,
  name,
  movable,
  desk = <Desk />,
  prompt = <PracticePrompt />,
}: Props) {
  const t = useT();
  const { practice, scenarios } = useTexts();
  const { play } = usePlayState(session);
  const page = useRef<HTMLElement>(null);
  useInsets(page);
  usePlayKeys();
  useUndoKeys(session);
  useEffect(() => keepRecord(session), [session]);
  useKeys(
    'page',
    useMemo(() => ({ Escape: onLeave }), [onLeave]),
  );
  const isAiming = useAimingNow();
  const tab = useTab((store) => store.tab);
  const isPlacing = movable === undefined ? tab === 'place' : movable !== NOTHING;
  const placer = usePlacer(session, play.view, isPlacing, movable);
  const { title } = scenarios[play.view.scenario];
  return (
    <PracticeContext value={session}>
      <PlayContext value={play}>
        <main
          ref={page}
          className="play-page practise"
          data-aiming={isAiming}
          data-showing={play.state.phase === 'shown'}
          data-shots={session.practice().shots}
          data-outcome={session.practice().last?.recording.hash}
        >
          <h1 className="unseen">{practice.table.title}</h1>
          <TableFrame placer={placer} isCalm={movable !== undefined} />
          <div className="hud-head">
            <section className="hud-top card" aria-label={practice.table.title}>
              <button type="button" className="button practice-leave" onClick={onLeave}>
                <Icon name="back" />
                <span>{t('shell.back')}</span>
              </button>
              <p className="practice-name">
                <b>{practice.table.title}</b> {name ?? title}
              </p>
            </section>
            <Tools />
          </div>
          {desk}
          {prompt}
          <AimBar />
          <Announcer />
          <AimAnnouncer />
          <RuleSheet />
        </main>
      </PlayContext>
    </PracticeContext>
  );
}

/** Movable is nothing at all. */
export const NOTHING = '';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) over everything. */
function useUndoKeys(session: PracticeSession): void {
  useKeyLayer(
    'command',
    useCallback(
      ({ key, isChord, isCommand, shift }: KeyPress) => {
        if (isCommand && key === 'z') session.undo();
        else if ((isChord && shift && key === 'z') || (isCommand && key === 'y')) session.redo();
        else return false;
        return true;
      },
      [session],
    ),
  );
}

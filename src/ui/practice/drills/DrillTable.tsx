import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DrillSession } from '../../../match/practice/drill-session';
import { drillOf, type DrillId } from '../../../match/practice/drills';
import { useTexts } from '../../i18n/use-texts';
import { NOTHING, PractiseTable } from '../table/PractiseTable';
import { useBest } from './best';
import { DrillDesk } from './DrillDesk';
import { DrillPrompt } from './DrillPrompt';
import { useMarks } from './use-marks';
import { DrillContext } from './use-drill';
import './Drill.css';

type Props = {
  readonly id: DrillId;
  readonly session: DrillSession;
  readonly onLeave: () => void;
  readonly onNext: () => void;
};

/** The practice table with one task on it. */
export function DrillTable({ id, session, onLeave, onNext }: Props) {
  const { drills } = useTexts().practice;
  const drill = drillOf(id);
  const now = useMemo(() => ({ id, drill, session, onNext }), [id, drill, session, onNext]);
  const { result, mayPlace } = useSyncExternalStore(
    session.subscribe,
    session.state,
    session.state,
  );
  useMarks(drill, session);
  useEffect(() => {
    if (result && result.stars > 0) useBest.getState().earned(id, result.stars);
  }, [id, result]);
  return (
    <DrillContext value={now}>
      <PractiseTable
        session={session.table}
        onLeave={onLeave}
        name={drills.tasks[id].title}
        movable={mayPlace && drill.place ? drill.place.survivor : NOTHING}
        desk={<DrillDesk />}
        prompt={<DrillPrompt />}
      />
    </DrillContext>
  );
}

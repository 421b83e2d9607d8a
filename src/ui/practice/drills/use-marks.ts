import { useEffect } from 'react';
import type { Drill } from '../../../match/practice/drill';
import { settingOfDrill } from '../../../match/practice/drill';
import type { DrillSession } from '../../../match/practice/drill-session';
import { spotOfPiece } from '../../../match/practice/place';
import { clearGoals, markGoals } from '../../../scene/goals/store';
import { marksOf } from './marks';

/** The task is marked on the ground for as long as its table is open; what falls loses its mark when that was seen. */
export function useMarks(drill: Drill, { table, state }: DrillSession): void {
  useEffect(() => {
    const start = settingOfDrill(drill);
    const from = drill.place && spotOfPiece(drill.place.survivor, start)?.at;
    const mark = (): void => {
      const { setting, last } = table.practice();
      const isShown = table.state().phase === 'shown';
      markGoals(
        marksOf(drill, isShown && last ? last.from : setting, state().mayPlace ? from : undefined),
      );
    };
    mark();
    const leave = table.subscribe(mark);
    return () => {
      leave();
      clearGoals();
    };
  }, [drill, table, state]);
}

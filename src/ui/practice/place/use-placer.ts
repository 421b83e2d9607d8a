import { useMemo } from 'react';
import { tableViewOf } from '../../../match/table-view';
import { useCarried } from '../../../scene/hand/carried';
import type { Placer } from '../../../scene/hand/placer';
import { placeOf } from '../../../scene/hand/targets';
import type { PracticeSession } from '../../../match/practice/session';
import type { SeatView } from '../../../scenarios/view';
import { isFreeAt, select, tryPut, wantedAt } from './placing';

/** A finger's breadth. */
const BEFORE_A_FINGER = 56;

/** While pieces are placed: what a finger may take, and what comes of it. */
export function usePlacer(
  session: PracticeSession,
  view: SeatView,
  isOn: boolean,
  only?: string,
): Placer | undefined {
  return useMemo(() => {
    if (!isOn) return undefined;
    const { setting } = session.practice();
    const shown = tableViewOf(view);
    return {
      pieces: shown.pieces
        .filter(({ id }) => only === undefined || id === only)
        .flatMap(({ id }) => placeOf(shown, id) ?? []),
      ahead: matchMedia('(pointer: coarse)').matches ? BEFORE_A_FINGER : 0,
      onSelect: select,
      onCarry: (id, at) =>
        useCarried.setState({
          carried: { id, at, free: isFreeAt(setting, id, at) },
          offered: undefined,
        }),
      onDrop: (id, at) => void tryPut(session, id, wantedAt(setting, id, at)),
      onLose: () => useCarried.setState({ carried: undefined }),
    };
  }, [session, view, isOn, only]);
}

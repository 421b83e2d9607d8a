import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { Answer } from '../../match/session';
import type { Shown } from '../../match/shown';
import type { TableRun } from '../../scenarios/game';
import { useHand, type Aiming } from '../flick/hand';
import { useTableSettings } from '../settings';
import { AimTable } from './aimTable';
import { doorAhead } from './doors';
import { DoorHelp } from './DoorHelp';
import { reachOf, widthOf } from './flight';
import { FullPath } from './FullPath';
import { NO_OUTLOOK, useOutlook } from './outlook';
import { TouchLines } from './TouchLines';

const AIMED: readonly string[] = ['aiming', 'fine'];

type Props = {
  readonly shown: Shown;
  readonly preview: (answer: Answer) => TableRun | undefined;
};

/** Where the aimed piece would go, as far as the player wants to know. */
export function AimHelp({ shown, preview }: Props) {
  const help = useTableSettings((settings) => settings.aimHelp);
  const offers = useHand((hand) => hand.offers);
  const invalidate = useThree((state) => state.invalidate);
  const seen = useRef<Aiming>(undefined);
  // Another question lies on another table.
  const table = useMemo(() => offers && new AimTable(preview), [preview, offers]);
  useEffect(() => {
    seen.current = undefined;
    useOutlook.setState(NO_OUTLOOK, true);
    return () => table.close();
  }, [table, help]);
  useEffect(() => useOutlook.subscribe(() => invalidate()), [invalidate]);

  useFrame(() => {
    const { phase, steered, aiming } = useHand.getState();
    const now = steered || AIMED.includes(phase) ? aiming : undefined;
    if (now === seen.current) return;
    seen.current = now;
    if (!now) {
      useOutlook.setState(NO_OUTLOOK, true);
      return;
    }
    const { offer, direction, speed } = now;
    const reach = reachOf(offer.launch, speed);
    const door = doorAhead(
      shown.layout.structures,
      offer.at,
      direction,
      widthOf(offer.launch) / 2,
      reach,
    );
    const touches = help === 'off' ? undefined : table.touches(now);
    useOutlook.setState({ ...(touches && { touches }), ...(door && { door }) }, true);
  }, -1);

  return (
    <>
      <DoorHelp />
      {help !== 'off' && <TouchLines shown={shown} />}
      {help === 'fullPath' && <FullPath table={table} />}
    </>
  );
}

import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { TableView } from '../../../match/table-view';
import { aimShown, useHand, type Aiming } from '../hand';
import { LAUNCH_LOOKS } from '../../launch-looks';
import { useTableSettings, type AimHelp as AimHelpLevel } from '../../settings';
import { AimTable } from './aim-table';
import { doorAhead } from './doors';
import { DoorHelp } from './DoorHelp';
import { reachOf, widthOf } from './flight';
import { FlareAim } from './FlareAim';
import { flareOutlook } from './flare-outlook';
import { FullPath } from './FullPath';
import { NO_FORECAST, useAimForecast } from './forecast';
import { TouchLines } from './TouchLines';

/** Where the aimed piece would go, as far as the player wants to know. */
export function AimHelp({ shown }: { readonly shown: TableView }) {
  const help = useTableSettings((settings) => settings.aimHelp);
  const offers = useHand((hand) => hand.offers);
  const isAimed = useHand((hand) => hand.aiming !== undefined);
  const invalidate = useThree((state) => state.invalidate);
  const seen = useRef<{ readonly aiming: Aiming | undefined; readonly help: AimHelpLevel }>(
    undefined,
  );
  // Another question lies on another table.
  const table = useMemo(() => offers && new AimTable(shown), [shown, offers]);
  useEffect(() => {
    seen.current = undefined;
    return () => {
      table.close();
      useAimForecast.setState(NO_FORECAST, true);
    };
  }, [table]);
  useEffect(() => useAimForecast.subscribe(() => invalidate()), [invalidate]);

  useFrame(() => {
    const now = aimShown(useHand.getState());
    if (now === seen.current?.aiming && help === seen.current?.help) return;
    seen.current = { aiming: now, help };
    if (!now) {
      useAimForecast.setState(NO_FORECAST, true);
      return;
    }
    const { offer, direction, speed } = now;
    const reach = reachOf(offer.launch, speed);
    const touches = help === 'off' ? undefined : table.touches(now);
    const flare = help !== 'off' && offer.launch === 'flare' ? flareOutlook(now, shown) : undefined;
    const radius = widthOf(offer.launch) / 2;
    // Who is flicked as it stands goes through no door (A136).
    const stands = offer.piece !== undefined && offer.aside.includes(offer.piece.id);
    const ahead =
      LAUNCH_LOOKS[offer.launch].enters && !stands
        ? doorAhead(shown.layout.structures, offer.at, direction, radius, reach)
        : undefined;
    // Behind an X nobody gets in, however well it is aimed (R347).
    const isClosed = shown.closed?.some((id) => id === ahead?.structure.id) === true;
    const door = ahead && isClosed ? { ...ahead, fits: false } : ahead;
    // What lies in the way comes first.
    const [first] = touches ?? [];
    const isBarred =
      first?.other !== undefined &&
      first.other !== door?.structure.id &&
      first.distance < (door?.distance ?? 0);
    useAimForecast.setState(
      {
        ...(touches && { touches }),
        ...(door && !isBarred && { door }),
        ...(flare && { flare }),
      },
      true,
    );
  }, -1);

  return (
    <>
      {isAimed && <DoorHelp />}
      {isAimed && help !== 'off' && <TouchLines shown={shown} />}
      {isAimed && help !== 'off' && <FlareAim shown={shown} tries={help !== 'fullPath'} />}
      {isAimed && help === 'fullPath' && <FullPath shown={shown} />}
    </>
  );
}

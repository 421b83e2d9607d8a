import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { spareTable } from '../../../match/spare-table';
import type { TableView } from '../../../match/table-view';
import type { Decision } from '../../../scenarios/decisions';
import type { SeatView } from '../../../scenarios/view';
import { aimShown, isSwaying, useHand, type Aiming } from '../hand';
import { useTableSettings, type AimHelp as AimHelpLevel } from '../../settings';
import { arcOf } from '../breathe';
import { AimTable } from './aim-table';
import { askOf } from './ask';
import { BatSweep } from './BatSweep';
import { OutlookDesk } from './desk';
import { DoorHelp } from './DoorHelp';
import { doorOf } from './door-verdict';
import { EndMark } from './EndMark';
import { FlareAim } from './FlareAim';
import { flareOutlook } from './flare-outlook';
import { FORECAST_SEED, foretold } from './foretold';
import { FullPath } from './FullPath';
import { NO_FORECAST, useAimForecast, type AimForecast, type Judged } from './forecast';
import { KnobLabel } from './KnobLabel';
import { recalled, remembered } from './memory';
import { actorOf } from '../../camera/subject';
import { isFriend } from './meaning';
import { OutcomeMarks } from './OutcomeMarks';
import { ShotgunCone } from './ShotgunCone';
import { Survey } from './survey';
import { TouchLines } from './TouchLines';

type Props = {
  readonly shown: TableView;
  readonly decision: Decision | undefined;
  /** What the player may know, to judge a run by. */
  readonly view?: SeatView | undefined;
  readonly knobText?: string | undefined;
};

const later = (goOn: () => void, ms: number): (() => void) => {
  const timer = setTimeout(goOn, ms);
  return () => clearTimeout(timer);
};

/** Where the aimed piece would go and what would come of it, as far as the player wants to know. */
export function AimHelp({ shown, decision, view, knobText }: Props) {
  const help = useTableSettings((settings) => settings.aimHelp);
  const offers = useHand((hand) => hand.offers);
  const isAimed = useHand((hand) => hand.aiming !== undefined);
  const invalidate = useThree((state) => state.invalidate);
  const seen = useRef<{ readonly aiming: Aiming | undefined; readonly help: AimHelpLevel }>(
    undefined,
  );
  const meant = useRef<{ readonly aiming: Aiming; readonly touches: AimForecast['meant'] }>(
    undefined,
  );
  const known = useRef<readonly Judged[]>([]);
  // Another question lies on another table.
  const table = useMemo(() => offers && new AimTable(shown), [shown, offers]);
  const survey = useMemo(() => new Survey((aiming) => table.touches(aiming)), [table]);
  const desk = useMemo(() => new OutlookDesk(spareTable, later), []);
  useEffect(() => {
    seen.current = undefined;
    meant.current = undefined;
    known.current = [];
    return () => {
      table.close();
      desk.close();
      useAimForecast.setState(NO_FORECAST, true);
    };
  }, [table, desk]);
  useEffect(() => useAimForecast.subscribe(() => invalidate()), [invalidate]);

  /** The whole run is asked of the spare table. */
  const inquire = (aiming: Aiming): void => {
    const ask = askOf(aiming, decision, view, shown);
    const tell = (found: Omit<Judged, 'aiming' | 'first'>): void => {
      const judged = { aiming, first: table.touches(aiming)?.[0]?.other, ...found };
      known.current = remembered(known.current, judged);
      // The aim may have moved on meanwhile.
      const now = aimShown(useHand.getState());
      if (now) {
        const fresh = recalled(known.current, now, table.touches(now));
        if (fresh) useAimForecast.setState({ judged: fresh });
      }
      // While it breathes the next is asked at once, however seldom the page draws.
      if (found.runs.length === (ask?.seeds.length ?? 1)) inquireOnTheWay();
    };
    if (ask?.known) {
      desk.ask(undefined);
      tell({ runs: [], outlook: ask.known });
    } else if (ask) {
      const { judge } = ask;
      desk.ask({
        ...ask,
        answer: (runs) => tell({ runs, outlook: judge(runs) }),
        refused: () => tell({ runs: [] }),
      });
    } else if (help === 'fullPath') {
      desk.ask({
        key: JSON.stringify(aiming),
        seeds: [FORECAST_SEED],
        run: (seed) => foretold(aiming, shown, seed),
        answer: (runs) => tell({ runs }),
      });
    } else desk.ask(undefined);
  };

  /** Where the breath will carry the aim; false where it does not breathe. */
  const inquireOnTheWay = (): boolean => {
    const hand = useHand.getState();
    const arc = arcOf(hand);
    if (!arc || !hand.meant || !aimShown(hand)) return false;
    const next = survey.next(known.current, hand.meant, arc);
    if (next) inquire(next);
    return true;
  };

  /** While the aim breathes, what is meant stays the same for many frames. */
  const meantTouches = (wanted: Aiming): AimForecast['meant'] => {
    if (meant.current?.aiming !== wanted)
      meant.current = { aiming: wanted, touches: table.touches(wanted) };
    return meant.current.touches;
  };

  useFrame(() => {
    const hand = useHand.getState();
    const now = aimShown(hand);
    if (now === seen.current?.aiming && help === seen.current?.help) return;
    seen.current = { aiming: now, help };
    if (!now || help === 'off') {
      desk.ask(undefined);
      useAimForecast.setState(NO_FORECAST, true);
      return;
    }
    const touches = table.touches(now);
    const flare = now.offer.launch === 'flare' ? flareOutlook(now, shown) : undefined;
    const judged = recalled(known.current, now, touches);
    const door = doorOf(now, shown, touches, judged?.outlook);
    const behind = touches?.[0]?.behind;
    const met = touches?.[0]?.other;
    const steady = hand.meant && isSwaying(hand) ? meantTouches(hand.meant) : undefined;
    useAimForecast.setState(
      {
        ...(touches && { touches }),
        ...(steady && { meant: steady }),
        ...(door && { door }),
        ...(met !== undefined &&
          isFriend(met, shown) && { meetsOwn: met === actorOf(shown) ? 'self' : 'friend' }),
        ...(behind !== undefined && isFriend(behind, shown) && { behind }),
        ...(flare && { flare }),
        ...(judged && { judged }),
      },
      true,
    );
    if (!inquireOnTheWay()) inquire(now);
  }, -1);

  if (!isAimed || help === 'off') return null;
  return (
    <>
      <DoorHelp />
      <TouchLines shown={shown} />
      <ShotgunCone />
      <BatSweep />
      <EndMark />
      <OutcomeMarks shown={shown} />
      {knobText !== undefined && <KnobLabel text={knobText} />}
      <FlareAim shown={shown} tries={help !== 'fullPath'} />
      {help === 'fullPath' && <FullPath />}
    </>
  );
}

import { create } from 'zustand';
import * as v from 'valibot';
import { isRecord } from '../../match/border';
import { LINE_UP, whyNotLineUp } from '../../match/line-up';
import { SCENARIO_IDS, scenarioOf, type Scenario, type ScenarioId } from '../../scenarios/list';
import type { LineUp } from '../../scenarios/setup';
import { readStored, writeStored } from '../device/stored';
import { isAsOnSheet, lineUpOf } from './line-ups';

const STORED = v.object(LINE_UP);

type LineUps = Partial<Readonly<Record<ScenarioId, LineUp>>>;
type LineUpsStore = {
  readonly lineUps: LineUps;
  /** Without a line-up it is the sheet's again. */
  readonly choose: (scenario: Scenario, lineUp?: LineUp) => void;
};

/** Other line-ups than the sheets', remembered from match to match. */
export const useLineUps = create<LineUpsStore>((set, get) => ({
  lineUps: readLineUps(readStored('lineUps')),
  choose: (scenario, lineUp) => {
    const { [scenario.id]: _, ...others } = get().lineUps;
    const isOwn = lineUp && !isAsOnSheet(scenario, lineUp);
    const lineUps = isOwn ? { ...others, [scenario.id]: lineUp } : others;
    writeStored('lineUps', lineUps);
    set({ lineUps });
  },
}));

export const useLineUp = (scenario: Scenario): LineUp =>
  lineUpOf(
    scenario,
    useLineUps(({ lineUps }) => lineUps[scenario.id]),
  );

export function readLineUps(stored: unknown): LineUps {
  const given = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    SCENARIO_IDS.flatMap((id) => {
      const { success, output } = v.safeParse(STORED, given[id]);
      return success && !whyNotLineUp(output, scenarioOf(id)) ? [[id, output] as const] : [];
    }),
  );
}

import { create } from 'zustand';
import { SCENARIO_IDS, type ScenarioId } from '../../scenarios/list';
import { readStored, writeStored } from '../device/stored';

type WonStore = {
  readonly won: readonly ScenarioId[];
  readonly remember: (scenario: ScenarioId) => void;
};

/** Which scenarios were won on this device, whatever became of their saves. */
export const useWon = create<WonStore>((set, get) => ({
  won: read(readStored('won')),
  remember: (scenario) => {
    if (get().won.includes(scenario)) return;
    const won = [...get().won, scenario];
    writeStored('won', won);
    set({ won });
  },
}));

function read(stored: unknown): readonly ScenarioId[] {
  return Array.isArray(stored) ? SCENARIO_IDS.filter((id) => stored.includes(id)) : [];
}

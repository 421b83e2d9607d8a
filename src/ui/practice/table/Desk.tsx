import type { ComponentType } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { KeepTab } from '../keep/KeepTab';
import { PlaceTab } from '../place/PlaceTab';
import { FlickTab } from './FlickTab';
import { ChancesTab } from '../chances/ChancesTab';
import { LookTab } from '../look/LookTab';
import { HistoryBar } from './HistoryBar';
import { TABS, useTab, type Tab } from './tabs';

const PANELS: Readonly<Record<Tab, ComponentType>> = {
  flick: FlickTab,
  place: PlaceTab,
  look: LookTab,
  chances: ChancesTab,
  keep: KeepTab,
};

/** The tools of the practice table: one is open at a time, or none. */
export function Desk() {
  const { table } = useTexts().practice;
  const { tab, toggle } = useTab();
  const Panel = tab && PANELS[tab];
  return (
    <aside className="hud-left practice-desk" data-open={Panel !== undefined}>
      <nav className="card practice-tabs" aria-label={table.title}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            className="option chip"
            data-tab={one}
            aria-pressed={one === tab}
            onClick={() => toggle(one)}
          >
            {table.tabs[one]}
          </button>
        ))}
      </nav>
      {Panel && (
        <section className="card hud-panel practice-panel" aria-label={table.tabs[tab]}>
          <Panel />
        </section>
      )}
      <div className="card practice-bar">
        <HistoryBar />
      </div>
    </aside>
  );
}

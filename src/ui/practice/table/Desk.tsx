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
  return (
    <aside className="hud-left practice-desk">
      <DeskTabs tabs={TABS} />
      <div className="card practice-bar">
        <HistoryBar />
      </div>
    </aside>
  );
}

/** Some of them, and the one that is open. */
export function DeskTabs({ tabs }: { readonly tabs: readonly Tab[] }) {
  const { table } = useTexts().practice;
  const { tab, toggle } = useTab();
  const open = tab && tabs.includes(tab) ? tab : undefined;
  const Panel = open && PANELS[open];
  return (
    <>
      <nav className="card practice-tabs" aria-label={table.title}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            className="option chip"
            data-tab={one}
            aria-pressed={one === open}
            onClick={() => toggle(one)}
          >
            {table.tabs[one]}
          </button>
        ))}
      </nav>
      {open && Panel && (
        <section className="card hud-panel practice-panel" aria-label={table.tabs[open]}>
          <Panel />
        </section>
      )}
    </>
  );
}

// What a player sets once: the table's own settings, and the page's. Both outlast the page.
import { create } from 'zustand';
import { useTableSettings, type TableSettings } from '../../scene/settings';
import { readStored, writeStored } from '../device/stored';
import { readPageSettings, readTableSettings, type PageSettings } from './read-settings';

export const usePageSettings = create<PageSettings>(() =>
  readPageSettings(readStored('page-settings')),
);
useTableSettings.setState(readTableSettings(readStored('table-settings')));

// Whoever changes a setting, the page or the table's own buttons: it is kept.
useTableSettings.subscribe((settings) => writeStored('table-settings', settings));
usePageSettings.subscribe((settings) => {
  writeStored('page-settings', settings);
  tellDocument(settings);
});
const device = matchMedia('(prefers-contrast: more)');
device.addEventListener('change', () => tellDocument(usePageSettings.getState()));
tellDocument(usePageSettings.getState());

export const changeTable = (change: Partial<TableSettings>): void =>
  useTableSettings.setState(change);
export const changePage = (change: Partial<PageSettings>): void => usePageSettings.setState(change);

function tellDocument({ textSize, contrast }: PageSettings): void {
  const { dataset } = document.documentElement;
  dataset['text'] = textSize;
  dataset['contrast'] = device.matches ? 'more' : contrast;
}

// What happens once, before anything is drawn.
import { watchForTrouble } from './errors/trouble';
import { keepOffline } from './offline/keepOffline';
import { openLink } from './openLink';
import './settings/settings';

export function start(): void {
  watchForTrouble();
  void openLink();
  keepOffline();
}

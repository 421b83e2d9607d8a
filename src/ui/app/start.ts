// What happens once, before anything is drawn.
import { watchForTrouble } from '../errors/trouble';
import { keepOffline } from '../offline/keep-offline';
import { openLink } from './open-link';
import '../settings/settings';

export function start(): void {
  watchForTrouble();
  void openLink();
  keepOffline();
}

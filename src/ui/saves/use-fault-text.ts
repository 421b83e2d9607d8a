import { useCallback } from 'react';
import type { LogFault } from '../../match/log';
import { useT } from '../i18n/use-t';

/** What is wrong with a file, in the player's words. */
export function useFaultText(): (fault: LogFault) => string {
  const t = useT();
  return useCallback(
    (fault) => {
      switch (fault.code) {
        case 'tooLong':
          return t('fault.tooLong');
        case 'damaged':
          return t('fault.damaged');
        case 'otherFile':
          return t('fault.otherFile');
        case 'setUp':
          return t('fault.setUp');
        case 'noMoves':
          return t('fault.noMoves');
        case 'otherFormat':
          return t('fault.otherFormat', { found: fault.found });
        case 'otherTable':
          return t('fault.otherTable', { found: fault.found });
        case 'otherRules':
          return t('fault.otherRules', { entry: fault.entry });
        case 'notAMove':
          return t('fault.notAMove', { entry: fault.entry });
        case 'notPossible':
          return t('fault.notPossible', { entry: fault.entry });
        case 'drift':
          return t('fault.drift', { entry: fault.entry });
      }
    },
    [t],
  );
}

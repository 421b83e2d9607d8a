import type { AimHelp } from '../../scene/settings';
import { useT } from '../i18n/use-t';

export function useAimHelpNames(): Readonly<Record<AimHelp, string>> {
  const t = useT();
  return {
    off: t('settings.aimHelp.off'),
    firstTouch: t('settings.aimHelp.firstTouch'),
    fullPath: t('settings.aimHelp.fullPath'),
  };
}

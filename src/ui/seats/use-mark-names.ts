import { useT } from '../i18n/use-t';
import type { MarkId } from '../art/marks';

/** Colour and shape, as one says them aloud. */
export function useMarkNames(): Readonly<Record<MarkId, string>> {
  const t = useT();
  return {
    circle: t('mark.circle'),
    square: t('mark.square'),
    triangle: t('mark.triangle'),
    diamond: t('mark.diamond'),
    star: t('mark.star'),
    hexagon: t('mark.hexagon'),
    cross: t('mark.cross'),
    heart: t('mark.heart'),
    drop: t('mark.drop'),
    moon: t('mark.moon'),
  };
}

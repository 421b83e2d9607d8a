// Which sign everybody gets whom an aim would meet.
import type { AimOutlook, Fate, Standing } from '../../../scenarios/outlook';

export type MarkShape = 'falls' | 'mayFall' | 'weak' | 'glances' | 'friend';
export type OutcomeMark = { readonly id: string; readonly shape: MarkShape };

/** Who lay already has none: nothing comes of that. */
const SHAPES: Readonly<Record<Fate, MarkShape | undefined>> = {
  falls: 'falls',
  knockedOver: 'glances',
  lies: undefined,
  tooWeak: 'weak',
  glancedOff: 'glances',
  brushed: 'glances',
};
const isOwn = (side: Standing): boolean => side === 'friend' || side === 'self';
/** In nearly every try. */
const SURE = 0.9;

export function marksOf(outlook: AimOutlook | undefined): OutcomeMark[] {
  if (outlook?.of === 'scatter')
    return outlook.among.map(({ id, side, falls }) => ({
      id,
      shape: falls === 0 ? 'glances' : isOwn(side) ? 'friend' : falls >= SURE ? 'falls' : 'mayFall',
    }));
  if (outlook?.of !== 'shot' && outlook?.of !== 'blow') return [];
  return outlook.figures.flatMap(({ id, fate, side }) => {
    const shape = isOwn(side) && fate === 'falls' ? 'friend' : SHAPES[fate];
    return shape ? [{ id, shape }] : [];
  });
}

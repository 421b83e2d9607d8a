import { hasLivingHand } from '../../../scenarios/options';
import type { SeatView } from '../../../scenarios/view';
import { Icon } from '../../art/Icon';
import { useT } from '../../i18n/use-t';

type Props = { readonly view: SeatView; readonly seat: string };

/** Where hands are living, a small sign beside the name of whoever has a steady one: everybody knows. */
export function SteadyHand({ view, seat }: Props) {
  const t = useT();
  if (view.options.hand !== 'living' || hasLivingHand(view, seat)) return null;
  return (
    <span className="steady-hand" title={t('play.steadyHand')}>
      <Icon name="steadyHand" />
      <span className="unseen"> {t('play.steadyHand')}</span>
    </span>
  );
}

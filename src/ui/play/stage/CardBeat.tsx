import type { CrossroadsId } from '../../../scenarios/catalogue/crossroads';
import { CrossroadsCard } from '../../cards/CrossroadsCard';
import { useT } from '../../i18n/use-t';
import { MomentSheet } from '../handover/MomentSheet';

/** A crossroads card that acts by itself: read at leisure before it does. */
export function CardBeat({ card, onSeen }: { card: CrossroadsId; onSeen: () => void }) {
  const t = useT();
  return (
    <MomentSheet
      above={null}
      heading={t('play.stage.card')}
      close={t('play.verdict.close')}
      onClose={onSeen}
    >
      <CrossroadsCard card={card} />
    </MomentSheet>
  );
}

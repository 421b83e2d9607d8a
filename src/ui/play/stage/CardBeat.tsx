import type { CrossroadsId } from '../../../scenarios/catalogue/crossroads';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import { MomentSheet } from '../handover/MomentSheet';
import { CrossroadsCard } from '../prompt/CrossroadsCard';

/** A crossroads card that acts by itself: read at leisure before it does. */
export function CardBeat({ card, onSeen }: { card: CrossroadsId; onSeen: () => void }) {
  const t = useT();
  const { cards } = useTexts();
  const { title, flavour, effect } = cards[card];
  return (
    <MomentSheet above={null} heading={title} close={t('play.verdict.close')} onClose={onSeen}>
      <CrossroadsCard kind="card" flavour={flavour} effect={effect} />
    </MomentSheet>
  );
}

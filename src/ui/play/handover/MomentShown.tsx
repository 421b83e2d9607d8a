import { CardSheet } from './CardSheet';
import { LookSheet } from './LookSheet';
import type { Moment } from './moments';
import { VerdictSheet } from './VerdictSheet';

/** Each kind of moment has a sheet of its own. */
export function MomentShown({ moment, onClose }: { moment: Moment; onClose: () => void }) {
  if (moment.of === 'markers') return <LookSheet moment={moment} onClose={onClose} />;
  if (moment.of === 'card') return <CardSheet moment={moment} onClose={onClose} />;
  return <VerdictSheet moment={moment} onClose={onClose} />;
}

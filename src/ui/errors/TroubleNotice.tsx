import { useT } from '../i18n/use-t';
import { TroubleCard } from './TroubleCard';
import { forgetTrouble, useTrouble } from './trouble';

/** Something broke behind the scenes while the page itself stands: the player may simply go on. */
export function TroubleNotice() {
  const t = useT();
  const error = useTrouble((store) => store.error);
  if (error === undefined) return null;
  return (
    <div className="trouble-notice">
      <TroubleCard error={error}>
        <button type="button" className="button button-main" onClick={forgetTrouble}>
          {t('trouble.goOn')}
        </button>
      </TroubleCard>
    </div>
  );
}

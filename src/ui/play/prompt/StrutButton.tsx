import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t';

/** Takes the focus while it waits: Space pulls the strut instead of skipping the rush. */
export function StrutButton({ onPull }: { onPull: () => void }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="button button-main show-strut" onClick={onPull}>
      {t('play.show.strut')}
    </button>
  );
}

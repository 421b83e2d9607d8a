import { useT } from '../../i18n/use-t';
import './Hearts.css';

/** Lives left and lives lost: full hearts, then hollow ones. */
export function Hearts({ life, of }: { life: number; of: number }) {
  const t = useT();
  const most = Math.max(life, of);
  return (
    <span className="hearts">
      <span className="unseen">{t('play.life', { life, of: most })}</span>
      {Array.from({ length: most }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true" data-full={index < life}>
          <path d="M12 20S4 15 4 9.5A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.5C20 15 12 20 12 20Z" />
        </svg>
      ))}
    </span>
  );
}

import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import { downloadBugReport, messageOf } from './bug-report';
import './TroubleCard.css';

type Props = {
  readonly error: unknown;
  /** Ways on, before reloading. */
  readonly children?: ReactNode;
};

const NOT_LOADED = /dynamically imported module|Importing a module script failed|preload CSS/;

/** What happened, that nothing is lost, and what to do now. */
export function TroubleCard({ error, children }: Props) {
  const t = useT();
  const message = messageOf(error);
  return (
    <section className="card sheet-of-paper trouble" role="alert" aria-labelledby="trouble">
      <h2 id="trouble">{t('trouble.title')}</h2>
      <p>{NOT_LOADED.test(message) ? t('trouble.notLoaded') : t('trouble.text')}</p>
      <p>{t('trouble.saved')}</p>
      <p className="trouble-message">{message}</p>
      <div className="trouble-ways">
        {children}
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('trouble.reload')}
        </button>
        <button type="button" className="button" onClick={() => void downloadBugReport(error)}>
          {t('trouble.report')}
        </button>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import { PaperTown } from './PaperTown';
import './SceneNotice.css';

/** Stands in for the table: what is missing, what to do about it, and a paper town to look at meanwhile. */
export function SceneNotice({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <PaperTown />
      <section className="card scene-notice" aria-live="polite" aria-labelledby="scene-notice">
        <h2 id="scene-notice">{t('scene.missing.heading')}</h2>
        <p>{children}</p>
      </section>
    </>
  );
}

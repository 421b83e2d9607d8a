import { useT } from '../i18n/use-t';

/** Between two screens, while the next one is fetched. */
export function Loading() {
  const t = useT();
  return (
    <main className="page loading">
      <output>{t('shell.loading')}</output>
    </main>
  );
}

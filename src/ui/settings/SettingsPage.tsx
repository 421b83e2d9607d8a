import { useT } from '../i18n/use-t';
import { Page } from '../page/Page';
import { SettingsForm } from './SettingsForm';
import './Settings.css';

export function SettingsPage() {
  const t = useT();
  return (
    <Page title={t('settings.title')}>
      <section className="card sheet-of-paper settings-sheet">
        <SettingsForm />
      </section>
    </Page>
  );
}

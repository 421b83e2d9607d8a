import { useT } from '../i18n/use-t';
import { Dialog } from '../page/Dialog';
import { SettingsForm } from './SettingsForm';
import './Settings.css';

/** The settings over whatever is open: the match goes on underneath. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div className="settings-sheet">
        <SettingsForm />
      </div>
    </Dialog>
  );
}

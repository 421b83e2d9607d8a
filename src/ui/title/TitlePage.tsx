import { useT } from '../i18n/useT';
import { VERSION } from '../version';
import { Backdrop } from './Backdrop';
import { LanguageSwitch } from './LanguageSwitch';
import { SceneFrame } from './SceneFrame';
import './TitlePage.css';
import { Wordmark } from './Wordmark';

export function TitlePage() {
  const t = useT();
  return (
    <div className="title-page">
      <Backdrop />
      <main className="title-main">
        <div className="title-words">
          <Wordmark />
          <p className="title-tagline">{t('title.tagline')}</p>
        </div>
        <SceneFrame />
      </main>
      <LanguageSwitch />
      <footer className="title-footer">
        <p className="card title-fan">{t('title.fan')}</p>
        <p className="title-version">{t('title.version', { version: VERSION })}</p>
      </footer>
    </div>
  );
}

import { useT } from '../i18n/use-t';
import { useScreenHeading } from '../page/use-screen-heading';
import { VERSION } from '../version';
import { Backdrop } from './Backdrop';
import { LanguageSwitch } from './LanguageSwitch';
import { SceneFrame } from './SceneFrame';
import { TitleMenu } from './TitleMenu';
import './TitlePage.css';
import { Wordmark } from './Wordmark';

export function TitlePage() {
  const t = useT();
  const heading = useScreenHeading('Flickfall');
  return (
    <div className="title-page">
      <Backdrop />
      <main className="title-main">
        <div className="title-words">
          <Wordmark heading={heading} />
          <p className="title-tagline">{t('title.tagline')}</p>
        </div>
        <SceneFrame />
        <TitleMenu />
      </main>
      <header>
        <LanguageSwitch />
      </header>
      <footer className="title-footer">
        <p className="card title-fan">{t('title.fan')}</p>
        <p className="title-version">{t('title.version', { version: VERSION })}</p>
      </footer>
    </div>
  );
}

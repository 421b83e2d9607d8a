import { LANGUAGES } from '../../words/languages';
import { SCREENS } from '../../words/screens';
import { useLanguage } from '../i18n/use-language';
import { useT } from '../i18n/use-t';
import './LanguageSwitch.css';

export function LanguageSwitch() {
  const t = useT();
  const { language, speak } = useLanguage();
  return (
    <fieldset className="card language-switch" aria-label={t('language.choose')}>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          title={SCREENS[code].ownName}
          aria-pressed={code === language}
          onClick={() => speak(code)}
        >
          {code.toUpperCase()}
          <span className="unseen"> {SCREENS[code].ownName}</span>
        </button>
      ))}
    </fieldset>
  );
}

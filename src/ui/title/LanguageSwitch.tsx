import { LANGUAGES, type Language } from '../i18n/translate';
import { useLanguage } from '../i18n/useLanguage';
import { useT } from '../i18n/useT';
import './LanguageSwitch.css';

/** Each language under its own name, so that whoever needs it can find it. */
const OWN_NAME: Record<Language, string> = { en: 'English', fr: 'Français' };

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
          title={OWN_NAME[code]}
          aria-pressed={code === language}
          onClick={() => speak(code)}
        >
          {code.toUpperCase()}
          <span className="unseen"> {OWN_NAME[code]}</span>
        </button>
      ))}
    </fieldset>
  );
}

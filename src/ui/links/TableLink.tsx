import type { Start } from '../../match/practice/practice-schema';
import { useLanguage } from '../i18n/use-language';
import { useTexts } from '../i18n/use-texts';
import { SettingMap } from '../map/SettingMap';
import { useScreen } from '../navigation/screen';
import { Page } from '../page/Page';
import { toldStart } from '../practice/keep/told-start';

/** A table that was sent, perhaps with a shot: seen from above, and told in a few lines. */
export function TableLink({ start }: { readonly start: Start }) {
  const texts = useTexts();
  const { links } = texts.practice;
  const { language } = useLanguage();
  const open = useScreen((store) => store.open);
  const kind = start.shot ? 'shot' : 'position';
  const { town, figures, hand } = toldStart(start, language);
  return (
    <Page title={links.titles[kind]}>
      <section className="card sheet-of-paper link-told" data-kind={kind}>
        <SettingMap setting={start.setting} label={`${town}: ${figures}`} />
        <div>
          <h2>{town}</h2>
          <p>{figures}</p>
          {hand !== undefined && <p>{hand}</p>}
          <p>{links.hints[kind]}</p>
          <div className="link-ways">
            <button
              type="button"
              className="button button-main link-go"
              onClick={() => open({ name: 'practise', start })}
            >
              {links.go[kind]}
            </button>
          </div>
        </div>
      </section>
    </Page>
  );
}

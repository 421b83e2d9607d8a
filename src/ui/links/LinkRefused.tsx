import type { LinkFault } from '../../match/links/link';
import { useTexts } from '../i18n/use-texts';
import { useT } from '../i18n/use-t';
import { useScreen } from '../navigation/screen';
import { Page } from '../page/Page';
import { useFaultText } from '../saves/use-fault-text';

/** Why it cannot be opened; nothing that is kept here is touched by it. */
export function LinkRefused({ fault }: { readonly fault: LinkFault }) {
  const t = useT();
  const { links } = useTexts().practice;
  const sayFault = useFaultText();
  const replace = useScreen((store) => store.replace);
  return (
    <Page title={links.refused}>
      <section className="card sheet-of-paper link-told" role="alert" data-why={fault.why}>
        <p>{fault.why === 'noMatch' ? sayFault(fault.fault) : links.faults[fault.why]}</p>
        <p>{links.untouched}</p>
        <div className="link-ways">
          <button
            type="button"
            className="button button-main"
            onClick={() => replace({ name: 'title' })}
          >
            {t('trouble.title.open')}
          </button>
        </div>
      </section>
    </Page>
  );
}

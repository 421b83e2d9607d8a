import { useEffect, useState } from 'react';
import type { LogFault } from '../../match/log';
import { useT } from '../i18n/use-t';
import { Page } from '../page/Page';
import { useScreen } from '../navigation/screen';
import { download } from '../device/download';
import { deleteSave, getMatch } from './database';
import './OpeningPage.css';
import { useFaultText } from './use-fault-text';

/** Nothing is wrong with the match itself. */
const OF_ANOTHER_GAME: readonly LogFault['code'][] = ['otherFormat', 'otherTable', 'otherRules'];

type Trouble = { readonly missing: true } | { readonly fault: LogFault };

/** On the way to the table: nearly always gone before it is seen. */
export function OpeningPage({ id }: { id: string }) {
  const t = useT();
  const sayFault = useFaultText();
  const replace = useScreen((store) => store.replace);
  const [share, setShare] = useState<number>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let wanted = true;
    const open = async (): Promise<void> => {
      const { openSave } = await import('./open-save');
      const opened = await openSave(id, (progress) => wanted && setShare(progress));
      if (!wanted) return;
      if (opened.ok) replace({ name: 'play', session: opened.session });
      else setTrouble(opened.missing ? { missing: true } : { fault: opened.fault });
    };
    void open();
    return () => {
      wanted = false;
    };
  }, [id, replace]);
  const save = async (): Promise<void> => {
    const match = await getMatch(id);
    if (match) download(`flickfall-${id}.json`, match.log);
  };
  if (!trouble) {
    return (
      <Page title={t('opening.title')}>
        <section className="card sheet-of-paper opening" aria-live="polite">
          <p>{share === undefined ? t('opening.wait') : t('opening.replay')}</p>
          {share !== undefined && (
            <progress value={share} max={1} aria-label={t('opening.replay')} />
          )}
        </section>
      </Page>
    );
  }
  return (
    <Page title={t('opening.failed')}>
      <section className="card sheet-of-paper opening" role="alert">
        <p>{'missing' in trouble ? t('opening.missing') : sayFault(trouble.fault)}</p>
        {'fault' in trouble && OF_ANOTHER_GAME.includes(trouble.fault.code) && (
          <p>{t('opening.old')}</p>
        )}
        <p>{t('opening.others')}</p>
        <div className="opening-ways">
          <button
            type="button"
            className="button button-main"
            onClick={() => replace({ name: 'matches' })}
          >
            {t('matches.title')}
          </button>
          {'fault' in trouble && (
            <>
              <button type="button" className="button" onClick={() => void save()}>
                {t('matches.export')}
              </button>
              <button
                type="button"
                className="button button-danger"
                onClick={() => void deleteSave(id).then(() => replace({ name: 'matches' }))}
              >
                {t('matches.delete')}
              </button>
            </>
          )}
        </div>
      </section>
    </Page>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { useT } from '../i18n/use-t';
import { Page } from '../page/Page';
import { keepsMatches, listSaves, type Listed } from './database';
import { ImportMatch } from './ImportMatch';
import { MatchRow } from './MatchRow';
import './MatchesPage.css';

/** Every match on this device: go on, take along, throw away, bring in. */
export function MatchesPage() {
  const t = useT();
  const [saves, setSaves] = useState<readonly Listed[]>();
  const [kept, setKept] = useState(true);
  const [isBringing, setBringing] = useState(false);
  const [found, setFound] = useState<string>();
  const refresh = useCallback(() => void listSaves().then(setSaves), []);
  useEffect(() => {
    refresh();
    void keepsMatches().then(setKept);
  }, [refresh]);
  return (
    <Page title={t('matches.title')}>
      {!kept && <p className="card sheet-of-paper">{t('matches.notKept')}</p>}
      <ImportMatch
        onRunning={setBringing}
        onImported={(id) => {
          setFound(id);
          refresh();
        }}
      />
      {saves?.length === 0 && !isBringing && (
        <p className="card sheet-of-paper">{t('matches.none')}</p>
      )}
      <ul className="matches">
        {saves?.map((save) => (
          <MatchRow key={save.id} save={save} isFound={save.id === found} onChanged={refresh} />
        ))}
      </ul>
    </Page>
  );
}

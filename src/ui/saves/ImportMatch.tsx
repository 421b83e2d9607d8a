import { useRef, useState } from 'react';
import type { LogFault } from '../../match/log';
import { useT } from '../i18n/use-t';
import { showToast } from '../page/toast';
import { useFaultText } from './use-fault-text';

/** Brings a match in from a file, or says why not; what is already here stays as it is. */
export function ImportMatch({ onImported }: { onImported: () => void }) {
  const t = useT();
  const sayFault = useFaultText();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState<LogFault>();
  const bring = async (file: File): Promise<void> => {
    setFault(undefined);
    setShare(0);
    const { importLog } = await import('./open-save');
    const imported = await importLog(await file.text(), setShare);
    setShare(undefined);
    if (!imported.ok) {
      setFault(imported.fault);
      return;
    }
    showToast({ text: t('matches.imported') });
    onImported();
  };
  return (
    <section className="import-match">
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void bring(file);
          target.value = '';
        }}
      />
      <button
        type="button"
        className="button"
        disabled={share !== undefined}
        onClick={() => input.current?.click()}
      >
        {t('matches.import')}
      </button>
      {share !== undefined && <progress value={share} max={1} aria-label={t('opening.replay')} />}
      {fault && (
        <div className="card sheet-of-paper" role="alert">
          <h2>{t('matches.refused')}</h2>
          <p>{sayFault(fault)}</p>
        </div>
      )}
    </section>
  );
}

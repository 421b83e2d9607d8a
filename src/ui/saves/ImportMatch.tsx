import { useRef, useState } from 'react';
import type { LogFault } from '../../match/log';
import { useT } from '../i18n/use-t';
import { showToast } from '../page/toast';
import { LinkField } from './LinkField';
import { useFaultText } from './use-fault-text';

type Props = {
  readonly onRunning: (isRunning: boolean) => void;
  /** Under this name it lies here now. */
  readonly onImported: (id: string) => void;
};

/** Brings a match in from a file or a link, or says why not; what is already here stays as it is. */
export function ImportMatch({ onRunning, onImported }: Props) {
  const t = useT();
  const sayFault = useFaultText();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState<LogFault>();
  const bring = async (file: File): Promise<void> => {
    setFault(undefined);
    setShare(0);
    onRunning(true);
    const { importLog } = await import('./open-save');
    const imported = await importLog(await file.text(), setShare).finally(() => {
      setShare(undefined);
      onRunning(false);
    });
    if (!imported.ok) {
      setFault(imported.fault);
      return;
    }
    showToast({ text: imported.isNew ? t('matches.imported') : t('matches.already') });
    onImported(imported.id);
  };
  return (
    <section className="card sheet-of-paper import-match" aria-labelledby="open-match">
      <h2 id="open-match">{t('matches.open')}</h2>
      <p>{t('matches.openHint')}</p>
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
      <LinkField />
      {share !== undefined && <progress value={share} max={1} aria-label={t('opening.replay')} />}
      {fault && (
        <div className="import-refused" role="alert">
          <h3>{t('matches.refused')}</h3>
          <p>{sayFault(fault)}</p>
        </div>
      )}
    </section>
  );
}

import { useEffect } from 'react';
import { useT } from '../i18n/use-t';
import { hideToast, useToast, type Toast } from './toast';
import './ToastLine.css';

/** Long enough to read; longer where there is something to decide. */
const SHOWN_MS = { told: 5000, undoable: 10_000 } as const;

/** Always on the page, so that a reader hears what appears in it. */
export function ToastLine() {
  const { toast, number } = useToast();
  return <output className="toast-line">{toast && <Line key={number} toast={toast} />}</output>;
}

function Line({ toast: { text, undo } }: { toast: Toast }) {
  const t = useT();
  useEffect(() => {
    const timer = setTimeout(hideToast, undo ? SHOWN_MS.undoable : SHOWN_MS.told);
    return () => clearTimeout(timer);
  }, [undo]);
  return (
    <span className="card toast">
      {text}
      {undo && (
        <button
          type="button"
          className="button"
          onClick={() => {
            undo();
            hideToast();
          }}
        >
          {t('shell.undo')}
        </button>
      )}
    </span>
  );
}

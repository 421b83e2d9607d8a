import { useEffect } from 'react';
import { useT } from '../i18n/useT';
import { hideToast, useToast, type Toast } from '../toast';
import './ToastLine.css';

const SHOWN_MS = 10_000;

/** Always on the page, so that a reader hears what appears in it. */
export function ToastLine() {
  const { toast, number } = useToast();
  return <output className="toast-line">{toast && <Line key={number} toast={toast} />}</output>;
}

function Line({ toast: { text, undo } }: { toast: Toast }) {
  const t = useT();
  useEffect(() => {
    const timer = setTimeout(hideToast, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
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

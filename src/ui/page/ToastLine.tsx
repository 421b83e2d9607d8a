import { useEffect } from 'react';
import { useT } from '../i18n/useT';
import { hideToast, useToast } from '../toast';
import './ToastLine.css';

const SHOWN_MS = 10_000;

export function ToastLine() {
  const t = useT();
  const { toast, number } = useToast();
  useEffect(() => {
    const timer = setTimeout(hideToast, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return (
    <div className="toast-line" role="status">
      {toast && (
        <div className="card toast">
          {toast.text}
          {toast.undo && (
            <button
              type="button"
              className="button"
              onClick={() => {
                toast.undo?.();
                hideToast();
              }}
            >
              {t('shell.undo')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import { useOwnKeys } from './use-own-keys';
import './Dialog.css';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A sheet laid over the rest, by the browser's own dialog: Escape closes it, the focus stays in it and comes back. */
export function Dialog({ title, onClose, children }: Props) {
  const t = useT();
  const heading = useId();
  useOwnKeys();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="card dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="button" onClick={onClose}>
          {t('shell.close')}
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

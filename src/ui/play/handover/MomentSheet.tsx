import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useOwnKeys } from '../../page/use-own-keys';
import './MomentSheet.css';

type Props = {
  /** Above the heading: who, or what it is about. */
  readonly above: ReactNode;
  readonly heading: ReactNode;
  readonly children: ReactNode;
  /** The words of the button. */
  readonly close: string;
  readonly onClose: () => void;
};

/** Over the whole table, until whoever it is for has seen it. */
export function MomentSheet({ above, heading, children, close, onClose }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useOwnKeys();
  useEffect(() => {
    const element = sheet.current;
    element?.showModal();
    title.current?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      className="moment"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="moment-note card">
        <p className="moment-who">{above}</p>
        <h2 id={id} ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {children}
        <button type="button" className="button button-main moment-close" onClick={onClose}>
          {close}
        </button>
      </div>
    </dialog>
  );
}

import { useMemo, type ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import { useKeys } from './use-keys';
import { useScreen } from '../navigation/screen';
import './Page.css';
import { useScreenHeading } from './use-screen-heading';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** What stays within reach of the thumb. */
  readonly foot?: ReactNode;
};

/** A screen of paper on the table's edge: the way back, a heading, the sheets, and what to do next. */
export function Page({ title, children, foot }: Props) {
  const t = useT();
  const back = useScreen((store) => store.back);
  const heading = useScreenHeading(title);
  useKeys(
    'page',
    useMemo(() => ({ Escape: () => leaveField() || back() }), [back]),
  );
  return (
    <div className="page">
      <header className="page-head">
        <button type="button" className="button page-back" onClick={back}>
          <svg viewBox="0 0 12 16" aria-hidden="true">
            <path d="M9 2 3 8l6 6" />
          </svg>
          {t('shell.back')}
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main className="page-main">{children}</main>
      {foot && <footer className="page-foot">{foot}</footer>}
    </div>
  );
}

/** Whoever is writing only stops writing. */
function leaveField(): boolean {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement && field.type === 'text';
  if (isText) field.blur();
  return isText;
}

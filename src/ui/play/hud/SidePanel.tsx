import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../art/Icon';
import { useT } from '../../i18n/use-t';
import { usePanels, type PanelName } from './panels';
import './SidePanel.css';

type Props = {
  readonly name: PanelName;
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** What is folded away, unfolded beside the table: for a look, or pinned there. */
export function SidePanel({ name, title, className, children }: Props) {
  const t = useT();
  const id = useId();
  const { pinned, toggle, pin } = usePanels();
  const isPinned = pinned.includes(name);
  const heading = useRef<HTMLHeadingElement>(null);
  // One that was pinned earlier takes the focus from nobody.
  const [takesFocus] = [useRef(!isPinned)];
  useEffect(() => {
    if (!takesFocus.current) return undefined;
    const before = document.activeElement;
    const own = heading.current;
    own?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [takesFocus]);
  return (
    <section
      className={`side-panel card hud-panel ${className}`}
      aria-labelledby={id}
      data-pinned={isPinned}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="side-panel-way"
          aria-pressed={isPinned}
          title={t('play.panel.pin')}
          onClick={() => pin(name)}
        >
          <Icon name="pin" />
          <span className="unseen">{t('play.panel.pin')}</span>
        </button>
        <button
          type="button"
          className="side-panel-way"
          title={t('play.panel.fold')}
          onClick={() => toggle(name)}
        >
          <Icon name="x" />
          <span className="unseen">{t('play.panel.fold')}</span>
        </button>
      </header>
      {children}
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t';
import { useOwnKeys } from '../../page/use-own-keys';
import { SeatMark } from '../../art/SeatMark';
import { usePlay } from '../context';
import { seatName } from '../queries';
import { TakeBackButton } from '../TakeBackButton';
import type { CurtainFor } from './use-viewer';
import './Curtain.css';

/** Long enough that nobody lifts it by accident. */
const HOLD = 700;

/** Drawn before a question that only one seat may see; it opens by holding, or by pressing the button twice. */
export function Curtain({
  to,
  why,
  onReveal,
}: {
  to: string;
  why: CurtainFor;
  onReveal: () => void;
}) {
  const t = useT();
  const { view, state } = usePlay();
  const asked = state.asked?.decision;
  const accused = asked?.kind === 'vote' ? asked.about : undefined;
  const [holding, setHolding] = useState(false);
  const [armed, setArmed] = useState(false);
  const curtain = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const byPointer = useRef(false);
  const name = seatName(view, to);
  const reasons: Readonly<Record<CurtainFor, string>> = {
    markers: t('play.curtain.secret'),
    card: t('play.curtain.card'),
    vote: t('play.curtain.vote', { name: accused === undefined ? '' : seatName(view, accused) }),
  };
  useOwnKeys();
  useEffect(() => {
    const element = curtain.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (!holding) return;
    const timer = setTimeout(onReveal, HOLD);
    return () => clearTimeout(timer);
  }, [holding, onReveal]);
  const release = (): void => setHolding(false);
  return (
    <dialog
      ref={curtain}
      className="curtain"
      aria-labelledby="curtain-to"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="curtain-note card">
        <h2 id="curtain-to" ref={heading} tabIndex={-1}>
          <SeatMark view={view} seat={to} /> {t('play.curtain.for', { name })}
        </h2>
        <p>{reasons[why]}</p>
        <button
          type="button"
          className="button button-main curtain-hold"
          data-holding={holding}
          onPointerDown={() => {
            byPointer.current = true;
            setHolding(true);
          }}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onContextMenu={(event) => event.preventDefault()}
          onClick={() => {
            // A press of a key or of a screen reader cannot be held: it is pressed again instead.
            if (byPointer.current) byPointer.current = false;
            else if (armed) onReveal();
            else setArmed(true);
          }}
        >
          {armed ? t('play.curtain.again', { name }) : t('play.curtain.hold', { name })}
        </button>
        <p className="curtain-keys">{t('play.curtain.keys')}</p>
        {/* A card is looked at in between: there nothing was answered just before. */}
        {why !== 'card' && <TakeBackButton />}
      </div>
    </dialog>
  );
}

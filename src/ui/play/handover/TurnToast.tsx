import { useEffect, useState, type ReactNode } from 'react';
import { useT } from '../../i18n/use-t';
import { SeatMark } from '../../art/SeatMark';
import { usePlay } from '../context';
import { seatName } from '../queries';
import { SPECTATOR } from '../../../scenarios/view';
import './TurnToast.css';

const STAYS = 2500;

/** Where several play at one screen: a word to whoever is next. */
export function TurnToast() {
  const { view, seat, state } = usePlay();
  const isVote = state.asked?.decision.kind === 'vote';
  if (view.seats.length < 2 || seat === SPECTATOR) return null;
  return (
    <Toast key={seat}>
      <SeatMark view={view} seat={seat} />
      <Words name={seatName(view, seat)} isVote={isVote} />
    </Toast>
  );
}

function Toast({ children }: { children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), STAYS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : <output className="turn-toast card">{children}</output>;
}

function Words({ name, isVote }: { name: string; isVote: boolean }) {
  const t = useT();
  return <>{isVote ? t('play.nextVote', { name }) : t('play.nextTurn', { name })}</>;
}

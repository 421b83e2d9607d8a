import { useEffect, useState, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { SeatMark } from '../art/SeatMark';
import { usePlay } from '../context';
import { seatName } from '../queries';
import { NOBODY } from './secrets';
import './TurnToast.css';

const STAYS = 2500;

/** Where several play at one screen: a word to whoever is next. */
export function TurnToast() {
  const { game, seat } = usePlay();
  if (game.seats.length < 2 || seat === NOBODY) return null;
  return (
    <Toast key={seat}>
      <SeatMark game={game} seat={seat} />
      <Words name={seatName(game, seat)} />
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

function Words({ name }: { name: string }) {
  const t = useT();
  return <>{t('play.nextTurn', { name })}</>;
}

import { useT } from '../../i18n/useT';
import { survivorName } from '../../../words/nouns';
import { SeatMark } from '../art/SeatMark';
import { usePlay } from '../context';
import { seatName, survivorIn } from '../queries';
import './TurnBanner.css';

/** Whose turn it is: the player with its mark, the survivor and its actions. */
export function TurnBanner() {
  const t = useT();
  const { game, state } = usePlay();
  const asked = state.waits.for === 'decision' && !state.show ? state.waits.seat : undefined;
  const seat = asked ?? game.turn?.seat ?? game.seats[0]?.id ?? '';
  const team = game.seats.find(({ id }) => id === seat)?.team;
  // The other team may be asked in between: the survivor is not theirs.
  const turn = survivorIn(game, game.turn?.survivor)?.team === team ? game.turn : undefined;
  return (
    <p className="turn-banner">
      <SeatMark game={game} seat={seat} />
      <span className="unseen">{t('play.turnOf')} </span>
      <span className="turn-names">
        <b>{seatName(game, seat)}</b>
        {turn && (
          <span className="turn-survivor">
            {survivorName(turn.survivor)}{' '}
            <span aria-hidden="true">{'●'.repeat(turn.actionsLeft)}</span>
            <span className="unseen">{t('play.actionsLeft', { count: turn.actionsLeft })}</span>
          </span>
        )}
      </span>
    </p>
  );
}

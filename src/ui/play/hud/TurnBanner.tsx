import { useT } from '../../i18n/use-t';
import { survivorName } from '../../../words/nouns';
import { SeatMark } from '../../art/SeatMark';
import { usePlay } from '../context';
import { seatName, survivorIn } from '../queries';
import './TurnBanner.css';

/** Whose turn it is: the player with its mark, the survivor and its actions. */
export function TurnBanner() {
  const t = useT();
  const { view, state } = usePlay();
  const seat = state.asked?.seat ?? view.turn?.seat ?? view.seats[0]?.id ?? '';
  const team = view.seats.find(({ id }) => id === seat)?.team;
  // The other team may be asked in between: the survivor is not theirs.
  const turn = survivorIn(view, view.turn?.survivor)?.team === team ? view.turn : undefined;
  return (
    <p className="turn-banner">
      <SeatMark view={view} seat={seat} />
      <span className="unseen">{t('play.turnOf')} </span>
      <span className="turn-names">
        <b>{seatName(view, seat)}</b>
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

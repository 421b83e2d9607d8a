import { useT } from '../../i18n/use-t';
import { survivorName } from '../../../words/nouns';
import { SeatMark } from '../../art/SeatMark';
import { usePlay } from '../context';
import { seatName } from '../queries';
import { bannerOf } from './banner';
import { SteadyHand } from './SteadyHand';
import './TurnBanner.css';

/** Who is on: the player with its mark, and the survivor with its actions, who fights for it in a duel, or whom it votes on. */
export function TurnBanner() {
  const t = useT();
  const { view, state } = usePlay();
  const { seat, votesOn, turn, fighter } = bannerOf(view, state.asked);
  return (
    <p className="turn-banner">
      <SeatMark view={view} seat={seat} />
      {votesOn === undefined && <span className="unseen">{t('play.turnOf')} </span>}
      <span className="turn-names">
        <span className="turn-player">
          <b>{seatName(view, seat)}</b>
          <SteadyHand view={view} seat={seat} />
        </span>
        {votesOn !== undefined && (
          <span className="turn-survivor">
            {t('play.votesOn', { name: seatName(view, votesOn) })}
          </span>
        )}
        {fighter !== undefined && <span className="turn-survivor">{survivorName(fighter)}</span>}
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

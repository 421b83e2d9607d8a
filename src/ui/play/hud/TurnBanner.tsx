import { whoActs } from '../../../scenarios/view';
import { useT } from '../../i18n/use-t';
import { survivorName } from '../../../words/nouns';
import { Face } from '../../art/Face';
import { SeatMark } from '../../art/SeatMark';
import { Hearts } from '../art/Hearts';
import { usePlay } from '../context';
import { seatName, survivorIn } from '../queries';
import { bannerOf } from './banner';
import { SteadyHand } from './SteadyHand';
import './TurnBanner.css';

/** Who is on: the face and the lives of whoever acts, the player with its mark, and the actions, who fights for it in a duel, or whom it votes on. */
export function TurnBanner() {
  const t = useT();
  const { view, state } = usePlay();
  const { seat, votesOn, turn, fighter } = bannerOf(view, state.asked);
  // Somebody else may be asked in between: who acts stays in sight.
  const acting = votesOn === undefined ? whoActs(view) : undefined;
  const survivor = survivorIn(view, acting);
  return (
    <p className="turn-banner">
      {acting && <Face of={acting} size={40} />}
      <span className="turn-names">
        <span className="turn-player">
          <SeatMark view={view} seat={seat} />
          {votesOn === undefined && <span className="unseen">{t('play.turnOf')} </span>}
          <b>{seatName(view, seat)}</b>
          <SteadyHand view={view} seat={seat} />
        </span>
        {votesOn !== undefined && (
          <span className="turn-survivor">
            {t('play.votesOn', { name: seatName(view, votesOn) })}
          </span>
        )}
        {acting && survivor && (
          <span className="turn-survivor">
            {(fighter ?? turn) && <span className="turn-name">{survivorName(acting)}</span>}{' '}
            <Hearts life={survivor.life} of={survivor.startLife} />{' '}
            {turn && (
              <>
                <span aria-hidden="true">{'●'.repeat(turn.actionsLeft)}</span>
                <span className="unseen">{t('play.actionsLeft', { count: turn.actionsLeft })}</span>
              </>
            )}
          </span>
        )}
      </span>
    </p>
  );
}

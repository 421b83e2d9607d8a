import { useT } from '../../i18n/useT';
import { survivorName } from '../../words/names';
import { TeamMark } from '../art/TeamMark';
import { usePlay } from '../context';
import { seatName } from '../queries';
import './TurnBanner.css';

/** Whose turn it is: the player, its team's shape and colour, the survivor and its actions. */
export function TurnBanner() {
  const t = useT();
  const { game, state } = usePlay();
  const asked = state.waits.for === 'decision' && !state.show ? state.waits.seat : undefined;
  const seat = asked ?? game.turn?.seat ?? game.seats[0]?.id ?? '';
  const team = game.seats.find(({ id }) => id === seat)?.team ?? game.turnTeam;
  const { turn } = game;
  return (
    <p className="turn-banner">
      <TeamMark team={team} />
      <span className="unseen">{t('play.turnOf')} </span>
      <b>{seatName(game, seat)}</b>
      {turn && (
        <span className="turn-survivor">
          {survivorName(turn.survivor)}{' '}
          <span aria-hidden="true">{'●'.repeat(turn.actionsLeft)}</span>
          <span className="unseen">{t('play.actionsLeft', { count: turn.actionsLeft })}</span>
        </span>
      )}
    </p>
  );
}

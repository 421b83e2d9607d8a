import { SeatMark } from '../../art/SeatMark';
import { useT } from '../../i18n/use-t';
import { usePlay } from '../context';
import { seatName } from '../queries';
import './OwnCards.css';

/** Everybody may look at the own card again, behind the curtain; a seat whose card was never dealt has none. */
export function OwnCards({ onLook = () => undefined }: { onLook?: () => void }) {
  const t = useT();
  const { view, state, lookAtCard } = usePlay();
  const seats = view.seats.filter(({ id }) => state.viewOf(id).facts?.cards?.[id]);
  if (seats.length === 0 || view.result) return null;
  return (
    <section className="own-cards" aria-label={t('play.card.again')}>
      <h3>{t('play.card.again')}</h3>
      <ul>
        {seats.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className="button"
              onClick={() => {
                onLook();
                lookAtCard(id);
              }}
            >
              <SeatMark view={view} seat={id} />
              {t('play.card.look', { name: seatName(view, id) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

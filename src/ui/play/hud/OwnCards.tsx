import type { SeatState } from '../../../match/seat-session';
import type { SeatId } from '../../../scenarios/ids';
import { SPECTATOR } from '../../../scenarios/view';
import { describeCard } from '../../../words/describe/card';
import { Icon } from '../../art/Icon';
import { ObjectiveCard } from '../../cards/ObjectiveCard';
import { SeatMark } from '../../art/SeatMark';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { usePlay } from '../context';
import { useHold } from '../handover/use-hold';
import { seatName } from '../queries';
import './OwnCards.css';

/** A slip of the finger shows nobody's card, in ms. */
const LONG = 400;

/** Who has a card to look at again; nobody once all of them lie open. */
export function holdersOf({ viewOf }: Pick<SeatState, 'viewOf'>): readonly SeatId[] {
  const { seats, result } = viewOf(SPECTATOR);
  if (result) return [];
  return seats.flatMap(({ id }) => (viewOf(id).facts?.cards?.[id] ? [id] : []));
}

/** Everybody may look at the own card again, for as long as they hold their name. */
export function OwnCards() {
  const t = useT();
  const { view, state } = usePlay();
  const { seen, pressed, buttonOf } = useHold(LONG);
  return (
    <div className="own-cards">
      <p className="own-cards-how">{t('play.card.how')}</p>
      <div className="own-card" aria-live="polite">
        {seen === undefined ? <CardBack /> : <OwnCard seat={seen} />}
      </div>
      <ul>
        {holdersOf(state).map((id) => (
          <li key={id}>
            <button
              type="button"
              className="button own-card-hold"
              aria-pressed={seen === id}
              data-pressed={pressed === id}
              {...buttonOf(id)}
            >
              <SeatMark view={view} seat={id} />
              <span>
                {seatName(view, id)} <small>{t('play.holdToLook')}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** It keeps the room of the card: nothing moves under the finger. */
function CardBack() {
  return (
    <div className="own-card-back" aria-hidden="true">
      <Icon name="mask" />
    </div>
  );
}

function OwnCard({ seat }: { seat: SeatId }) {
  const { language } = useLanguage();
  const told = describeCard(usePlay().state.viewOf(seat), seat, language);
  return told ? <ObjectiveCard card={told.card} lines={told.lines} /> : null;
}

import { Dialog } from '../page/Dialog';
import { useTexts } from '../i18n/use-texts';
import { usePlay } from './context';
import { FIRST_CARDS, meetingIn, useMet } from './first-cards';
import './FirstCards.css';

/** Over the table, once: what this question is about. Escape, the button or a tap beside it, and the question waits below. */
export function FirstCardShown() {
  const { first } = useTexts().after;
  const { decision, view } = usePlay();
  const { met, meet } = useMet();
  const card = decision && meetingIn(decision, view);
  if (!card || met.includes(card)) return null;
  const { title, lines } = first.cards[card];
  return (
    <Dialog key={card} title={title} onClose={() => meet(card)}>
      <div className="first-card" data-card={card}>
        <p className="first-new">{first.heading}</p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="first-ways">
          <button type="button" className="button button-main" onClick={() => meet(card)}>
            {first.got}
          </button>
          <button type="button" className="button" onClick={() => meet(...FIRST_CARDS)}>
            {first.noMore}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

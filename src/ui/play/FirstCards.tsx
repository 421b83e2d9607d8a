import { useTexts } from '../i18n/use-texts';
import { showToast } from '../page/toast';
import { FIRST_CARDS, useMet } from './first-cards';
import './FirstCards.css';

/** All that is told once, to be read at any time, and a way to be told again. */
export function FirstCards() {
  const { first } = useTexts().after;
  const { met, forget } = useMet();
  return (
    <div className="first-cards">
      {FIRST_CARDS.map((card) => (
        <details key={card}>
          <summary>{first.cards[card].title}</summary>
          {first.cards[card].lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      ))}
      <button
        type="button"
        className="button"
        disabled={met.length === 0}
        onClick={() => {
          forget();
          showToast({ text: first.againDone });
        }}
      >
        {first.again}
      </button>
    </div>
  );
}

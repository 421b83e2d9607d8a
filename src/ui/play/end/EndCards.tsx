import { Emblem } from '../../art/Emblem';
import { SeatMark } from '../../art/SeatMark';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import { usePlay } from '../context';
import { seatCards } from './seat-cards';
import './EndCards.css';

/** Every secret objective, whose it was, and what it was worth: the winners first. */
export function EndCards() {
  const t = useT();
  const { language } = useLanguage();
  const { secrets } = useTexts();
  const { view } = usePlay();
  const cards = seatCards(view, language);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="end-cards">
      <h2 id="end-cards" className="end-cards-title">
        {t('play.end.cards')}
      </h2>
      <ul className="end-cards">
        {cards.map(({ seat, card, won, met, text, why, traitor }) => (
          <li key={seat} data-won={won}>
            {card && <Emblem of={{ card }} size="large" isNamed />}
            <p className="end-card-words">
              <b>
                <SeatMark view={view} seat={seat} /> {text}
              </b>
              {why !== undefined && <span>{why}</span>}
              {traitor !== undefined && <span className="end-card-traitor">{traitor}</span>}
              {card && (
                <>
                  <span className="end-card-stamp" data-met={met}>
                    {met ? secrets.met : secrets.missed}
                  </span>
                  <small>{secrets.cards[card].text}</small>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

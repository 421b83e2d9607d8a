import { survivorNoun } from '../../../words/nouns';
import { headline } from '../../../words/tell';
import { Face } from '../../art/Face';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { useTell } from '../use-tell';
import type { Review } from './use-review';

type Props = { readonly review: Review; readonly onWatch: (entry: number) => void };

/** Who did most, where it turned, and how it compares with a good match of this scenario. */
export function Praise({ review: { hero, turned, medals }, onWatch }: Props) {
  const { language } = useLanguage();
  const { after, names } = useTexts();
  const { end } = after;
  const context = useTell();
  const turn =
    turned &&
    headline(
      turned.events.filter(({ kind }) => kind !== 'turnBegan' && kind !== 'gameOver'),
      { ...context, ...(turned.survivor && { actor: turned.survivor }) },
      language,
    );
  return (
    <>
      {hero && (
        <section className="end-part" aria-labelledby="end-hero">
          <h3 id="end-hero">{end.hero}</h3>
          <p className="end-deed">
            <Face size={64} of={hero.survivor} dead={!hero.lived} />
            <span>
              {end.deeds[hero.deed](survivorNoun(hero.survivor), hero.count)}
              {!hero.lived && ` ${end.fellForIt(survivorNoun(hero.survivor))}`}
            </span>
          </p>
        </section>
      )}
      {turned?.survivor && turn && (
        <section className="end-part" aria-labelledby="end-turned">
          <h3 id="end-turned">{end.turned}</h3>
          <p className="end-deed">
            <Face size={64} of={turned.survivor} />
            <span>
              <b>
                {end.turnedAt(
                  turned.round,
                  names.halves[turned.half].toLowerCase(),
                  survivorNoun(turned.survivor),
                )}
              </b>
              <br />
              {turn.text}
            </span>
          </p>
          <div className="end-ways">
            <button type="button" className="button" onClick={() => onWatch(turned.entry)}>
              {end.watchIt}
            </button>
          </div>
        </section>
      )}
      {medals.length > 0 && (
        <section className="end-part" aria-labelledby="end-medals">
          <h3 id="end-medals">{end.medals}</h3>
          <ul className="end-medals">
            {medals.map(({ of, had, par, won }) => (
              <li key={of} data-won={won}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path className="medal-ribbon" d="M8 2h3l1 4 1-4h3l-3 8h-2Z" />
                  <circle className="medal-disc" cx="12" cy="15.500" r="6" />
                  {won && <path className="medal-tick" d="M9.500 15.500l2 2 3.500-4" />}
                </svg>
                <b>{end.medal[of]}</b>
                <span>{end.par(had, par)}</span>
                <span className="unseen">{won ? end.gold : end.noGold}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

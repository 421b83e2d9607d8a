import { useT } from '../../i18n/use-t';
import { Icon } from '../../art/Icon';
import { usePlay } from '../context';
import './DayTrack.css';
import { useTexts } from '../../i18n/use-texts';

/** The marker on its way to the skull, and whether the sun is up. */
export function DayTrack() {
  const t = useT();
  const texts = useTexts();
  const { view } = usePlay();
  const { number, half, marker } = view.round;
  const { dayStart, mealsAt = [] } = view.sheet;
  const extra = view.facts?.extraRounds ?? 0;
  const most = Math.max(dayStart, marker);
  const meals = mealsAt.toSorted((a, b) => b - a).join(', ');
  const name = texts.names.halves[half];
  return (
    <div className="day-track" data-half={half}>
      <span className="unseen">
        {extra > 0
          ? t('play.day.extra', { number, half: name, extra })
          : t('play.day', { number, half: name, marker })}
        {meals !== '' && ` ${t('play.day.meals', { steps: meals })}`}
      </span>
      <span className="day-half" aria-hidden="true">
        <Icon name={half === 'day' ? 'sun' : 'moon'} />
        <b>{name}</b>
      </span>
      <ol aria-hidden="true">
        {Array.from({ length: most }, (_, index) => most - index).map((step) => (
          <li
            key={step}
            data-here={step === marker}
            {...(mealsAt.includes(step) && {
              'data-meal': true,
              title: t('play.day.meals', { steps: meals }),
            })}
          >
            {step}
            {mealsAt.includes(step) && <Icon name="food" />}
          </li>
        ))}
        <li className="day-skull" data-here={marker === 0}>
          <Icon name="skull" />
          {extra > 0 && <b>+{extra}</b>}
        </li>
      </ol>
    </div>
  );
}

import { useState } from 'react';
import { withDay } from '../../../match/played-at';
import type { LocalSession } from '../../../match/seat-session';
import { SCENARIO_IDS } from '../../../scenarios/list';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { useScreen } from '../../navigation/screen';
import { endText } from '../../../words/ends';
import { useTexts } from '../../i18n/use-texts';
import { usePlay } from '../context';
import { FocusedHeading } from '../../page/FocusedHeading';
import { ShareButton } from '../../page/ShareButton';
import { openRules } from '../rule/open-rule';
import { BestShotCard } from './BestShotCard';
import { EndCards } from './EndCards';
import { EndPicture } from './EndPicture';
import { People } from './People';
import { Praise } from './Praise';
import { useBestShot, useReview } from './use-review';
import { exportMatch } from '../export-match';
import { NumbersTable } from './NumbersTable';
import { playAgain } from '../play-again';
import './EndScreen.css';

type Props = {
  readonly session: LocalSession;
  readonly onLeave: () => void;
  /** From the beginning, or from where an answer is about to be given. */
  readonly onWatch: (from?: number) => void;
};

/** Who won and why, and what to do next. */
export function EndScreen({ session, onLeave, onWatch }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { after, practice, scenarios } = useTexts();
  const { view } = usePlay();
  const [lookingAtTable, setLookingAtTable] = useState(false);
  const review = useReview();
  const best = useBestShot(session, review.steps);
  const end = endText(view, language);
  if (!end) return null;
  const next = SCENARIO_IDS[SCENARIO_IDS.indexOf(view.scenario) + 1];
  if (lookingAtTable)
    return (
      <button
        type="button"
        className="button button-main end-return"
        onClick={() => setLookingAtTable(false)}
      >
        {t('play.end.showResult')}
      </button>
    );
  return (
    <section className="end card" aria-labelledby="end-title" data-won={view.result?.winner}>
      <div className="end-top">
        <EndPicture alt={end.title} />
        <div>
          <FocusedHeading id="end-title">{end.title}</FocusedHeading>
          <p className="end-why">
            {end.text}{' '}
            <button type="button" className="end-rule" onClick={() => openRules(end.rules)}>
              {t('play.rule.open')}
            </button>
          </p>
          <People />
        </div>
      </div>
      <EndCards />
      <Praise review={review} onWatch={onWatch} />
      <BestShotCard best={best} onWatch={onWatch} />
      <div className="end-ways">
        <button
          type="button"
          className="button button-main"
          onClick={() => void playAgain(session.plan)}
        >
          {t('play.end.again')}
        </button>
        {next && (
          <button
            type="button"
            className="button"
            onClick={() => useScreen.getState().replace({ name: 'scenario', scenario: next })}
          >
            {t('play.end.next', { title: scenarios[next].title })}
          </button>
        )}
        <button type="button" className="button" onClick={() => onWatch()}>
          {t('play.end.watch')}
        </button>
        <button type="button" className="button" onClick={() => setLookingAtTable(true)}>
          {t('play.end.table')}
        </button>
        <button type="button" className="button" onClick={() => exportMatch(session)}>
          {t('play.end.export')}
        </button>
        <ShareButton
          label={practice.links.copyLink}
          what={() => ({ kind: 'match', log: withDay(session.written(), Date.now()) })}
        />
        <button type="button" className="button" onClick={onLeave}>
          {t('shell.leave')}
        </button>
      </div>
      <section className="end-part" aria-labelledby="end-numbers">
        <h3 id="end-numbers">{after.end.numbers}</h3>
        <NumbersTable />
      </section>
    </section>
  );
}

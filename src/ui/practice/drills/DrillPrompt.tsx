import { useEffect, useMemo, useRef } from 'react';
import { Icon } from '../../art/Icon';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { useScreen } from '../../navigation/screen';
import { useKeys } from '../../page/use-keys';
import { Headline } from '../../play/log/Headline';
import { select } from '../place/placing';
import { usePlaceKeys } from '../place/use-place-keys';
import { PracticePrompt } from '../table/PracticePrompt';
import { useTab } from '../table/tabs';
import { besideText, lackText } from './star-words';
import { Stars } from './Stars';
import { useDrill } from './use-drill';

/** The flick that is asked for; once it is over, what it earned. */
export function DrillPrompt() {
  const { session, state } = useDrill();
  useKeys(
    'page',
    useMemo(() => ({ r: () => restart(session.again) }), [session]),
  );
  if (state.result) return <DrillResultCard />;
  return (
    <>
      {state.mayPlace && <PlacedByKeys />}
      <PracticePrompt />
    </>
  );
}

function restart(again: () => void): void {
  useTab.getState().close();
  again();
}

/** Arrow keys move it without choosing first: there is but one who may be moved. */
function PlacedByKeys() {
  const { drill } = useDrill();
  const who = drill.place?.survivor;
  usePlaceKeys();
  useEffect(() => {
    select(who);
    return () => select(undefined);
  }, [who]);
  return null;
}

function DrillResultCard() {
  const { drills } = useTexts().practice;
  const { language } = useLanguage();
  const { session, state, onNext } = useDrill();
  const open = useScreen((store) => store.replace);
  const heading = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const { stars = 0, lack, beside } = state.result ?? {};
  // With nothing left to earn, Enter leads on; else the result is read first.
  const isMastered = lack === undefined;
  useEffect(() => (isMastered ? onward : heading).current?.focus(), [isMastered]);
  const off = beside === undefined ? '' : besideText(beside, language);
  const missing = lack ? lackText(lack, language) : '';
  const again = (
    <button
      key="again"
      type="button"
      className={`button ${isMastered ? '' : 'button-main'} drill-again`}
      aria-keyshortcuts="r"
      onClick={() => restart(session.again)}
    >
      <Icon name="undo" />
      <span>{drills.again}</span>
    </button>
  );
  const next = (
    <button
      key="next"
      ref={onward}
      type="button"
      className={`button ${isMastered ? 'button-main' : ''} drill-next`}
      aria-describedby="drill-result"
      onClick={onNext}
    >
      <Icon name="skip" />
      <span>{drills.next}</span>
    </button>
  );
  return (
    <section className="prompt card drill-result" data-stars={stars}>
      <Headline />
      <div className="drill-score">
        <h2 ref={heading} id="drill-result" tabIndex={-1}>
          {drills.results[stars]}
        </h2>
        <Stars stars={stars} isNew />
      </div>
      {(lack ?? beside) !== undefined && (
        <p className="drill-lack">
          {off} {lack && stars > 0 && <b>{drills.nextStar} </b>}
          {missing}
        </p>
      )}
      <div className="drill-ways">
        {isMastered ? [next, again] : [again, next]}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => open({ name: 'drills' })}
        >
          {drills.all}
        </button>
      </div>
      <output className="unseen">
        {`${drills.results[stars]}. ${drills.stars(stars)}. ${off} ${missing}`}
      </output>
    </section>
  );
}

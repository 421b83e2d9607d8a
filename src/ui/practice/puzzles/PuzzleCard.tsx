import { useEffect, useRef, useState } from 'react';
import { PUZZLES, type PuzzleId } from '../../../match/puzzles/catalogue';
import { POSITIONS } from '../../../match/puzzles/positions';
import type { SolutionStep } from '../../../match/puzzles/solutions';
import type { Verdict } from '../../../match/puzzles/verdict';
import type { Noun } from '../../../words/noun';
import { pieceNoun } from '../../../words/nouns';
import { Icon } from '../../art/Icon';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { usePlay } from '../../play/context';
import { Headline } from '../../play/log/Headline';
import { firstActionOf, firstWayOf } from './hints';
import { Level } from './Level';
import { resultText } from './result';

type Props = {
  readonly id: PuzzleId;
  readonly verdict: Verdict;
  readonly watched: boolean;
  readonly steps: readonly SolutionStep[];
  readonly onAgain: () => void;
  readonly onWatch: () => void;
  readonly onNext?: () => void;
};

/** What is asked of this turn, always in sight; then what it came to and why. */
export function PuzzleCard({ id, verdict, watched, steps, onAgain, onWatch, onNext }: Props) {
  const { puzzles } = useTexts().practice;
  const { language } = useLanguage();
  const { view, decision, told } = usePlay();
  /** How much has been told already. */
  const [hints, setHints] = useState(0);
  const [begin, setBegin] = useState<{ readonly action: string; readonly ways: readonly Noun[] }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = verdict.is !== 'open';
  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);
  const { title, text } = puzzles.list[id];
  // The button of the first action is named as it stands where the turn begins, and so is what the first flick goes to.
  if (!begin && told.length === 0 && decision?.kind === 'chooseAction')
    setBegin({
      action: firstActionOf(steps, decision, view, language) ?? '',
      ways: firstWayOf(steps, POSITIONS[id].survivor, view).map((one) => pieceNoun(one, language)),
    });
  return (
    <section className="card puzzle-card" data-verdict={verdict.is}>
      <p className="puzzle-head">
        <Level level={PUZZLES[id].level} />
        {watched && <span>{puzzles.watching}</span>}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {isOver ? (verdict.is === 'solved' ? puzzles.solved : puzzles.failed) : title}
      </h2>
      <div aria-live="polite">
        {isOver ? (
          <>
            {/* The end of a match is told below. */}
            {!view.result && <Headline stays={2} />}
            <p className="puzzle-result">
              {resultText(verdict, POSITIONS[id].survivor, view, language)}
            </p>
          </>
        ) : (
          <p>{text}</p>
        )}
        {!isOver && hints > 0 && (
          <p className="puzzle-hint">
            {puzzles.hintAction(begin?.action ?? '')}
            {hints > 1 && ` ${puzzles.hintWay(begin?.ways ?? [])}`}
          </p>
        )}
      </div>
      <div className="puzzle-ways">
        {verdict.is === 'solved' && onNext && (
          <button type="button" className="button button-main puzzle-next" onClick={onNext}>
            {puzzles.next}
          </button>
        )}
        <button
          type="button"
          className={`button ${verdict.is === 'failed' ? 'button-main' : ''} puzzle-again`}
          onClick={onAgain}
        >
          <Icon name="undo" />
          {watched ? puzzles.tryIt : puzzles.again}
        </button>
        {!watched && !isOver && hints < 2 && (
          <button
            type="button"
            className="button button-quiet puzzle-hint-button"
            onClick={() => setHints(hints + 1)}
          >
            {hints === 0 ? puzzles.hint : puzzles.moreHint}
          </button>
        )}
        {!watched && (hints === 2 || isOver) && (
          <button type="button" className="button button-quiet puzzle-watch" onClick={onWatch}>
            {puzzles.watch}
          </button>
        )}
      </div>
    </section>
  );
}

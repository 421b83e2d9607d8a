import { useState } from 'react';
import type { Exercise } from '../../../match/practice/exercise';
import { HAND_NAMES, HANDS_BY_NAME, type HandName } from '../../../match/spread/hands';
import { isGood } from '../../../match/spread/results';
import { slackOf, STEPS, STRIPS, type Cell, type Strip } from '../../../match/spread/tolerance';
import { useTexts } from '../../i18n/use-texts';
import { survivorName } from '../../../words/nouns';
import { HandDialog } from '../hand/HandDialog';
import { missing } from '../hand/marks';
import { chooseHand, useOwnHand } from '../hand/use-own-hand';
import { Chips } from '../table/Chips';
import { usePractice } from '../table/use-practice';
import { TRIES, type Cloud } from './cloud';
import { useCloud, useRushLab } from './use-chances-now';
import './ChancesTab.css';

/** What the aim as it stands now would come to, how often. */
export function ChancesTab() {
  const { exercise } = usePractice();
  const { chances } = useTexts().practice;
  if (!exercise) return <p>{chances.nothingInHand}</p>;
  return exercise.of === 'rush' ? <RushChancesPanel exercise={exercise} /> : <AimChances />;
}

function AimChances() {
  const { chances, record } = useTexts().practice;
  const [isMeasuring, setMeasuring] = useState(false);
  const { tries, hand: own, chosen } = useOwnHand();
  const hands = { ...HANDS_BY_NAME, ...(own && { mine: own }) };
  const hand = hands[chosen] ? chosen : 'normal';
  const told = useCloud(hands[hand] ?? HANDS_BY_NAME.normal);
  const cloud = told?.cloud;
  const names = { ...chances.hands, mine: record.mine };
  return (
    <>
      <Chips<HandName>
        label={chances.whoseHand}
        value={hand}
        options={HAND_NAMES.filter((id) => hands[id]).map((id) => ({ id, text: names[id] }))}
        onChoose={chooseHand}
      />
      <div className="chances-own">
        {!own && <p>{record.missing(missing(tries))}</p>}
        <button type="button" className="button chances-measure" onClick={() => setMeasuring(true)}>
          {own ? record.measureAgain : record.measure}
        </button>
      </div>
      {isMeasuring && <HandDialog onClose={() => setMeasuring(false)} />}
      {told ? (
        <>
          <p className="chances-of">{chances.of[told.of]}</p>
          <Shares cloud={told.cloud} />
        </>
      ) : (
        <p>{chances.aimFirst}</p>
      )}
      {cloud && cloud.cells.length > 0 && (
        <section className="chances-slack">
          <h2>{chances.slack}</h2>
          {STRIPS.map((strip) => (
            <SlackStrip key={strip} strip={strip} cells={cloud.cells} />
          ))}
        </section>
      )}
    </>
  );
}

function Shares({ cloud: { shares, tries, isDone } }: { readonly cloud: Cloud }) {
  const { chances } = useTexts().practice;
  return (
    <>
      <ul className="chances-shares" data-tries={tries} data-done={isDone}>
        {shares.map(({ result, share }) => (
          <li key={result} data-good={isGood(result)} data-result={result}>
            <b>{percent(share)}</b>
            <span>{chances.results[result]}</span>
            <i aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
          </li>
        ))}
      </ul>
      <p className="chances-count">{chances.ofTries(tries, TRIES)}</p>
      {/* Spoken once, when all tries are in. */}
      <output className="unseen">
        {isDone &&
          shares
            .map(({ result, share }) => `${chances.results[result]} ${percent(share)}`)
            .join(', ')}
      </output>
    </>
  );
}

function SlackStrip({ strip, cells }: { readonly strip: Strip; readonly cells: readonly Cell[] }) {
  const { practice, grammar } = useTexts();
  const { chances } = practice;
  const slack = slackOf(cells, strip);
  const row = cells.filter((cell) => cell.strip === strip).toSorted((a, b) => a.step - b.step);
  // To the left is turned the other way round than degrees are counted.
  const shown = strip === 'direction' ? row.toReversed() : row;
  if (!slack) return null;
  const { less, more } = slack;
  const middle = row.find(({ step }) => step === 0);
  const text =
    middle && isGood(middle.result)
      ? chances.slackOf[strip](grammar.decimal(less), grammar.decimal(more))
      : chances.noSlack[strip];
  return (
    <figure>
      <figcaption>{text}</figcaption>
      <div
        className="chances-strip"
        aria-hidden="true"
        style={{ gridTemplateColumns: `repeat(${2 * STEPS + 1}, 1fr)` }}
      >
        {shown.map(({ step, result }) => (
          <i
            key={step}
            data-good={isGood(result)}
            data-middle={step === 0}
            title={chances.results[result]}
          />
        ))}
      </div>
    </figure>
  );
}

function RushChancesPanel({
  exercise,
}: {
  readonly exercise: Extract<Exercise, { readonly of: 'rush' }>;
}) {
  const { chances } = useTexts().practice;
  const lab = useRushLab(exercise);
  if (!lab) return <p>{chances.dropping}</p>;
  return (
    <>
      <h2 className="chances-heading">{chances.knockedOver}</h2>
      <ul className="chances-shares" data-tries={lab.drops}>
        {lab.falls.map(({ id, share }) => (
          <li key={id} data-good={share < SAFE}>
            <b>{percent(share)}</b>
            <span>{survivorName(id)}</span>
            <i aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
          </li>
        ))}
      </ul>
      <p className="chances-count">{chances.ofDrops(lab.drops)}</p>
    </>
  );
}

/** Less often than in one drop of ten. */
const SAFE = 0.1;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

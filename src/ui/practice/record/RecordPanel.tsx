import { useState } from 'react';
import type { Aimed } from '../../../match/practice/record';
import { download } from '../../device/download';
import { useTexts } from '../../i18n/use-texts';
import { Chips } from '../table/Chips';
import { AIMED, bandsOf, BLOCK, overTime, writeRecord } from './notes';
import { forgetRecord, useRecord } from './use-record';
import './RecordPanel.css';

/** Tries and hits with one thing: by distance, and over time. */
export function RecordPanel() {
  const { record, table } = useTexts().practice;
  const notes = useRecord((store) => store.notes);
  const [chosen, setChosen] = useState<Aimed>();
  const [isAsked, setAsked] = useState(false);
  const used = AIMED.filter((what) => notes.some(([, one]) => one === what));
  const what = chosen && used.includes(chosen) ? chosen : used[0];
  return (
    <details
      className="record"
      onToggle={({ currentTarget }) => {
        // It is the last in its panel: what unfolds would lie below the edge.
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' });
      }}
    >
      <summary>{record.title}</summary>
      <p>{record.hint}</p>
      {what === undefined ? (
        <p>{record.none}</p>
      ) : (
        <>
          <Chips<Aimed>
            label={record.what}
            value={what}
            options={used.map((id) => ({ id, text: table.exercises[id] }))}
            onChoose={setChosen}
          />
          <table>
            <thead>
              <tr>
                <th scope="col">{record.distance}</th>
                <th scope="col">{record.tries}</th>
                <th scope="col">{record.hits}</th>
              </tr>
            </thead>
            <tbody>
              {bandsOf(notes, what)
                .filter(({ tries }) => tries > 0)
                .map(({ from, to, tries, hits }) => (
                  <tr key={from}>
                    <th scope="row">{record.band(from, to)}</th>
                    <td>{tries}</td>
                    <td>
                      {hits} <small>{Math.round((hits / tries) * 100)} %</small>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
          <Plot shares={overTime(notes, what)} />
          <div className="keep-ways">
            <button
              type="button"
              className="button"
              onClick={() => download('flickfall-record.json', writeRecord(notes))}
            >
              {record.export}
            </button>
            {!isAsked && (
              <button type="button" className="button" onClick={() => setAsked(true)}>
                {record.forget}
              </button>
            )}
          </div>
          {isAsked && (
            <fieldset className="chips">
              <legend>{record.question}</legend>
              <div className="keep-ways">
                <button
                  type="button"
                  className="button button-danger"
                  onClick={() => {
                    forgetRecord();
                    setAsked(false);
                  }}
                >
                  {record.yes}
                </button>
                <button type="button" className="button" onClick={() => setAsked(false)}>
                  {record.no}
                </button>
              </div>
            </fieldset>
          )}
        </>
      )}
    </details>
  );
}

const SIZE = { width: 240, height: 70, edge: 6 } as const;

/** The share of hits, ten tries a point: a line with dots, and the same figures in words. */
export function Plot({ shares }: { readonly shares: readonly number[] }) {
  const { record } = useTexts().practice;
  if (shares.length === 0) return <p>{record.tooFew(BLOCK)}</p>;
  const { width, height, edge } = SIZE;
  const step = (width - 2 * edge) / Math.max(1, shares.length - 1);
  const points = shares.map((share, index) => ({
    x: edge + index * step,
    y: edge + (1 - share) * (height - 2 * edge),
  }));
  return (
    <figure className="record-plot">
      <figcaption>{record.overTime(BLOCK)}</figcaption>
      <p className="unseen">{shares.map((share) => `${Math.round(share * 100)} %`).join(', ')}</p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <path
            key={share}
            className="record-rule"
            d={`M0 ${edge + (1 - share) * (height - 2 * edge)}H${width}`}
          />
        ))}
        <polyline
          className="record-line"
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {points.map(({ x, y }) => (
          <circle key={x} className="record-dot" cx={x} cy={y} r="3.500" />
        ))}
      </svg>
    </figure>
  );
}

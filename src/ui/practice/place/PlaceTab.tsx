import { useEffect } from 'react';
import { leftInBox, spotOfPiece } from '../../../match/practice/place';
import { NO_CHANCES, useChances } from '../../../scene/chances/store';
import { useCarried } from '../../../scene/hand/carried';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { pieceLabel, pieceName } from '../../../words/nouns';
import { Chips } from '../table/Chips';
import { usePractice, usePracticeSession } from '../table/use-practice';
import { measured, onTable, select, tryPut, usePlacing } from './placing';
import { PieceForm } from './PieceForm';
import { usePlaceKeys } from './use-place-keys';
import './PlaceTab.css';

/** Anything anywhere: chosen here or on the table, moved by finger, keys or numbers, added from the box. */
export function PlaceTab() {
  const { place } = useTexts().practice;
  const { language } = useLanguage();
  const session = usePracticeSession();
  const { setting } = usePractice();
  const { selected } = usePlacing();
  useNothingInHand();
  usePlaceKeys();
  const named = (id: string) => ({ id, text: pieceLabel(id, language) });
  return (
    <>
      <p className="place-hint">
        {place.hint} <span className="place-keys">{place.keys}</span>
      </p>
      <Refused />
      {selected !== undefined && onTable(setting).includes(selected) && <PieceForm id={selected} />}
      <Ruler />
      <Chips
        label={place.onTable}
        value={selected}
        options={onTable(setting).map(named)}
        onChoose={select}
      />
      <Chips
        label={place.fromBox}
        value={undefined}
        options={leftInBox(setting).map(named)}
        onChoose={(id) => {
          const { width, height } = MIDDLE;
          const where = { at: { x: width, y: height, facing: 90 } };
          // Beside whatever stands in the middle already.
          if (!tryPut(session, id, where)) putNearest();
        }}
      />
      <Chips
        label={place.light}
        value={setting.half}
        options={(['day', 'night'] as const).map((id) => ({ id, text: place.halves[id] }))}
        onChoose={(half) => void session.edit({ half })}
      />
    </>
  );

  function putNearest(): void {
    const { refused } = usePlacing.getState();
    if (refused?.nearest)
      tryPut(session, refused.id, { at: refused.nearest, lying: refused.lying });
  }
}

const MIDDLE = { width: 60, height: 45 } as const;

/** No flick lies ready while pieces are put; it comes back afterwards. */
function useNothingInHand(): void {
  const session = usePracticeSession();
  useEffect(() => {
    const { exercise } = session.practice();
    session.choose(undefined);
    return () => {
      if (exercise && !session.practice().exercise) session.choose(exercise);
      usePlacing.setState({
        selected: undefined,
        refused: undefined,
        other: undefined,
        isMeasuring: false,
      });
      useCarried.setState({ carried: undefined, selected: undefined, offered: undefined });
      useChances.setState(NO_CHANCES);
    };
  }, [session]);
}

/** Why it cannot stand there, and where it could. */
function Refused() {
  const { place } = useTexts().practice;
  const { language } = useLanguage();
  const session = usePracticeSession();
  const { refused } = usePlacing();
  const text = refused && whyText();
  return (
    <div aria-live="polite">
      {refused && (
        <div className="prompt-refusal place-refused">
          <p>{text}</p>
          {refused.nearest && (
            <button
              type="button"
              className="button"
              onClick={() => {
                const { id, nearest, lying } = refused;
                if (nearest) tryPut(session, id, { at: nearest, lying });
              }}
            >
              {place.putNearest}
            </button>
          )}
        </div>
      )}
    </div>
  );

  function whyText(): string {
    if (!refused) return '';
    const { why } = refused;
    return typeof why === 'string'
      ? place.noRoom[why]
      : place.taken(pieceName(why.taken, language));
  }
}

function Ruler() {
  const { practice, grammar } = useTexts();
  const { place } = practice;
  const { language } = useLanguage();
  const { setting } = usePractice();
  const { selected, other, isMeasuring } = usePlacing();
  const found =
    isMeasuring && selected !== undefined && other !== undefined
      ? measured(setting, selected, other)
      : undefined;
  useEffect(() => {
    const ends = [selected, other].flatMap((id) =>
      id && found ? (spotOfPiece(id, setting)?.at ?? []) : [],
    );
    useChances.setState({
      ...NO_CHANCES,
      ends: ends.map(({ x, y }) => ({ x, y, good: true })),
      paths: ends.length === 2 ? [{ points: ends, good: true }] : [],
    });
  }, [selected, other, found, setting]);
  return (
    <section className="place-ruler" aria-live="polite">
      <button
        type="button"
        className="option chip"
        aria-pressed={isMeasuring}
        onClick={() => usePlacing.setState({ isMeasuring: !isMeasuring, other: undefined })}
      >
        {place.ruler}
      </button>
      {isMeasuring && !found && <p>{place.rulerHint}</p>}
      {found && selected !== undefined && other !== undefined && (
        <p>
          <b>{place.between(pieceLabel(selected, language), pieceLabel(other, language))}</b>{' '}
          {place.gap(grammar.decimal(found.gap), grammar.decimal(found.middles))}{' '}
          {found.nextTo ? place.nextTo : place.notNextTo}
        </p>
      )}
    </section>
  );
}

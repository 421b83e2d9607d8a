import { useRef, useState, type PointerEvent } from 'react';
import { fullPullOf, pullOfStrength } from '../../../match/hand/pull';
import type { Steadiness } from '../../../match/hand/steadiness';
import type { OwnTry } from '../../../match/spread/hands';
import { heading } from '../../../physics/measure/trig';
import { add, scale, subtract } from '../../../physics/measure/vector';
import type { Vec2 } from '../../../physics/table';
import { useTexts } from '../../i18n/use-texts';
import { Dialog } from '../../page/Dialog';
import { aimOf, likeOf, MARKS, missOf, tryAt, type Aim } from './marks';
import { noteTries, triesToGoOnFrom, useOwnHand } from './use-own-hand';
import './HandDialog.css';

/** Room around the pull, in pixels of the glass. */
const FIELD = { ahead: 14, behind: 20 } as const;
/** Far enough to both sides for the marks that lie most to the side. */
const WIDE = 1.3;
const RING = 9;
const ARROW = 11;
const DISC = 12;

/** A release at each of the known marks: what was meant is known, so the hand can be measured. */
export function HandDialog({ onClose }: { readonly onClose: () => void }) {
  const { record } = useTexts().practice;
  const { hand } = useOwnHand();
  const [made, setMade] = useState(triesToGoOnFrom);
  const [aim, setAim] = useState<Aim>();
  const [isNone, setNone] = useState(false);
  const from = useRef<Vec2>(undefined);
  const mark = MARKS[made.length];
  // The drawing and the measuring by the same figure, also when the window is turned.
  const full = fullPullOf({ width: innerWidth, height: innerHeight });
  const pulled = (event: PointerEvent): Aim | undefined =>
    from.current && aimOf(subtract(pointOf(event), from.current), full);
  const now = (tries: readonly OwnTry[]): void => {
    setNone(false);
    setMade(tries);
    noteTries(tries);
  };
  const letGo = (event: PointerEvent): void => {
    const released = pulled(event);
    from.current = undefined;
    setAim(undefined);
    if (!mark || !released || released.strength === 0) return;
    const tried = tryAt(mark, released, full);
    if (tried) now([...made, tried]);
    else setNone(true);
  };
  return (
    <Dialog title={record.measure} onClose={onClose}>
      <div className="hand">
        {mark && <p>{record.measuring}</p>}
        {mark && (
          <button
            type="button"
            className="hand-marks"
            aria-label={record.field}
            onPointerDown={(event) => {
              if (event.button > 0 || from.current) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              from.current = pointOf(event);
            }}
            onPointerMove={(event) => {
              const moved = pulled(event);
              if (moved) setAim(moved);
            }}
            onPointerUp={letGo}
            onPointerCancel={() => {
              from.current = undefined;
              setAim(undefined);
            }}
          >
            <Field mark={mark} aim={aim} full={full} />
          </button>
        )}
        <output className="hand-told">
          <b>{record.count(made.length, MARKS.length)}</b>{' '}
          {isNone ? record.noTry : <LastTry tried={made.at(-1)} />}
        </output>
        {!mark && hand && <Known hand={hand} />}
        <div className="hand-ways">
          <button
            type="button"
            className="button hand-drop"
            disabled={made.length === 0}
            onClick={() => now(made.slice(0, -1))}
          >
            {record.notThatOne}
          </button>
          {!mark && (
            <button type="button" className="button hand-again" onClick={() => setMade([])}>
              {record.measureAgain}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Which way it was off, and how far. */
function LastTry({ tried }: { readonly tried: OwnTry | undefined }) {
  const { practice, grammar } = useTexts();
  const { aside, length } = practice.record;
  if (!tried) return null;
  const { left, long } = missOf(tried);
  const told = (pixels: number, ways: Ways): string => {
    const rounded = Math.round(pixels * 10) / 10;
    if (rounded === 0) return ways.exact;
    return ways[rounded > 0 ? 'more' : 'less'](grammar.decimal(Math.abs(rounded)));
  };
  return [told(left, aside), told(long, length)].join(', ');
}

type Ways = {
  readonly exact: string;
  readonly more: (pixels: string) => string;
  readonly less: (pixels: string) => string;
};

function Known({ hand }: { readonly hand: Steadiness }) {
  const { practice, grammar } = useTexts();
  const { record } = practice;
  const figure = (pixels: number): string => grammar.decimal(Math.round(pixels * 10) / 10);
  return (
    <>
      <p className="hand-like">{record.likes[likeOf(hand)]}</p>
      <p>{record.result(figure(hand.across), figure(hand.along))}</p>
    </>
  );
}

const pointOf = ({ clientX, clientY }: PointerEvent): Vec2 => ({ x: clientX, y: clientY });

/** From the middle of the disc as far as it is pulled: what lies between tip and ring is what is told. */
const tipOf = ({ direction, strength }: Aim, full: number): Vec2 => {
  const { x, y } = heading(direction);
  return scale({ x, y: -y }, pullOfStrength(strength, full));
};

type Shown = { readonly mark: Aim; readonly aim: Aim | undefined; readonly full: number };

function Field({ mark, aim, full }: Shown) {
  const ring = tipOf(mark, full);
  const width = Math.round(full * WIDE);
  const height = Math.round(full + FIELD.ahead + FIELD.behind);
  const box = [-width / 2, -full - FIELD.ahead, width, height].join(' ');
  return (
    <svg viewBox={box} width={width} height={height} aria-hidden="true">
      <circle className="hand-marks-ring" cx={ring.x} cy={ring.y} r={RING} />
      <circle className="hand-marks-middle" cx={ring.x} cy={ring.y} r="1.500" />
      {aim && aim.strength > 0 && <Arrow tip={tipOf(aim, full)} direction={aim.direction} />}
      <circle className="hand-marks-disc" cx="0" cy="0" r={DISC} />
    </svg>
  );
}

function Arrow({ tip, direction }: { readonly tip: Vec2; readonly direction: number }) {
  const { x, y } = heading(direction);
  const ahead = { x, y: -y };
  const back = add(tip, scale(ahead, -ARROW));
  const side = scale({ x: -ahead.y, y: ahead.x }, ARROW / 2);
  const corners = [tip, add(back, side), subtract(back, side)];
  return (
    <g className="hand-marks-arrow">
      <path d={`M0 0L${back.x} ${back.y}`} />
      <polygon points={corners.map((corner) => `${corner.x},${corner.y}`).join(' ')} />
    </g>
  );
}

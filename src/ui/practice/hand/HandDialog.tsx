import { useRef, useState, type PointerEvent } from 'react';
import { fullPullOf } from '../../../match/hand/pull';
import { heading } from '../../../physics/measure/trig';
import { add, scale, subtract } from '../../../physics/measure/vector';
import type { Vec2 } from '../../../physics/table';
import { useTexts } from '../../i18n/use-texts';
import { Dialog } from '../../page/Dialog';
import { aimOf, MARKS, missOf, tryAt, type Aim } from './marks';
import { noteTry, useOwnHand } from './use-own-hand';
import './HandDialog.css';

const FIELD = { width: 320, height: 190, piece: { x: 160, y: 165 } } as const;
/** From the disc to the tip of the arrow: of no strength, and of all. */
const TIP = { least: 24, most: 145 } as const;
const RING = 9;
const ARROW = 11;

type Told =
  { readonly of: 'try'; readonly across: string; readonly along: string } | { readonly of: 'none' };

/** Ten releases at known marks: what was meant is known, so the hand can be measured. */
export function HandDialog({ onClose }: { readonly onClose: () => void }) {
  const { practice, grammar } = useTexts();
  const { record } = practice;
  const { hand } = useOwnHand();
  const [made, setMade] = useState(0);
  const [aim, setAim] = useState<Aim>();
  const [told, setTold] = useState<Told>();
  const from = useRef<Vec2>(undefined);
  const mark = MARKS[made];
  const full = (): number => fullPullOf({ width: innerWidth, height: innerHeight });
  const pulled = (event: PointerEvent): Aim | undefined =>
    from.current && aimOf(subtract(pointOf(event), from.current), full());
  const letGo = (event: PointerEvent): void => {
    const released = pulled(event);
    from.current = undefined;
    setAim(undefined);
    if (!mark || !released || released.strength === 0) return;
    const tried = tryAt(mark, released, full());
    if (!tried) {
      setTold({ of: 'none' });
      return;
    }
    noteTry(tried);
    const { across, along } = missOf(tried);
    setTold({ of: 'try', across: figure(across), along: figure(along) });
    setMade(made + 1);
  };
  const figure = (pixels: number): string => grammar.decimal(Math.round(pixels * 10) / 10);
  return (
    <Dialog title={record.measure} onClose={onClose}>
      <p>{record.measuring}</p>
      {mark && (
        <button
          type="button"
          className="hand-marks"
          aria-label={record.field}
          onPointerDown={(event) => {
            if (event.button > 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = pointOf(event);
          }}
          onPointerMove={(event) => {
            const now = pulled(event);
            if (now) setAim(now);
          }}
          onPointerUp={letGo}
          onPointerCancel={() => {
            from.current = undefined;
            setAim(undefined);
          }}
        >
          <Field mark={mark} aim={aim} />
        </button>
      )}
      <output className="hand-told">
        <b>{record.count(made, MARKS.length)}</b>{' '}
        {told?.of === 'try' && record.off(told.across, told.along)}
        {told?.of === 'none' && record.noTry}
      </output>
      {!mark && hand && <p>{record.result(figure(hand.across), figure(hand.along))}</p>}
    </Dialog>
  );
}

const pointOf = ({ clientX, clientY }: PointerEvent): Vec2 => ({ x: clientX, y: clientY });

const tipOf = ({ direction, strength }: Aim): Vec2 => {
  const { x, y } = heading(direction);
  return add(FIELD.piece, scale({ x, y: -y }, TIP.least + (TIP.most - TIP.least) * strength));
};

type Shown = { readonly mark: Aim; readonly aim: Aim | undefined };

function Field({ mark, aim }: Shown) {
  const ring = tipOf(mark);
  const { piece } = FIELD;
  return (
    <svg viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
      <circle className="hand-marks-ring" cx={ring.x} cy={ring.y} r={RING} />
      <circle className="hand-marks-middle" cx={ring.x} cy={ring.y} r="1.500" />
      {aim && aim.strength > 0 && <Arrow aim={aim} />}
      <circle className="hand-marks-disc" cx={piece.x} cy={piece.y} r="14" />
    </svg>
  );
}

function Arrow({ aim }: { readonly aim: Aim }) {
  const tip = tipOf(aim);
  const { x, y } = heading(aim.direction);
  const ahead = { x, y: -y };
  const back = add(tip, scale(ahead, -ARROW));
  const side = scale({ x: -ahead.y, y: ahead.x }, ARROW / 2);
  const corners = [tip, add(back, side), subtract(back, side)];
  return (
    <g className="hand-marks-arrow">
      <path d={`M${FIELD.piece.x} ${FIELD.piece.y}L${back.x} ${back.y}`} />
      <polygon points={corners.map((corner) => `${corner.x},${corner.y}`).join(' ')} />
    </g>
  );
}

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { heading } from '../../physics/measure/trig';
import { add, scale, subtract } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import type { HandRule } from '../../scenarios/options';
import { useT } from '../i18n/use-t';
import { beginTry, drawnPull, FIELD, FULL_PULL, goOn, resultOf, type Try } from './try-hand';
import './HandTry.css';

const START = 16;
const LONG = { least: 12, more: 40 } as const;
const { piece, target } = FIELD;

const onGlass = (direction: number): Vec2 => {
  const { x, y } = heading(direction);
  return { x, y: -y };
};
const pointOf = ({ clientX, clientY }: PointerEvent): Vec2 => ({ x: clientX, y: clientY });

/** A small field to feel the hand that is chosen: pull, watch, let go. It moves only while it is held. */
export function HandTry({ rule }: { rule: HandRule }) {
  const t = useT();
  const [tried, setTried] = useState<Try>();
  const [shot, setShot] = useState<Try>();
  const held = useRef<{ readonly from: Vec2; pull: Vec2 }>(undefined);
  const isHeld = tried !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    let frame = 0;
    const draw = (time: number): void => {
      setTried((now) => now && goOn(now, held.current?.pull ?? now.pull, time, rule));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isHeld, rule]);

  const take = (from: Vec2, pull: Vec2): void => {
    held.current = { from, pull };
    setShot(undefined);
    setTried(beginTry(pull, performance.now(), Math.random()));
  };
  const drop = (): void => {
    held.current = undefined;
    setTried(undefined);
  };
  const letGo = (): void => {
    if (tried && resultOf(tried)) setShot(tried);
    drop();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isHeld) {
      event.stopPropagation();
      drop();
    }
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) take(FULL_PULL, FULL_PULL);
  };
  const result = shot && resultOf(shot);
  return (
    <div className="hand-try">
      <button
        type="button"
        className="hand-try-field"
        aria-label={t('handTry.label')}
        onPointerDown={(event) => {
          if (event.button > 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          take(pointOf(event), { x: 0, y: 0 });
        }}
        onPointerMove={(event) => {
          if (held.current) held.current.pull = subtract(pointOf(event), held.current.from);
        }}
        onPointerUp={letGo}
        onPointerCancel={drop}
        onKeyDown={pressed}
        onKeyUp={({ key }) => {
          if (key === ' ' || key === 'Enter') letGo();
        }}
        onBlur={drop}
      >
        <Field tried={tried} shot={shot} />
      </button>
      <output className="choices-hint">
        {result === 'hit' && t('handTry.hit')}
        {result === 'missed' && t('handTry.missed')}
        {!result && t('handTry.label')}
      </output>
    </div>
  );
}

type Shown = { readonly tried: Try | undefined; readonly shot: Try | undefined };

function Field({ tried, shot }: Shown) {
  const isHit = shot && resultOf(shot) === 'hit';
  const end = tried && add(piece, drawnPull(tried.pull));
  return (
    <svg viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
      <g
        className="hand-try-target"
        transform={`translate(${target.x} ${target.y + 12})${isHit ? ' rotate(80)' : ''}`}
      >
        <path d="M-6 0v-11a6 6 0 0 1 12 0v11Z" />
        <circle cy="-20" r="5" />
        <path d="M-10 0h20" />
      </g>
      {shot && (
        <Line from={piece} direction={shot.direction} long={150} className="hand-try-shot" />
      )}
      {end && <path className="hand-try-pull" d={`M${piece.x} ${piece.y}L${end.x} ${end.y}`} />}
      {tried && tried.strength > 0 && <Arrow {...tried} />}
      <circle className="hand-try-piece" cx={piece.x} cy={piece.y} r="10" />
    </svg>
  );
}

function Arrow({ direction, strength }: Try) {
  const ahead = onGlass(direction);
  const tip = add(piece, scale(ahead, START + LONG.least + LONG.more * strength));
  const side = scale({ x: -ahead.y, y: ahead.x }, 7);
  const back = add(tip, scale(ahead, -12));
  const corners = [tip, add(back, side), subtract(back, side)];
  return (
    <g className="hand-try-arrow">
      <Line
        from={add(piece, scale(ahead, START))}
        direction={direction}
        long={LONG.least + LONG.more * strength - 12}
      />
      <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </g>
  );
}

type LineProps = {
  readonly from: Vec2;
  readonly direction: number;
  readonly long: number;
  readonly className?: string;
};

function Line({ from, direction, long, className }: LineProps) {
  const to = add(from, scale(onGlass(direction), long));
  return <path className={className} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
}

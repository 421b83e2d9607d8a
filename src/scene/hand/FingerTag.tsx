import { useEffect, useRef } from 'react';
import type { TableView } from '../../match/table-view';
import type { Aimed, AimText } from '../../scenarios/aimed';
import { heading } from '../../physics/measure/trig';
import { add, scale } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import { useCamera } from '../camera/wish';
import { useAimForecast } from './aim/forecast';
import { aimedOf } from './aim/aimed';
import type { Finger, Pixel } from './finger';
import { useHand } from './hand';
import { isAimed, isAimedFinely } from './machine';
import { placeBeside, type Box, type Size } from './tag-place';
import './FingerTag.css';

/** How far beside the finger: never under it. */
const ASIDE = 54;
const ABOVE = 46;
/** A line that meets nothing is looked at so far, in cm. */
const AHEAD = 12;
/** Of a figure, in cm. */
const HALF = 1.4;
const TALL = 4.2;
/** From the edges of the window, in pixels. */
const EDGE = 8;
/** The shorter side of a phone's window, in pixels. */
const SMALL = 560;

type Props = {
  readonly finger: Finger;
  readonly shown: TableView;
  /** Where whoever acts stands. */
  readonly figure: Vec2 | undefined;
  readonly aimText?: ((aimed: Aimed) => AimText) | undefined;
};

/** How far or how hard, and what would come of it: a sign and a few words. */
export function FingerTag({ finger, shown, figure, aimText }: Props) {
  const tag = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const show = (): void => {
      const { grasp, aiming, steered } = useHand.getState();
      const element = tag.current;
      if (!element) return;
      const held = isAimed(grasp);
      const at = held ? finger.pointer : steered ? finger.piece() : undefined;
      element.hidden = !aiming || !at;
      if (!aiming || !at) return;
      element.dataset['fine'] = String(isAimedFinely(grasp));
      const forecast = useAimForecast.getState();
      // Without aim help nothing is being found out.
      const isPending = forecast.touches !== undefined;
      if (aimText) write(element, aimText(aimedOf(aiming, forecast)), isPending);
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const room = {
        width: element.parentElement?.clientWidth ?? 0,
        height: element.parentElement?.clientHeight ?? 0,
      };
      const { x, y } = !held
        ? besideLine(finger.pixel, shown, figure, size, room)
        : Math.min(room.width, room.height) < SMALL
          ? atTop(size, room)
          : besideFinger(at, finger.piece(), size, room);
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    // What is in the way is known a frame after the aim.
    const stops = [useHand.subscribe(show), useAimForecast.subscribe(show)];
    return () => stops.forEach((stop) => stop());
  }, [finger, shown, figure, aimText]);
  return <output ref={tag} className="finger-tag" aria-hidden="true" hidden />;
}

/** In a small window a tag beside the finger would lie on what is aimed at; its upper edge is free while one aims. */
const atTop = ({ width }: Size, room: Size): Vec2 => ({
  x: Math.max(0, (room.width - width) / 2),
  y: EDGE,
});

/** On the side away from the piece, where the arrow is not. */
function besideFinger(at: Vec2, piece: Vec2 | undefined, { width }: Size, room: Size): Vec2 {
  const isLeft = at.x < (piece?.x ?? 0) - ASIDE / 2;
  const wanted = isLeft ? at.x - ASIDE - width : at.x + ASIDE;
  const x = wanted < 0 ? at.x + ASIDE : wanted + width > room.width ? at.x - ASIDE - width : wanted;
  // A long name may fit on neither side of a phone: then above the finger.
  return { x: Math.max(0, Math.min(x, room.width - width)), y: Math.max(EDGE, at.y - ABOVE) };
}

/** Without a finger on the piece: clear of whoever acts and of what is aimed at. Where it stands does not breathe. */
function besideLine(
  pixel: Pixel | undefined,
  shown: TableView,
  figure: Vec2 | undefined,
  size: Size,
  room: Size,
): Vec2 {
  const { meant } = useHand.getState();
  const { touches, meant: steady } = useAimForecast.getState();
  if (!pixel || !meant) return { x: EDGE, y: EDGE };
  const { at } = meant.offer;
  const [first] = steady ?? touches ?? [];
  // Of a building only the place that is met.
  const met = shown.pieces.find(({ id }) => id === first?.other)?.pose ?? first?.at;
  const end = first?.at ?? add(at, scale(heading(meant.direction), AHEAD));
  const { insets } = useCamera.getState();
  const free: Box = {
    left: insets.left + EDGE,
    top: insets.top + EDGE,
    right: room.width - insets.right - EDGE,
    bottom: room.height - insets.bottom - EDGE,
  };
  const kept = [figure, met, at].flatMap((place) => (place ? [bodyAt(place, pixel)] : []));
  return placeBeside([pixel(at), pixel(end)], size, free, kept);
}

/** What a figure there covers of the window. */
function bodyAt(at: Vec2, pixel: Pixel): Box {
  const corners = [HALF, -HALF].flatMap((x) =>
    [HALF, -HALF].flatMap((y) =>
      [0, TALL].map((lift) => pixel({ x: at.x + x, y: at.y + y }, lift)),
    ),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** More would hide what is aimed at. */
const MOST_LINES = 3;

/** While it is being found out what comes of the aim, its line is kept. */
const PENDING: AimText['outcomes'] = [{ text: '…', sign: 'plain' }];

function write(element: HTMLElement, { strength, outcomes }: AimText, isPending: boolean): void {
  const told = outcomes.length === 0 && isPending ? PENDING : outcomes;
  const lines = told.slice(0, MOST_LINES).map(({ text, sign }) => {
    const line = document.createElement('span');
    line.className = 'finger-outcome';
    line.dataset['sign'] = sign;
    line.textContent = text;
    return line;
  });
  const now = [strength, ...lines.map((line) => `${line.dataset['sign']} ${line.textContent}`)];
  // Most moves of an aim leave the words as they are.
  if (element.dataset['told'] === now.join('|')) return;
  element.dataset['told'] = now.join('|');
  element.replaceChildren(strength, ...lines);
}

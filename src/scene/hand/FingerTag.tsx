import { useEffect, useRef } from 'react';
import { useAimForecast } from './aim/forecast';
import { aimedOf } from './aim/aimed';
import type { Aimed, AimText } from '../../scenarios/aimed';
import type { Finger } from './finger';
import { useHand } from './hand';
import { isAimed, isAimedFinely } from './machine';
import './FingerTag.css';

/** How far beside the finger: never under it. */
const ASIDE = 54;
const ABOVE = 46;

type Props = {
  readonly finger: Finger;
  readonly aimText?: ((aimed: Aimed) => AimText) | undefined;
};

/** How far or how hard, and what would come of it: a sign and a few words. */
export function FingerTag({ finger, aimText }: Props) {
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
      if (aimText) write(element, aimText(aimedOf(aiming, useAimForecast.getState())));
      const room = element.parentElement?.clientWidth ?? 0;
      const width = element.offsetWidth;
      // On the side away from the piece, where the arrow is not.
      const isLeft = held && at.x < (finger.piece()?.x ?? 0) - ASIDE / 2;
      const wanted = isLeft ? at.x - ASIDE - width : at.x + ASIDE;
      const x = wanted < 0 ? at.x + ASIDE : wanted + width > room ? at.x - ASIDE - width : wanted;
      // A long name may fit on neither side of a phone: then above the finger.
      const left = Math.round(Math.max(0, Math.min(x, room - width)));
      const y = Math.max(8, at.y - ABOVE);
      element.style.transform = `translate(${left}px, ${Math.round(y)}px)`;
    };
    // What is in the way is known a frame after the aim.
    const stops = [useHand.subscribe(show), useAimForecast.subscribe(show)];
    return () => stops.forEach((stop) => stop());
  }, [finger, aimText]);
  return <output ref={tag} className="finger-tag" aria-hidden="true" hidden />;
}

/** More would hide what is aimed at. */
const MOST_LINES = 3;

function write(element: HTMLElement, { strength, outcomes }: AimText): void {
  const lines = outcomes.slice(0, MOST_LINES).map(({ text, sign }) => {
    const line = document.createElement('span');
    line.className = 'finger-outcome';
    line.dataset['sign'] = sign;
    line.textContent = text;
    return line;
  });
  const told = [strength, ...lines.map((line) => `${line.dataset['sign']} ${line.textContent}`)];
  // Most moves of an aim leave the words as they are.
  if (element.dataset['told'] === told.join('|')) return;
  element.dataset['told'] = told.join('|');
  element.replaceChildren(strength, ...lines);
}

import { useEffect, useRef } from 'react';
import { useAimForecast } from './aim/forecast';
import { strengthText } from './aim/way';
import type { Finger } from './finger';
import { useHand } from './hand';
import { isAimed, isAimedFinely } from './machine';
import './FingerTag.css';

/** How far beside the finger: never under it. */
const ASIDE = 54;
const ABOVE = 46;

type Props = {
  readonly finger: Finger;
  /** What something on the table is called. */
  readonly nameOf?: ((id: string) => string) | undefined;
};

/** The strength in figures: how far a disc goes and what it meets, how hard anything else is hit. */
export function FingerTag({ finger, nameOf }: Props) {
  const tag = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const write = (): void => {
      const { grasp, aiming, steered } = useHand.getState();
      const element = tag.current;
      if (!element) return;
      const held = isAimed(grasp);
      const at = held ? finger.pointer : steered ? finger.piece() : undefined;
      element.hidden = !aiming || !at;
      if (!aiming || !at) return;
      element.dataset['fine'] = String(isAimedFinely(grasp));
      element.textContent = strengthText(aiming, useAimForecast.getState(), nameOf);
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
    const stops = [useHand.subscribe(write), useAimForecast.subscribe(write)];
    return () => stops.forEach((stop) => stop());
  }, [finger, nameOf]);
  return <output ref={tag} className="finger-tag" aria-hidden="true" hidden />;
}

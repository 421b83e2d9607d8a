import { useEffect, useRef } from 'react';
import { fingerAt } from './finger';
import { useHand } from './hand';
import { shareOf, slideOf } from './strength';
import './FingerTag.css';

/** How far beside the finger: never under it. */
const ASIDE = 54;
const ABOVE = 46;
const WIDTH = 96;

/** The strength in figures: how far a disc slides, how hard anything else is hit. */
export function FingerTag() {
  const tag = useRef<HTMLOutputElement>(null);
  useEffect(
    () =>
      useHand.subscribe(({ phase, aiming, steered }) => {
        const element = tag.current;
        if (!element) return;
        const held = phase === 'aiming' || phase === 'fine';
        const at = held ? fingerAt.pointer : steered ? fingerAt.piece() : undefined;
        element.hidden = !aiming || !at;
        if (!aiming || !at) return;
        element.dataset['fine'] = String(phase === 'fine');
        element.textContent =
          aiming.offer.launch === 'disc'
            ? `${Math.round(slideOf(aiming.speed))} cm`
            : `${Math.round(shareOf(aiming.speed, aiming.offer.speed) * 100)} %`;
        const room = element.parentElement?.clientWidth ?? 0;
        // On the side away from the piece, where the arrow is not.
        const isLeft = held && at.x < (fingerAt.piece()?.x ?? 0) - ASIDE / 2;
        const wanted = isLeft ? at.x - ASIDE - WIDTH : at.x + ASIDE;
        const x = wanted < 0 ? at.x + ASIDE : wanted + WIDTH > room ? at.x - ASIDE - WIDTH : wanted;
        const y = Math.max(8, at.y - ABOVE);
        element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      }),
    [],
  );
  return <output ref={tag} className="finger-tag" aria-hidden="true" hidden />;
}

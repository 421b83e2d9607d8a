import { useEffect, useRef, useState, type ReactNode } from 'react';
import { probeGraphics, type Graphics } from '../../scene/graphics';
import type { Quality } from '../../scene/quality';
import type { PictureOf } from '../../scene/vignettes/pictures';
import { useChosenQuality } from '../settings/use-chosen-quality';
import './Vignette.css';

type Props = {
  readonly of: PictureOf;
  /** What it shows; where that stands beside it, it is no more than a picture. */
  readonly alt?: string;
  /** Stands for it until it is there, and where it cannot be had. */
  readonly children?: ReactNode;
};

let known: Graphics | undefined;
const graphics = (): Graphics => (known ??= probeGraphics());

/** A photograph of the table. It is made when it is first seen, so nobody's card is told before it is opened. */
export function Vignette({ of, alt = '', children }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const quality = useChosenQuality(graphics().renderer);
  // A new object with every drawing, the same picture.
  const wanted = JSON.stringify(of);
  const [made, setMade] = useState<{ readonly of: string; readonly address: string }>();
  useEffect(() => {
    if (!frame.current || !graphics().webgl2) return undefined;
    const leaving = new AbortController();
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      void developed(JSON.parse(wanted) as PictureOf, quality, leaving.signal).then((address) => {
        if (address !== undefined && !leaving.signal.aborted) setMade({ of: wanted, address });
      });
    });
    seen.observe(frame.current);
    return () => {
      seen.disconnect();
      leaving.abort();
    };
  }, [wanted, quality]);
  const address = made?.of === wanted ? made.address : undefined;
  return (
    <span ref={frame} className="vignette" data-made={address !== undefined}>
      {address === undefined ? (
        <span className="vignette-blank">{children}</span>
      ) : (
        <img src={address} alt={alt} decoding="async" draggable={false} />
      )}
    </span>
  );
}

/** The photographer is fetched with the first picture; where it cannot be had, an emblem must do. */
async function developed(
  of: PictureOf,
  quality: Quality,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const { photograph } = await import('../../scene/vignettes/photograph');
    return await photograph(of, quality, signal);
  } catch {
    return undefined;
  }
}

import type { RefObject } from 'react';
import './Wordmark.css';

/** The last letter has been flicked over. Said as one word, whatever the letters do. */
export function Wordmark({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <h1 className="wordmark" ref={heading} tabIndex={-1}>
      <span className="unseen">Flickfall</span>
      <span aria-hidden="true">
        FLICKFAL<span className="wordmark-fallen">L</span>
      </span>
    </h1>
  );
}

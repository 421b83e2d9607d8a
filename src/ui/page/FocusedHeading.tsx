import { useEffect, useRef, type ReactNode } from 'react';

/** A heading that takes the focus when it appears: what comes after it is next, and a screen reader begins with it. */
export function FocusedHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

import { useEffect, useRef, type RefObject } from 'react';
import { useScreen } from '../navigation/screen';

/** Names the tab after the screen, and moves the reader to the heading of a screen that was just opened. */
export function useScreenHeading<Heading extends HTMLElement = HTMLHeadingElement>(
  title: string,
): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  useEffect(() => {
    document.title = title === 'Flickfall' ? title : `${title} · Flickfall`;
  }, [title]);
  useEffect(() => {
    if (useScreen.getState().opened > 0) heading.current?.focus();
  }, []);
  return heading;
}

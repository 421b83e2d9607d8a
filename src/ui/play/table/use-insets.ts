import { useEffect, type RefObject } from 'react';
import { isRoomy } from '../hud/use-roomy';
import { useTurned } from '../../../scene/camera/turned';
import { useCamera, type Insets } from '../../../scene/camera/wish';

/** Reserved at an edge even when less is covered, so that the view does not breathe with every question. */
const RESERVED = { upright: 200, roomy: 130 } as const;
/** The row of tools above the prompt. */
const TOOLS = 56;
/** Taller than this a prompt is read, not looked past. */
const MOST = 0.4;

/** Tells the camera which edges of the window the page covers. */
export function useInsets(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    const measure = (): void => {
      const { insets } = useCamera.getState();
      const now = insetsOf(root);
      // What is shown needs less of the page: the view stays what it is for the question after it.
      const isShown = root.dataset['showing'] === 'true';
      const next = isShown ? { ...now, top: Math.max(now.top, insets.top) } : now;
      root.style.setProperty('--covered', `${coveredBelow(root)}px`);
      root.style.setProperty('--head', `${headOf(root)}px`);
      const isSame = (['top', 'right', 'bottom', 'left'] as const).every(
        (edge) => Math.abs(next[edge] - insets[edge]) < 2,
      );
      if (!isSame) useCamera.setState({ insets: next });
    };
    const sizes = new ResizeObserver(measure);
    const parts = new MutationObserver(() => {
      sizes.disconnect();
      for (const part of root.children) sizes.observe(part);
      measure();
    });
    parts.observe(root, { childList: true });
    for (const part of root.children) sizes.observe(part);
    measure();
    return () => {
      sizes.disconnect();
      parts.disconnect();
      useCamera.setState({ insets: { top: 0, right: 0, bottom: 0, left: 0 } });
    };
  }, [page]);
}

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom'>;
const NO_BOX: Box = { top: 0, right: 0, bottom: 0 };

/** Where a part stands on the page, also on one that is turned upside down. */
function boxOf(root: HTMLElement, part: Element | null): Box {
  if (!part) return NO_BOX;
  const box = part.getBoundingClientRect();
  if (!useTurned.getState().turned) return box;
  const { clientWidth: width, clientHeight: height } = root;
  return { top: height - box.bottom, right: width - box.left, bottom: height - box.top };
}
/** What is unfolded only for a look moves nothing. */
const staying = (panel: string): string => `${panel}:not([data-pinned='false'])`;

/** From the top of the prompt, or of what stands in its place, to the lower edge. */
function coveredBelow(root: HTMLElement): number {
  // What a puzzle came to stands where a question would.
  const part =
    root.querySelector('.prompt, .show-bar, .watch-desk') ??
    (isRoomy() ? null : root.querySelector('.puzzle-card:not([data-verdict="open"])'));
  return part ? root.clientHeight - boxOf(root, part).top : 0;
}

/** What stands beside the table begins below what stands over it. */
const headOf = (root: HTMLElement): number => boxOf(root, root.querySelector('.hud-top')).bottom;

function insetsOf(root: HTMLElement): Insets {
  const { clientWidth: width, clientHeight: height } = root;
  const box = (selector: string): Box | undefined => {
    const part = root.querySelector(selector);
    return part ? boxOf(root, part) : undefined;
  };
  const isUpright = width <= 560;
  const beside = box(
    `.team-strip, ${staying('.hud-left')}, .lesson-card, .daily-card${isRoomy() ? ', .puzzle-card' : ''}`,
  );
  const top = (isUpright ? beside : undefined)?.bottom ?? headOf(root);
  const left = (isUpright ? undefined : beside)?.right ?? 0;
  const isAtTheSide = height < 600 && width > 560;
  if (isAtTheSide) return { top, left, bottom: 0, right: Math.min(width * MOST, 256) };
  const covered = coveredBelow(root) + (isUpright ? TOOLS : 0);
  const reserved = isUpright ? RESERVED.upright : RESERVED.roomy;
  const right = box(staying('.hud-right')) ? 250 : 0;
  return { top, left, right, bottom: Math.min(height * MOST, Math.max(reserved, covered)) };
}

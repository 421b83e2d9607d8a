// How much of the window is covered by what lies over the table: boxes counted once where they overlap.

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Doing = 'choosing' | 'aiming' | 'showing';

export const WINDOWS = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  'on its side': { width: 844, height: 390 },
} as const;
export type WindowName = keyof typeof WINDOWS;
export const WINDOW_NAMES = Object.keys(WINDOWS) as readonly WindowName[];

/** The most that may be covered, as table.md has it. */
export const MOST: Readonly<Record<Doing, Readonly<Record<WindowName, number>>>> = {
  choosing: { desktop: 0.22, phone: 0.34, 'on its side': 0.34 },
  aiming: { desktop: 0.04, phone: 0.1, 'on its side': 0.1 },
  showing: { desktop: 0.06, phone: 0.12, 'on its side': 0.12 },
};

const inOrder = (values: readonly number[]): number[] =>
  [...new Set(values)].toSorted((a, b) => a - b);

/** The part of a window that lies under at least one of the boxes. */
export function shareOf(
  boxes: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const inside = boxes.map(({ left, top, right, bottom }) => ({
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, right),
    bottom: Math.min(height, bottom),
  }));
  const columns = inOrder(inside.flatMap(({ left, right }) => [left, right]));
  let covered = 0;
  for (const [index, from] of columns.entries()) {
    const to = columns[index + 1];
    if (to === undefined) break;
    const here = inside
      .filter(({ left, right }) => left <= from && right >= to)
      .toSorted((a, b) => a.top - b.top);
    let reached = -Infinity;
    for (const { top, bottom } of here) {
      covered += (to - from) * Math.max(0, bottom - Math.max(top, reached));
      reached = Math.max(reached, bottom);
    }
  }
  return covered / (width * height);
}

/**
 * The boxes of all that can be seen over the table, run in the page itself: it may use nothing from outside.
 * What is said for a moment (a toast) is no panel, and what takes the whole window is a page of its own.
 */
export function boxesOverTable(): Box[] {
  const LEFT_OUT = '.play-table, .play-no-table, .turn-toast, .toast-line, .unseen, dialog';
  const DRAWN = ['IMG', 'svg', 'PROGRESS', 'INPUT', 'CANVAS'];
  const boxes: Box[] = [];
  const add = (rect: DOMRect, within: Box): void => {
    const box = {
      left: Math.max(rect.left, within.left),
      top: Math.max(rect.top, within.top),
      right: Math.min(rect.right, within.right),
      bottom: Math.min(rect.bottom, within.bottom),
    };
    if (box.right - box.left > 1 && box.bottom - box.top > 1) boxes.push(box);
  };
  const walk = (element: Element, within: Box): void => {
    if (element.matches(LEFT_OUT)) return;
    const style = getComputedStyle(element);
    if (style.display === 'none' || Number(style.opacity) < 0.1) return;
    const rect = element.getBoundingClientRect();
    const isSeen = style.visibility === 'visible';
    const isPainted =
      !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0);
    if (isSeen && (isPainted || DRAWN.includes(element.tagName))) add(rect, within);
    const isCut = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const inner = isCut
      ? {
          left: Math.max(rect.left, within.left),
          top: Math.max(rect.top, within.top),
          right: Math.min(rect.right, within.right),
          bottom: Math.min(rect.bottom, within.bottom),
        }
      : within;
    for (const node of element.childNodes) {
      if (node instanceof Element) walk(node, inner);
      else if (isSeen && node.textContent?.trim()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const one of range.getClientRects()) add(one, inner);
      }
    }
  };
  const all = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const page = document.querySelector('.play-page');
  for (const child of page?.children ?? []) walk(child, all);
  return boxes;
}

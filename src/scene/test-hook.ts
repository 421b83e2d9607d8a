/** What browser tests may ask the running game. Reads only, so nothing costs a frame. */
export type TestHook = {
  frames(): number;
  /** The pixel of the page that shows a place of the table. */
  project?(x: number, y: number, lift?: number): { x: number; y: number };
  camera?(): { x: number; y: number; yaw: number; pitch: number; distance: number };
  hand?(): string;
  /** Which way what is aimed would go. */
  aim?(): number | undefined;
  /** Where a piece is drawn: x east, y north, lift up. */
  shownAt?(id: string): { x: number; y: number; lift: number } | undefined;
  /** Where a marker is drawn, and whether nothing hides its middle. */
  markerAt?(id: string): { x: number; y: number; lift: number; isInSight: boolean } | undefined;
  /** Where a flare burns. */
  flareAt?(): { x: number; y: number } | undefined;
  /** How many dots of the whole way of an aim are drawn. */
  path?(): number;
  /** The log of the running match, as it would be saved: its seed tells every secret, so only a driven browser is told. */
  log?(): string;
};

declare global {
  var flickfall: TestHook | undefined;
}

const parts = new Set<Partial<TestHook>>();

/** Adds to what can be asked, until what is returned is called. */
export function exposeTestHook(part: Partial<TestHook>): () => void {
  const tell = (): void => {
    globalThis.flickfall =
      parts.size > 0 ? Object.assign({ frames: () => 0 }, ...parts) : undefined;
  };
  parts.add(part);
  tell();
  return () => {
    parts.delete(part);
    tell();
  };
}

// A page without a browser: the few things of one that the game's own code asks for, and nothing is drawn.
import { vi } from 'vitest';

type Entry = { readonly state: unknown; readonly url: URL };

export type FakePage = {
  readonly events: EventTarget;
  readonly stored: Map<string, string>;
  readonly document: {
    readonly documentElement: { lang: string; readonly dataset: Record<string, string> };
    readonly baseURI: string;
    title: string;
  };
  /** What was clicked to be downloaded, by name. */
  readonly downloads: Map<string, Blob>;
  readonly address: () => string;
  /** How many entries the browser's history has. */
  readonly depth: () => number;
  readonly back: () => void;
  readonly forward: () => void;
  readonly reloads: () => number;
};

type Wishes = {
  readonly url?: string;
  readonly languages?: readonly string[];
  /** Media queries that hold. */
  readonly media?: readonly string[];
  readonly navigator?: object;
};

const SITE = 'http://localhost/some/prefix/';

/** Puts a page in place until `vi.unstubAllGlobals`; what was imported before does not know it. */
export function fakePage({
  url = '',
  languages = ['en'],
  media = [],
  navigator,
}: Wishes = {}): FakePage {
  const events = new EventTarget();
  const stored = new Map<string, string>();
  const downloads = new Map<string, Blob>();
  const blobs = new Map<string, Blob>();
  const entries: Entry[] = [{ state: null, url: new URL(url, SITE) }];
  let at = 0;
  let reloads = 0;
  const now = (): Entry => entries[at] ?? { state: null, url: new URL(SITE) };
  const go = (by: number): void => {
    if (!entries[at + by]) return;
    at += by;
    events.dispatchEvent(new Event('popstate'));
  };
  const document = {
    documentElement: { lang: '', dataset: {} },
    baseURI: SITE,
    title: '',
    hidden: false,
    addEventListener: (): void => {},
    createElement: () => ({
      getContext: () => null,
      href: '',
      download: '',
      click(): void {
        const blob = blobs.get(this.href);
        if (blob) downloads.set(this.download, blob);
      },
    }),
  };
  const globals = {
    document,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    },
    location: {
      get pathname() {
        return now().url.pathname;
      },
      get search() {
        return now().url.search;
      },
      get hash() {
        return now().url.hash;
      },
      reload: () => (reloads += 1),
    },
    history: {
      get state() {
        return now().state;
      },
      pushState: (state: unknown, _: string, to: string) => {
        entries.splice(at + 1, Infinity, { state, url: new URL(to, now().url) });
        at += 1;
      },
      replaceState: (state: unknown, _: string, to: string) => {
        entries[at] = { state, url: new URL(to, now().url) };
      },
      back: () => go(-1),
    },
    matchMedia: (query: string) => ({
      matches: media.includes(query),
      addEventListener: (): void => {},
    }),
    navigator: { languages, userAgent: 'a test', ...navigator },
    innerWidth: 1280,
    innerHeight: 720,
    devicePixelRatio: 1,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const name = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(name, blob);
    return name;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((name) => void blobs.delete(name));
  return {
    events,
    stored,
    document,
    downloads,
    address: () => `${now().url.search}${now().url.hash}`,
    depth: () => entries.length,
    back: () => go(-1),
    forward: () => go(1),
    reloads: () => reloads,
  };
}

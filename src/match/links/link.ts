// A link holds what it is about: a kind and a version, then deflated text. It is read like any file from strangers.
import { isRecord, parseJson } from '../border';
import { parseLog, unbroken, type LogFault } from '../log';
import { readStart, type Refusal, type Start } from '../practice/practice-schema';
import { LINK_FORM } from './form';

export type Linked =
  /** With a shot it is to be shown first. */
  | { readonly kind: 'position' | 'shot'; readonly start: Start }
  /** The log of a match, as a file has it. */
  | { readonly kind: 'match'; readonly log: string };

export type LinkFault =
  | Refusal
  | { readonly why: 'noLink' | 'otherVersion' | 'tooLong' }
  /** Told as of a file. */
  | { readonly why: 'noMatch'; readonly fault: LogFault };
export type ReadLink =
  { readonly ok: true; readonly linked: Linked } | ({ readonly ok: false } & LinkFault);

const LETTERS = { position: 'p', shot: 's', match: 'm' } as const;
const VERSION = '1';
/** What mail and messengers let through. */
export const LONGEST_LINK = 8192;
/** Longer than any match that fits into a link; a text that swells beyond is no text of ours. */
const MOST_TEXT = 1_000_000;

/** The part after the page's address; nothing where it would be too long to be sent, or the browser cannot deflate. */
export async function writeLink(linked: Linked): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const text = linked.kind === 'match' ? linked.log : JSON.stringify(linked.start);
  const link = `#${LETTERS[linked.kind]}${VERSION}.${await packed(text)}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

export async function readLink(hash: string): Promise<ReadLink> {
  if (hash.length > LONGEST_LINK) return { ok: false, why: 'tooLong' };
  const [, letter, version, data = ''] = LINK_FORM.exec(hash) ?? [];
  if (letter === undefined) return { ok: false, why: 'noLink' };
  if (version !== VERSION) return { ok: false, why: 'otherVersion' };
  const text = await unpacked(data);
  if (text === undefined) return { ok: false, why: 'damaged' };
  return letter === LETTERS.match ? readMatch(text) : readTable(text, letter === LETTERS.shot);
}

function readMatch(text: string): ReadLink {
  const parsed = unbroken(() => parseLog(text)) ?? {
    ok: false,
    fault: { code: 'damaged' } as const,
  };
  return parsed.ok
    ? { ok: true, linked: { kind: 'match', log: text } }
    : { ok: false, why: 'noMatch', fault: parsed.fault };
}

function readTable(text: string, isShot: boolean): ReadLink {
  const value = parseJson(text);
  // Its letter says what a link is about: one that holds something else is none of ours.
  if (!isRecord(value) || 'shot' in value !== isShot) return { ok: false, why: 'damaged' };
  const read = readStart(value);
  if (!read.ok) return read;
  return { ok: true, linked: { kind: isShot ? 'shot' : 'position', start: read.start } };
}

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Nothing where it is damaged, or swells beyond all measure. */
async function unpacked(data: string): Promise<string | undefined> {
  try {
    const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.getReader();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > MOST_TEXT) {
        void reader.cancel();
        return undefined;
      }
      chunks.push(value);
    }
    const all = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(all);
  } catch {
    return undefined;
  }
}

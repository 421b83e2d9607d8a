// Hands a link to whoever is to have it: the device's own sheet where a finger is at work, else the clipboard.

/** The address of the game itself, wherever it lies, with this after the hash. */
export function addressWith(link: string): string {
  const url = new URL(document.baseURI);
  url.search = '';
  url.hash = link;
  return url.href;
}

/** `refused` where neither is allowed here: the address has to be copied by hand then. */
export type Shared = 'shared' | 'copied' | 'closed' | 'refused';

/** With a text, that comes first and the address in a line below. */
export async function share(url: string, title: string, text?: string): Promise<Shared> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url, ...(text !== undefined && { text }) });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'closed';
    }
  }
  try {
    await navigator.clipboard.writeText(sharedText(url, text));
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** As it is copied. */
export const sharedText = (url: string, text?: string): string =>
  text === undefined ? url : `${text}\n${url}`;

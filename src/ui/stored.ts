// Small things that outlast the page. Storage throws where the visitor has blocked it: nothing is kept then, and nothing breaks.

export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(`flickfall.${name}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(`flickfall.${name}`, JSON.stringify(value));
  } catch {
    return;
  }
}

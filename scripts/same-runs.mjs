// Runs of words that two texts have in common: case, accents and punctuation do not count.

/** Every word with where it begins; a word divided at the end of a line is one. */
export function wordsOf(text) {
  const whole = text.replaceAll(/(\p{L})[-\u00AD]\n\s*(?=\p{Ll})/gu, '$1');
  return [...whole.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: folded(word),
    line: 1 + (whole.slice(0, index).match(/\n/g)?.length ?? 0),
  }));
}

const folded = (word) =>
  word
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** Of a text that others are compared with: where each so long run begins. */
export function indexOf(text, least) {
  const words = wordsOf(text).map(({ word }) => word);
  const places = new Map();
  for (let at = 0; at + least <= words.length; at += 1) {
    const run = words.slice(at, at + least).join(' ');
    places.set(run, [...(places.get(run) ?? []), at]);
  }
  return { words, places, least };
}

/** The longest runs that a text shares with the indexed one, in order; names do not count as words of a run. */
export function sameRuns({ words: book, places, least }, text, names = new Set()) {
  const words = wordsOf(text);
  const runs = [];
  for (let at = 0; at + least <= words.length;) {
    const begins = places.get(joined(words.slice(at, at + least))) ?? [];
    const length = Math.max(0, ...begins.map((from) => sameFrom(book, from, words, at)));
    const run = words.slice(at, at + length);
    if (run.filter(({ word }) => !names.has(word)).length >= least)
      runs.push({ line: run[0].line, length, words: joined(run) });
    at += Math.max(1, length - least + 1);
  }
  return runs;
}

const joined = (words) => words.map(({ word }) => word).join(' ');

function sameFrom(book, from, words, at) {
  let length = 0;
  while (from + length < book.length && book[from + length] === words[at + length]?.word)
    length += 1;
  return length;
}

// Every rule and ruling of docs/rules.md with the tests that name it: `node scripts/rules.mjs [--check]`.
// A test names a rule by its id in a title; `R073–R076` names all four. With --check one that no test
// names is a failure. With --draw it draws some instead, in an order that the seed alone decides, so that
// `--draw 41` says which comes after `--draw 40`: `--draw 40 --seed 15 --from 37-40,43,A129-A193`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const BOOK = 'docs/rules.md';
const TESTS = 'tests';
/** `test('…'`, `test.each([…])('…'`, `describe('…'`; a test that is skipped tests nothing. */
const CALL = /(?<![.\w])(?:test|it|describe)(?:\.(?:only|concurrent))*(\.each)?\s*(?:<[^>]*>)?\(/g;
const QUOTES = ["'", '"', '`'];

function readBook() {
  const rules = [];
  let chapter = { number: 0, name: '' };
  for (const line of readFileSync(BOOK, 'utf8').split('\n')) {
    const heading = /^## (\d+)\. (.+)$/.exec(line);
    if (heading) chapter = { number: Number(heading[1]), name: heading[2] };
    const rule = /^- \*\*([RA])(\d{2,3})\*\* (.+)$/.exec(line);
    if (rule)
      rules.push({ id: rule[1] + rule[2], number: Number(rule[2]), text: rule[3], chapter });
  }
  return rules;
}

const testFiles = () =>
  readdirSync(TESTS, { recursive: true })
    .filter((path) => /\.(test|spec)\.ts$/.test(path))
    .map((path) => join(TESTS, path).replaceAll('\\', '/'))
    .toSorted();

/** The index just behind the bracket that closes the one at `open`. */
function behindBracket(source, open) {
  let depth = 0;
  for (let index = open; index < source.length; index += 1) {
    const char = source[index];
    if (QUOTES.includes(char)) index = endOfText(source, index);
    else if (source.startsWith('//', index)) index = source.indexOf('\n', index);
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return source.length;
}

/** The index of the quote that closes the one at `start`. */
function endOfText(source, start) {
  for (let index = start + 1; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === source[start]) return index;
  }
  return source.length;
}

function titlesOf(source) {
  const titles = [];
  for (const match of source.matchAll(CALL)) {
    const line = source.slice(source.lastIndexOf('\n', match.index) + 1, match.index);
    if (/^\s*(\/\/|\*|\/\*)/.test(line)) continue;
    let open = match.index + match[0].length - 1;
    if (match[1]) open = source.indexOf('(', behindBracket(source, open));
    const text = /^\(\s*/.exec(source.slice(open));
    const start = open + (text?.[0].length ?? 1);
    if (!QUOTES.includes(source[start])) continue;
    titles.push(source.slice(start + 1, endOfText(source, start)));
  }
  return titles;
}

function idsIn(title) {
  const ids = new Set();
  for (const [, kind, from, to] of title.matchAll(/\b([RA])(\d{2,3})(?:\s*[–-]\s*\1(\d{2,3}))?\b/g))
    for (let number = Number(from); number <= Number(to ?? from); number += 1)
      ids.add(kind + String(number).padStart(from.length, '0'));
  return ids;
}

/** Chapters (`38`, `37-40`) and ids (`R257`, `A129-A193`), with commas. */
function isIn(from) {
  const spans = from.split(',').map((part) => {
    const span = /^([RA]?)(\d+)(?:-\1(\d+))?$/.exec(part.trim());
    if (!span) throw new Error(`--from: neither chapters nor ids: ${part}`);
    return { kind: span[1], first: Number(span[2]), last: Number(span[3] ?? span[2]) };
  });
  return ({ id, number, chapter }) =>
    spans.some(({ kind, first, last }) => {
      const place = kind ? number : chapter.number;
      return id.startsWith(kind) && first <= place && place <= last;
    });
}

/** Numbers in [0, 1) by a seed: mulberry32. */
function numbersBy(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function drawn(some, count, seed) {
  const left = [...some];
  const next = numbersBy(seed);
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  ).flat();
}

const { values: asked } = parseArgs({
  options: {
    check: { type: 'boolean' },
    draw: { type: 'string' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '1-99' },
  },
});
const rules = readBook();
if (asked.draw) {
  const some = rules.filter(isIn(asked.from));
  console.log(`${asked.draw} of ${some.length} from ${asked.from}, seed ${asked.seed}`);
  for (const { id, text } of drawn(some, Number(asked.draw), Number(asked.seed)))
    console.log(id, text);
  process.exit();
}

const tests = new Map(rules.map(({ id }) => [id, []]));
const unknown = [];
for (const file of testFiles()) {
  for (const title of titlesOf(readFileSync(file, 'utf8'))) {
    for (const id of idsIn(title)) {
      if (tests.has(id)) tests.get(id).push(`${file}: ${title}`);
      else unknown.push(`${id} in ${file}: ${title}`);
    }
  }
}

const isRuling = ({ id }) => id.startsWith('A');
const untested = ({ id }) => tests.get(id).length === 0;
const missing = rules.filter(untested);

let chapter;
for (const rule of rules) {
  if (rule.chapter !== chapter) console.log(`\n${rule.chapter.number}. ${rule.chapter.name}`);
  chapter = rule.chapter;
  const named = tests.get(rule.id);
  const mark = named.length > 0 ? '✓' : '✗';
  console.log(`${mark} ${rule.id} ${named.length > 0 ? '' : rule.text}`.trimEnd());
  for (const test of named) console.log('   ', test);
}

const tested = (some) => some.filter((rule) => !untested(rule)).length;
for (const { name, some } of [
  { name: 'rules', some: rules.filter((rule) => !isRuling(rule)) },
  { name: 'rulings', some: rules.filter(isRuling) },
]) {
  console.log(`\n${tested(some)} of ${some.length} ${name} are named by a test.`);
}
if (missing.length > 0) console.log(`Missing: ${missing.map(({ id }) => id).join(' ')}`);
for (const one of unknown) console.log(`No such rule: ${one}`);
if (asked.check && missing.length + unknown.length > 0) process.exit(1);

// Every rule and ruling of docs/rules.md with the tests that name it: `node scripts/rules.mjs [--check]`.
// A test names a rule by its id in a title; `R073–R076` names all four. With --check one that no test
// names is a failure.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

const rules = readBook();
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
if (process.argv.includes('--check') && missing.length + unknown.length > 0) process.exit(1);

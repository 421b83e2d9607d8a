// The few letters of SVG's path language that our drawings use, for whoever is no browser: card cutters and tests.

export type Command =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 };

/** All in absolute coordinates; what follows a first M without a letter is a line. */
export function commandsOf(path: string): Command[] {
  const commands: Command[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const name = letter.toUpperCase();
    const takes = TAKES[name];
    if (takes === undefined) throw new Error(`No drawing here uses ${letter}: ${path}`);
    if (name === 'Z') {
      commands.push(['Z']);
      [x, y] = [startX, startY];
      continue;
    }
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (let at = 0; at < numbers.length; at += takes) {
      const given = numbers.slice(at, at + takes);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = absolute(given, name, letter !== name, x, y); // prettier-ignore
      if (name === 'Q') commands.push(['Q', a, b, c, d]);
      else if (name === 'C') commands.push(['C', a, b, c, d, e, f]);
      else commands.push([name === 'M' && at === 0 ? 'M' : 'L', a, b]);
      [x, y] = name === 'Q' ? [c, d] : name === 'C' ? [e, f] : [a, b];
      if (name === 'M' && at === 0) [startX, startY] = [x, y];
    }
  }
  return commands;
}

function absolute(
  given: readonly number[],
  name: string,
  relative: boolean,
  x: number,
  y: number,
): readonly number[] {
  const [first = 0] = given;
  if (name === 'H') return [relative ? x + first : first, y];
  if (name === 'V') return [x, relative ? y + first : first];
  return relative ? given.map((value, index) => value + (index % 2 === 0 ? x : y)) : given;
}

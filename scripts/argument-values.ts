// Words of a command line, read as what they have to be.

export function oneOf<T extends string>(name: string, known: readonly T[], given: string): T {
  const found = known.find((one) => one === given);
  if (found === undefined) throw new Error(`${name} takes one of ${known.join(', ')}.`);
  return found;
}

export function wholeFrom(name: string, least: number, given: string): number {
  const value = Number(given);
  if (given.trim() === '' || !Number.isInteger(value) || value < least)
    throw new Error(`${name} takes a whole number from ${least} on.`);
  return value;
}

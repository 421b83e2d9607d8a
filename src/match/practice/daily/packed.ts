// A list of ascending numbers as short text: the way from each to the next as a digit of 36; a zero goes on by 35.
const BASE = 36;
const LONGEST = BASE - 1;

export function packed(ascending: readonly number[]): string {
  let last = -1;
  let text = '';
  for (const one of ascending) {
    let step = one - last;
    for (; step > LONGEST; step -= LONGEST) text += '0';
    text += step.toString(BASE);
    last = one;
  }
  return text;
}

export function unpacked(text: string): readonly number[] {
  const numbers: number[] = [];
  let last = -1;
  for (const digit of text) {
    const step = Number.parseInt(digit, BASE);
    last += step === 0 ? LONGEST : step;
    if (step !== 0) numbers.push(last);
  }
  return numbers;
}

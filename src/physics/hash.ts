/** Sixteen hexadecimal digits of a text, the same in every engine. Finds drift; it is no protection against forgery. */
export function hashText(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 15);
  }
  return hex(low ^ (high >>> 13)) + hex(high ^ (low >>> 16));
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');

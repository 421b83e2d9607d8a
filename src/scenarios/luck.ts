// What the luck of a match is made of.

/** 128 bits, as 32 hexadecimal digits. */
export type Seed = string;
export const SEED_DIGITS = 32;

/** Zombies, spots and shots are open; markers, decks and objectives are hidden. */
export type StreamName = 'open' | 'hidden';
/** The key in hexadecimal, and how many numbers have been drawn. */
export type Stream = { readonly key: string; readonly drawn: number };
export type Luck = Readonly<Record<StreamName, Stream>>;

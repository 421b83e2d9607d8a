declare const RULES_HASH: string;

/** Names the code that decides how a match goes on (scripts/rules-hash.mjs): a log tells by which it was played. */
export const RULES: string = RULES_HASH;

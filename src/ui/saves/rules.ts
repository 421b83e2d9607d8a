declare const RULES_HASH: string;

/** Names the code that decides how a match goes on (vite.config.ts): a state made by other code is not taken over. */
export const RULES: string = RULES_HASH;

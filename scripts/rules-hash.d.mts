export function hashOfRules(): string;
export const RULES_DEFINED: { readonly RULES_HASH: string };

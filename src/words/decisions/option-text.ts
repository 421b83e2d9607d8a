/** What an option says, and what it would mean. */
export type OptionText = { readonly label: string; readonly hint?: string };

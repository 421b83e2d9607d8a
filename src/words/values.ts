/** What a text of the screens takes, by name. */
export type Values<Name extends string> = Readonly<Record<Name, string | number>>;

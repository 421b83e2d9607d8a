// How steadily a hand lets go: one measure for whoever models a hand.

/** Standard deviations of the pull at release, in CSS pixels: across its direction, and along it. */
export type Steadiness = { readonly across: number; readonly along: number };

/** With fine aim the same clumsy hand moves ten times the way for the same pull. */
export const STEADINESS = {
  mouse: { across: 4, along: 4 },
  mouseFine: { across: 0.4, along: 0.4 },
  thumb: { across: 5.5, along: 5.5 },
} as const satisfies Readonly<Record<string, Steadiness>>;

export type HandKind = keyof typeof STEADINESS;

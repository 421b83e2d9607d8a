// What an emblem is made of: shapes on a grid of 24, drawn one upon the other.

/** Paper and accent lie on the ink of the frame; ink upon them is a detail that is cut out again. */
export type Tone =
  | 'paper'
  | 'accent'
  | 'ink'
  /** Lines of 1.5, which a screen of one pixel a unit still shows. */
  | 'paperLine'
  | 'accentLine'
  | 'inkLine'
  /** Lines of 0.9: for what may be missing in the smallest size. */
  | 'inkHair';

/** A shape may be turned and moved as a whole. */
export type Shape = readonly [tone: Tone, path: string, at?: string];
export type Glyph = readonly Shape[];

/** A zombie's skull, nine units wide, its middle where it is put. */
export const skull = (tone: Tone, at: string): Glyph => [
  [
    tone,
    'M0-4.6C-2.8-4.6-4.6-2.7-4.6 0c0 1.7.8 2.8 2.1 3.4V5h5V3.4C3.8 2.8 4.6 1.7 4.6 0 4.6-2.7 2.8-4.6 0-4.6Z',
    at,
  ],
  [
    'ink',
    'M-3.3.2a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 1 0-2.5 0M.8.2a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 1 0-2.5 0',
    at,
  ],
];

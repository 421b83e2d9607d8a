// The powers of the survivors, drawn.
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import { skull, type Glyph } from './glyph';

export const POWER_GLYPHS: Readonly<Record<SurvivorId, Glyph>> = {
  /** A ball for the next inning, and one more. */
  anita: [
    ['paper', 'M10 7.4a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4Z'],
    ['inkHair', 'M7 9c1.9 2.1 1.9 5.1 0 7.2M13 9c-1.9 2.1-1.9 5.1 0 7.2'],
    ['accentLine', 'M16.7 4.9v5M14.2 7.4h5'],
  ],
  /** A stick that burns at one end. */
  elijah: [
    ['paper', 'M9.6 10.7l3.3 3.3-4 4a1.5 1.5 0 0 1-2.1 0l-1.2-1.2a1.5 1.5 0 0 1 0-2.1Z'],
    ['inkHair', 'M7.8 12.4l3.4 3.4'],
    [
      'accent',
      'M14.8 3.6l.9 2.5 2.4-1.1-1.1 2.4 2.5.9-2.5.9 1.1 2.4-2.4-1.1-.9 2.5-.9-2.5-2.4 1.1 1.1-2.4-2.5-.9 2.5-.9-1.1-2.4 2.4 1.1Z',
      'translate(-.2 .9)',
    ],
  ],
  /** An eye above two markers. */
  gabriel: [
    [
      'paper',
      'M4.8 9.4C6.7 6.2 9.2 4.7 12 4.7s5.3 1.5 7.2 4.7c-1.9 3.2-4.4 4.7-7.2 4.7s-5.3-1.5-7.2-4.7Z',
    ],
    ['ink', 'M12 6.1a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z'],
    ['accent', 'M12 7.7a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z'],
    ['accent', 'M8.9 15.3a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2Z'],
    ['paperLine', 'M15.1 16a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z'],
  ],
  /** The sheriff's star goes round once more. */
  john: [
    ['paper', 'M12 6.6l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3L7.2 10l3.3-.4Z'],
    ['accentLine', 'M6.7 7a6.7 6.7 0 1 0 8.3-2'],
    ['accent', 'M11.4 4.5l4.4-1.7-.4 4.6Z'],
  ],
  /** The last blow. */
  kevin: [
    ...skull('paper', 'translate(12 14.3)'),
    ['ink', 'M9.9 7h4.2v4.4L12 14.7l-2.1-3.3Z'],
    ['accent', 'M11.1 2.9h1.8v2h2.5v1.5h-1.9v4.7L12 13.4l-1.5-2.3V6.4H8.6V4.9h2.5Z'],
  ],
  /** A boot with a wing. */
  lily: [
    ['paper', 'M10.2 4.7h4.7v5.5c1.7.9 4.5 1.2 4.8 4.2h-9.5ZM10.2 15.6h9.4v1.6h-9.4Z'],
    [
      'accent',
      'M9 5.7C7.2 6 5.2 5.5 3.9 4.4c.1 1.5.7 2.6 1.5 3.3-.4 0-.8-.1-1.1-.3.3 1.4 1 2.4 2 3-.3.1-.6.1-.9 0 .7 1.3 1.9 2.2 3.6 2.5Z',
    ],
  ],
  /** Two jars on one shelf. */
  loretta: [
    ['paper', 'M6.2 5.3h4.4v1.6H6.2ZM5.6 7.9h5.6v6a1 1 0 0 1-1 1H6.6a1 1 0 0 1-1-1Z'],
    ['accent', 'M13.4 5.3h4.4v1.6h-4.4ZM12.8 7.9h5.6v6a1 1 0 0 1-1 1h-3.6a1 1 0 0 1-1-1Z'],
    ['ink', 'M7 10h2.8v2.8H7ZM14.2 10H17v2.8h-2.8Z'],
    ['paperLine', 'M5.4 17.1h13.2'],
  ],
  /** Gone before they look. */
  mike: [
    ['paper', 'M14.8 3.7a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z'],
    [
      'paperLine',
      'M13.2 8.8L11 12.7l3 1.8-.6 4M11 12.7l-1.2 3-3.3.6M9.2 11.4l1-2.5 3-.1 1.9 2.4 2.9-.1',
    ],
    ['accentLine', 'M4.6 8h2.8M4.6 11h1.8'],
  ],
  /** The doctor's bag. */
  olivia: [
    ['accentLine', 'M9 7.3V6.2a1.7 1.7 0 0 1 1.7-1.7h2.6A1.7 1.7 0 0 1 15 6.2v1.1'],
    [
      'paper',
      'M6.2 8h11.6a1.4 1.4 0 0 1 1.4 1.4v6.2a1.4 1.4 0 0 1-1.4 1.4H6.2a1.4 1.4 0 0 1-1.4-1.4V9.4A1.4 1.4 0 0 1 6.2 8Z',
    ],
    ['ink', 'M11 9.5h2v2h2v2h-2v2h-2v-2H9v-2h2Z'],
  ],
  /** The wind takes the disc along once more. */
  rosa: [
    ['paperLine', 'M5 9.2h6a2.2 2.2 0 1 0-2.2-2.2M5 12.1h7.8M5.4 15h3.7a1.9 1.9 0 1 1-1.9 1.9'],
    ['accent', 'M16.1 8.9a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z'],
    ['ink', 'M16.1 11a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z'],
  ],
  /** A reticle. */
  thomas: [
    [
      'paperLine',
      'M12 6a5.3 5.3 0 1 0 0 10.6A5.3 5.3 0 0 0 12 6M12 4.2v4M12 14.4v4M5 11.3h4M15 11.3h4',
    ],
    ['accent', 'M12 9.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z'],
  ],
};

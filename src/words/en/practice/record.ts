// One's own tries and hits, and one's own hand.
export const record = {
  title: 'My record',
  hint: 'Your own shots at this table, kept on this device only. A weapon counts where it was aimed at a figure; a move by how far its strength would carry it.',
  none: 'Nothing is noted yet.',
  what: 'With',
  distance: 'Distance',
  tries: 'Tries',
  hits: 'Hits',
  band: (from: number, to: number | undefined): string =>
    to === undefined ? `over ${from} cm` : `${from}–${to} cm`,
  overTime: (block: number): string => `Hits over time, ${block} tries a dot`,
  tooFew: (block: number): string => `After ${block} tries a line shows how it goes.`,
  export: 'Export',
  forget: 'Forget all',
  question: 'Forget all noted shots? That cannot be undone.',
  yes: 'Forget them',
  no: 'Keep them',
  mine: 'mine',
  missing: (count: number): string =>
    `Your own hand is not known yet: ${count} more ${count === 1 ? 'try' : 'tries'}.`,
  measure: 'Measure my hand',
  measureAgain: 'Measure it again',
  measuring:
    'Press anywhere in the field and pull back until the tip of the arrow lies in the ring; then let go, as fast as you play. Only a mouse, a pen or a finger can be measured.',
  field: 'Disc and ring',
  count: (made: number, all: number): string => `Try ${made} of ${all}`,
  aside: {
    exact: 'straight through the ring',
    more: (pixels: string): string => `${pixels} px too far to the left`,
    less: (pixels: string): string => `${pixels} px too far to the right`,
  },
  length: {
    exact: 'just as long as it should be',
    more: (pixels: string): string => `${pixels} px too long`,
    less: (pixels: string): string => `${pixels} px too short`,
  },
  notThatOne: 'Not that one',
  likes: {
    steadier: 'Steadier than most hands with a mouse.',
    mouse: 'About like a hand with a mouse.',
    thumb: 'About like a thumb on a phone.',
    shakier: 'Less steady than a thumb on a phone.',
  },
  result: (across: string, along: string): string =>
    `Your hand lets go within ${across} px across the pull and ${along} px along it, two times out of three.`,
  noTry: 'That was too far off to be a try at this ring.',
};

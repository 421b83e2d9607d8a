// What stands round an emblem, so that the three sorts differ without any colour.
export type FrameName = 'shield' | 'card' | 'torn';

export type Frame = {
  readonly outline: string;
  /** A fine line within, for the large sizes. */
  readonly rim: string;
};

export const FRAMES: Readonly<Record<FrameName, Frame>> = {
  /** Powers: what a survivor bears. */
  shield: {
    outline:
      'M12 .3C9.2 2.1 5.7 3 1.4 3.1v8.4c0 6.1 4.2 10.1 10.6 12.3 6.4-2.2 10.6-6.2 10.6-12.3V3.1C18.3 3 14.8 2.1 12 .3Z',
    rim: 'M12 1.7C9.3 3.3 6.2 4.1 2.5 4.2v7.3c0 5.3 3.6 9 9.5 11.1 5.9-2.1 9.5-5.8 9.5-11.1V4.2C17.8 4.1 14.7 3.3 12 1.7Z',
  },
  /** Secret objectives, the traitor's too: across the table it must look like all the others. */
  card: {
    outline:
      'M4.3.4h15.4A2.3 2.3 0 0 1 22 2.7v18.6a2.3 2.3 0 0 1-2.3 2.3H4.3A2.3 2.3 0 0 1 2 21.3V2.7A2.3 2.3 0 0 1 4.3.4Z',
    rim: 'M4.5 1.5h15A1.4 1.4 0 0 1 20.9 2.9v18.2a1.4 1.4 0 0 1-1.4 1.4h-15A1.4 1.4 0 0 1 3.1 21.1V2.9A1.4 1.4 0 0 1 4.5 1.5Z',
  },
  /** Objectives of an exile, whose card was torn up. */
  torn: {
    outline:
      'M4.3.4h10.9l-.8 1.9 1.5 1 1-2.9h2.8A2.3 2.3 0 0 1 22 2.7v18l-2.2 2.4-2.1-2.3-2.3 2.8-2.3-2.7-2.3 2.7-2.3-2.8-2.3 2.7-2-2.3L2 22.4V2.7A2.3 2.3 0 0 1 4.3.4Z',
    rim: 'M13.5 1.5h-9A1.4 1.4 0 0 0 3.1 2.9v16.6M17.9 1.5h1.6a1.4 1.4 0 0 1 1.4 1.4v16.6',
  },
};

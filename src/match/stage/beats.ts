// What of all that happens has a moment of its own between a step and the next question: each kind of event says so here.
import type { EventKind, EventOf, GameEvent } from '../../scenarios/events';

/** What is staged; a picture and a sound for each stands with the scene, words with the page. */
export type Look =
  | 'day'
  | 'appear'
  | 'noise'
  | 'felled'
  | 'hearts'
  | 'heal'
  | 'death'
  | 'find'
  | 'theft'
  | 'card'
  | 'duel'
  | 'combat'
  | 'news'
  | 'door'
  | 'ending';

export type Length = {
  /** In seconds, at the usual speed; a card is read until it is laid aside. */
  readonly full: number;
  /** Once the match has shown the like. */
  readonly again: number;
};

export const LENGTHS: Readonly<Record<Look, Length | 'read'>> = {
  day: { full: 1.6, again: 1.3 },
  appear: { full: 0.9, again: 0.6 },
  noise: { full: 0.9, again: 0.5 },
  felled: { full: 0.8, again: 0.6 },
  hearts: { full: 1.2, again: 0.9 },
  heal: { full: 0.8, again: 0.6 },
  death: { full: 2.2, again: 1.8 },
  find: { full: 1.3, again: 1 },
  theft: { full: 1.3, again: 1 },
  card: 'read',
  duel: { full: 1.3, again: 0.9 },
  combat: { full: 1.3, again: 1 },
  news: { full: 1.1, again: 0.8 },
  door: { full: 0.8, again: 0.6 },
  ending: { full: 3.2, again: 3.2 },
};

/** What one event asks for. */
export type Plan = {
  readonly look: Look;
  /** Figures, buildings and things that have to be in the picture; none: wherever the eye is. */
  readonly about: readonly string[];
  /** Seen before anything is changed: whoever is about to vanish is still there. */
  readonly first?: true;
  /** All that come together are one moment. */
  readonly joins?: true;
};

/** The film of a run shows it, with whatever stands beside it there. */
const filmed = (): undefined => undefined;
/** A line is enough; or a sheet of its own, or the question that follows, shows it. */
const quiet = (): undefined => undefined;

const news =
  <Kind extends EventKind>(about: (event: EventOf<Kind>) => readonly (string | undefined)[]) =>
  (event: EventOf<Kind>): Plan => ({ look: 'news', about: about(event).filter(isNamed) });

const isNamed = (id: string | undefined): id is string => id !== undefined;

/** The compiler asks for every kind of event. */
export const BEATS: {
  readonly [Kind in EventKind]: (event: EventOf<Kind>) => Plan | undefined;
} = {
  roundBegan: () => ({ look: 'day', about: [], joins: true }),
  oneMoreRound: () => ({ look: 'day', about: [], joins: true }),
  roundEnded: quiet,
  turnBegan: quiet,
  gameOver: () => ({ look: 'ending', about: [] }),

  touchedFirst: filmed,
  moved: filmed,
  moveFailed: filmed,
  entered: filmed,
  fired: filmed,
  missed: filmed,
  keptFeet: filmed,
  fell: filmed,
  brushed: filmed,
  slidPast: filmed,
  slid: filmed,
  putBack: filmed,
  flare: filmed,
  passedDoor: filmed,
  drivenOut: filmed,
  rushBegan: filmed,

  tileRemoved: ({ tile }) => ({ look: 'door', about: [tile], first: true }),
  killed: ({ zombie, pointBlank, by }) =>
    pointBlank || by === 'acid' ? { look: 'felled', about: [zombie], first: true } : undefined,
  lostLife: ({ survivor }) => ({ look: 'hearts', about: [survivor], joins: true }),
  gainedLife: ({ survivor }) => ({ look: 'heal', about: [survivor], joins: true }),
  died: ({ survivor }) => ({ look: 'death', about: [survivor], joins: true }),
  appeared: ({ figure }) => ({ look: 'appear', about: [figure], joins: true }),
  noise: ({ noise, survivor, flare }) =>
    noise === 'silent' ? undefined : { look: 'noise', about: flare ? [] : [survivor] },
  alarm: ({ object }) => ({ look: 'noise', about: [object] }),

  duelBegan: ({ survivors, against }) => ({
    look: 'duel',
    about: [...survivors, ...against],
    first: true,
  }),
  combatCard: () => ({ look: 'combat', about: [], first: true }),
  duelEnded: () => ({ look: 'news', about: [], first: true }),
  thrownOut: news(({ survivor, by }) => [survivor, by]),

  revealed: () => ({ look: 'find', about: [] }),
  waits: ({ structure }) => ({ look: 'find', about: [structure] }),
  cardDrawn: () => ({ look: 'card', about: [] }),
  stole: ({ thief, from }) => ({ look: 'theft', about: [thief, from] }),
  spared: ({ thief, from }) => ({ look: 'theft', about: [thief, from] }),
  threwAway: ({ thief, from }) => ({ look: 'theft', about: [thief, from] }),
  recruited: news(({ survivor, by }) => [survivor, by]),
  joined: news(({ survivor }) => [survivor]),
  escorts: news(({ escort, rescued }) => [rescued, escort]),
  boardTurned: news(({ survivor }) => [survivor]),
  power: news(({ survivor }) => [survivor]),
  exiled: () => ({ look: 'news', about: [] }),
  changedSides: () => ({ look: 'news', about: [] }),
  stayed: () => ({ look: 'news', about: [] }),
  doorClosed: ({ structure }) => ({ look: 'door', about: [structure], joins: true }),
  doorOpened: ({ structure }) => ({ look: 'door', about: [structure], joins: true }),

  stoodUp: quiet,
  took: quiet,
  dropped: quiet,
  leftLying: quiet,
  peeked: quiet,
  mixed: quiet,
  spent: quiet,
  duskCalled: quiet,
  ate: quiet,
  voted: quiet,
  accused: quiet,
  shown: quiet,
  drewObjective: quiet,
  passed: quiet,
  fighterChosen: quiet,
  pretzel: quiet,
};

/** The row of its kind; TypeScript cannot see by itself that the two go together. */
export const planOf = <Kind extends EventKind>(
  event: EventOf<Kind> & GameEvent,
): Plan | undefined => (BEATS[event.kind] as (one: GameEvent) => Plan | undefined)(event);

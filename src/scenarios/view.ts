// What a seat may know: a list, name by name. Whatever is not on it is not sent, however it came into the state.
import type { ZombieDuel, TeamDuel, Duel } from './duels';
import type { Game, Marker, Seat, Survivor, Team, Thing, Turn, Zombie } from './game';
import { isSurvivorId, type SurvivorId } from './catalogue/survivors';
import type { MarkerId, SeatId } from './ids';
import type { Facts } from './objectives/facts';

/** What everybody sees as it is. */
const OPEN = [
  'version',
  'scenario',
  'sheet',
  'options',
  'turnTeam',
  'pretzel',
  'pretzelLies',
  'pretzelDue',
  'layout',
  'round',
  'invasion',
  'effects',
  'closed',
  'fallen',
  'asked',
  'result',
] as const satisfies readonly (keyof Game)[];

const OF_SEAT = ['id', 'name', 'team', 'steady'] as const satisfies readonly (keyof Seat)[];
const OF_TEAM = ['id', 'seats', 'nextSeat'] as const satisfies readonly (keyof Team)[];
const OF_SURVIVOR = [
  'team',
  'owner',
  'life',
  'startLife',
  'place',
  'backpack',
  'slots',
  'role',
  'escort',
  'power',
  'tokens',
  'effects',
] as const satisfies readonly (keyof Survivor)[];
const OF_ZOMBIE = [
  'kind',
  'design',
  'number',
  'place',
] as const satisfies readonly (keyof Zombie)[];
const OF_THING = ['kind', 'pose', 'removed'] as const satisfies readonly (keyof Thing)[];
const OF_TURN = [
  'seat',
  'survivor',
  'actionsLeft',
  'actionsTaken',
  'noise',
  'kills',
  'usedPowers',
  'accused',
  'turning',
  'over',
  'diedAt',
] as const satisfies readonly (keyof Turn)[];
/** Of a marker the face is told apart. */
const OF_MARKER = ['faceUp', 'place'] as const satisfies readonly (keyof Marker)[];
const OF_LANE = [
  'structure',
  'turn',
  'near',
  'far',
  'acted',
  'quiet',
] as const satisfies readonly (keyof Duel)[];
/** The cards that others hold are theirs alone, and so is how far they are (A190). */
const OF_FACTS = ['exiles', 'shown', 'extraRounds'] as const satisfies readonly (keyof Facts)[];

/** Eyes without a seat: they see what everybody may know. */
export const SPECTATOR: SeatId = '';

type Listed<List extends readonly PropertyKey[]> = List[number];

/** Without a type its face is hidden from this seat. */
export type MarkerView = Pick<Marker, Listed<typeof OF_MARKER>> & Partial<Pick<Marker, 'type'>>;

/** A duel without the order of its deck. */
export type DuelView = Pick<Duel, Listed<typeof OF_LANE>> & {
  /** Whose go it is, or who chooses a weapon. */
  readonly fighter?: string;
} & (
    | (Pick<ZombieDuel, 'against' | 'turned'> & { readonly cardsLeft: number })
    | Pick<TeamDuel, 'against' | 'waits' | 'felled'>
  );

/** What game and view have in common: whoever asks no more than this can ask either. */
export type Seen = Pick<Game, Listed<typeof OPEN>> & {
  readonly seats: readonly Pick<Seat, Listed<typeof OF_SEAT>>[];
  readonly teams: readonly Pick<Team, Listed<typeof OF_TEAM>>[];
  readonly survivors: Partial<
    Readonly<Record<keyof Game['survivors'], Pick<Survivor, Listed<typeof OF_SURVIVOR>>>>
  >;
  readonly zombies: Readonly<Record<string, Pick<Zombie, Listed<typeof OF_ZOMBIE>>>>;
  readonly things: Readonly<Record<string, Pick<Thing, Listed<typeof OF_THING>>>>;
  readonly turn?: Pick<Turn, Listed<typeof OF_TURN>> | undefined;
  readonly markers: Readonly<Record<MarkerId, MarkerView>>;
};

export type SeatView = Seen & {
  /** Whose view it is; of somebody who has no seat it shows what everybody may know. */
  readonly seat: SeatId;
  /** Face-down markers that this seat has looked at itself. */
  readonly peeked: readonly MarkerId[];
  readonly crossroads: { readonly left: number; readonly discard: Game['crossroads']['discard'] };
  readonly facts?: Facts;
  /** What is being fought just now. */
  readonly duel?: DuelView;
  /** The next round has been called: its horde is on its way in. */
  readonly hordeComes: boolean;
};

export function viewFor(game: Game, seat: SeatId): SeatView {
  const duel = duelNow(game);
  return {
    ...pick(game, OPEN),
    seat,
    seats: game.seats.map((one) => pick(one, OF_SEAT)),
    teams: game.teams.map((one) => pick(one, OF_TEAM)),
    survivors: pickEach(game.survivors, OF_SURVIVOR),
    zombies: pickEach(game.zombies, OF_ZOMBIE),
    things: pickEach(game.things, OF_THING),
    ...(game.turn && { turn: pick(game.turn, OF_TURN) }),
    ...markersFor(game, seat),
    crossroads: { left: game.crossroads.draw.length, discard: game.crossroads.discard },
    ...(game.facts && { facts: factsFor(game, game.facts, seat) }),
    ...(duel && { duel }),
    hordeComes: game.agenda.some((task) => task.do === 'nextRound'),
  };
}

function markersFor(game: Game, seat: SeatId): Pick<SeatView, 'markers' | 'peeked'> {
  const team = game.seats.find(({ id }) => id === seat)?.team;
  const peeked = game.peeks.filter((peek) => peek.seat === seat).map(({ marker }) => marker);
  // Once a match is over nothing is kept from anybody: what was put down face down is seen, and counts in what is told.
  const isOver = game.result !== undefined;
  const isKnown = (id: MarkerId, { faceUp, place }: Marker): boolean =>
    isOver ||
    faceUp ||
    peeked.includes(id) ||
    // A team knows what its own survivors carry (R330).
    (place.on === 'board' && game.survivors[place.survivor]?.team === team);
  const markers = Object.entries(game.markers).map(([id, marker]): [MarkerId, MarkerView] => [
    id,
    {
      ...pick(marker, OF_MARKER),
      ...(isOver && { faceUp: true }),
      ...(isKnown(id, marker) && { type: marker.type }),
    },
  ]);
  return { markers: Object.fromEntries(markers), peeked };
}

/** Own cards and own counts; when the match is over, everybody's. */
function factsFor({ survivors, result }: Game, facts: Facts, seat: SeatId): Facts {
  const { cards, tallies } = facts;
  const mine = <T>(
    all: Readonly<Record<string, T>>,
    ownerOf: (name: string) => SeatId | undefined,
  ) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => result !== undefined || ownerOf(name) === seat),
    );
  const ownerOf = (name: string): SeatId | undefined =>
    isSurvivorId(name) ? survivors[name]?.owner : undefined;
  return {
    ...pick(facts, OF_FACTS),
    ...(cards && { cards: mine(cards, (name) => name) }),
    ...(tallies && { tallies: mine(tallies, ownerOf) }),
  };
}

/** The duel that stands first on the agenda. */
export function duelNow({ agenda }: Pick<Game, 'agenda'>): DuelView | undefined {
  const task = agenda.at(-1);
  if (!task || !('duel' in task)) return undefined;
  const { duel } = task;
  const fighter = task.do === 'duelWeapon' ? task.choosing[0] : duel[duel.turn].fighters[0]?.id;
  return {
    ...pick(duel, OF_LANE),
    ...(fighter !== undefined && { fighter }),
    ...(duel.against === 'zombies'
      ? { ...pick(duel, ['against', 'turned']), cardsLeft: duel.deck.length }
      : pick(duel, ['against', 'waits', 'felled'])),
  };
}

/** Who acts just now: in a duel whoever's go it is, and that may be somebody else than whose turn it is. */
export function whoActs({ duel, turn }: Pick<SeatView, 'duel' | 'turn'>): SurvivorId | undefined {
  const fighter = duel?.fighter;
  return fighter !== undefined && isSurvivorId(fighter) ? fighter : turn?.survivor;
}

function pick<T extends object, const Key extends keyof T>(
  from: T,
  keys: readonly Key[],
): Pick<T, Key> {
  const picked: Partial<Record<keyof T, unknown>> = {};
  for (const key of keys) if (key in from) picked[key] = from[key];
  return picked as Pick<T, Key>;
}

const pickEach = <T extends object, Name extends string, const Key extends keyof T>(
  from: Readonly<Partial<Record<Name, T>>>,
  keys: readonly Key[],
): Record<Name, Pick<T, Key>> =>
  Object.fromEntries(
    Object.entries<T | undefined>(from).flatMap(([id, one]) =>
      one ? [[id, pick(one, keys)]] : [],
    ),
  ) as Record<Name, Pick<T, Key>>;

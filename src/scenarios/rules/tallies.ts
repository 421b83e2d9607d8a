// 39. What is counted for secret objectives, from turn one on, whoever holds which card (A190).
import { isSurvivorId, type SurvivorId } from '../catalogue/survivors';
import { isWeapon, WEAPONS } from '../catalogue/weapons';
import { changeFacts } from '../change';
import type { EventKind, EventOf, GameEvent } from '../events';
import type { StructureId } from '../ids';
import type { Draft } from '../game';
import type { TallyName } from '../objectives/clause';

export function tally(game: Draft, id: SurvivorId | undefined, name: TallyName, count = 1): void {
  if (id === undefined || !game.sheet.secrets) return;
  const { tallies = {} } = game.facts ?? {};
  const own = tallies[id] ?? {};
  changeFacts(game, {
    tallies: { ...tallies, [id]: { ...own, [name]: (own[name] ?? 0) + count } },
  });
}

type Counter<Kind extends EventKind> = (game: Draft, event: EventOf<Kind>) => void;

/** Whatever counts is told, so it is counted where it is told. */
const COUNTERS: { readonly [Kind in EventKind]?: Counter<Kind> } = {
  killed: (game, { killer, by, pointBlank }) => {
    tally(game, killer, 'kills');
    // What is fired is told by itself, but for a shot at somebody's feet.
    if (pointBlank && isFirearm(by)) tally(game, killer, 'firearmUses');
  },
  fired: (game, { survivor, weapon }) => {
    if (isFirearm(weapon)) tally(game, survivor, 'firearmUses');
  },
  entered: (game, { figure, structure }) => {
    if (isSurvivorId(figure)) visit(game, figure, structure);
  },
  cardDrawn: (game) => tally(game, game.turn?.survivor, 'cardsDrawn'),
  noise: (game, { noise, survivor }) => {
    if (noise === 'loud' && !isHushed(game)) tally(game, survivor, 'loudReactions');
  },
  lostLife: (game, { survivor, because }) => {
    // Penalties are no wounds (A180).
    if (because !== 'accusation') tally(game, survivor, 'livesLost');
  },
};

/** The counter of a kind takes the events of that kind. */
export const countTold = (game: Draft, event: GameEvent): void =>
  (COUNTERS[event.kind] as Counter<EventKind> | undefined)?.(game, event);

const isFirearm = (weapon: string): boolean => isWeapon(weapon) && WEAPONS[weapon].firearm;

/** Nobody reacts at all this turn. */
const isHushed = ({ effects }: Draft): boolean => effects.some(({ kind }) => kind === 'noReaction');

/** The same door twice is one building. */
function visit(game: Draft, id: SurvivorId, structure: StructureId): void {
  const { visited = {} } = game.facts ?? {};
  const before = visited[id] ?? [];
  if (before.includes(structure)) return;
  changeFacts(game, { visited: { ...visited, [id]: [...before, structure] } });
  tally(game, id, 'buildingsEntered');
}

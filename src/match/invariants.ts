// What must hold after every step of every match, and of every position that one is begun from.
import { PIECES } from '../physics/measure/catalogue';
import { boxesOverlap } from '../physics/measure/overlap';
import { isStanding } from '../physics/measure/pose';
import { isInDoorway } from '../physics/measure/sight';
import { boxesOf } from '../physics/measure/solid';
import { isInTown } from '../physics/measure/structure';
import type { Table } from '../physics/table';
import { validateRoom, validateTable } from '../physics/validate';
import { CROSSROADS_IDS } from '../scenarios/catalogue/crossroads';
import { MARKER_BOX } from '../scenarios/catalogue/markers';
import type { Game } from '../scenarios/game';
import { isMainTeam } from '../scenarios/ids';
import { SECRET_OBJECTIVES } from '../scenarios/objectives/secret';
import { TRAITOR_OBJECTIVES } from '../scenarios/objectives/traitor';
import { ZOMBIE_IDS } from '../scenarios/catalogue/zombies';
import { tokensOf } from '../scenarios/rules/powers';

import {
  spacesUsed,
  heldBy,
  markerOf,
  markersIn,
  structureIds,
  survivorIds,
  survivorOf,
  tableOf,
  waitingIn,
  zombiesInside,
} from '../scenarios/queries';

/** R144. */
const MOST_INSIDE = 2;
/** How deep two who stand may press into each other, in cm. */
const PRESSING = 0.1;

/** Every promise that this state breaks, in words. */
export function brokenPromises(game: Game): string[] {
  const table = tableOf(game);
  return [
    ...zombies(game),
    ...markers(game),
    ...survivors(game),
    ...tiles(game),
    ...seats(game),
    ...objectives(game),
    ...flares(game),
    ...doors(game),
    ...recruits(game),
    ...brokenTable(table),
  ];
}

/** Where things stand in each other, in words. */
export const brokenTable = (table: Table): string[] => [...standing(table), ...refused(table)];

function zombies(game: Game): string[] {
  const all = Object.values(game.zombies);
  const known = ['street', 'building', 'dump', 'box', 'tower'];
  return [
    ...(all.length === ZOMBIE_IDS.length ? [] : [`${all.length} zombies`]),
    ...all.filter(({ place }) => !known.includes(place.in)).map(() => 'a zombie is nowhere'),
    ...structureIds(game)
      .filter((id) => zombiesInside(game, id).length > MOST_INSIDE)
      .map((id) => `too many zombies in ${id}`),
  ];
}

function markers(game: Game): string[] {
  const all = Object.values(game.markers);
  const cards = [...game.crossroads.draw, ...game.crossroads.discard];
  return [
    ...Object.entries(MARKER_BOX)
      .filter(([type, count]) => all.filter((one) => one.type === type).length !== count)
      .map(([type]) => `markers of ${type} were lost or made`),
    ...(cards.length === CROSSROADS_IDS.length && new Set(cards).size === cards.length
      ? []
      : [`${cards.length} cards`]),
  ];
}

const survivors = (game: Game): string[] =>
  survivorIds(game).flatMap((id) => {
    const { life, place, slots, power, tokens } = survivorOf(game, id);
    const { bonusActions = 0, flares = 0 } = tokens ?? {};
    const carried = spacesUsed(game, id);
    return [
      ...(life >= 0 ? [] : [`${id} has ${life} life`]),
      ...(life > 0 || place.in === 'dead' ? [] : [`${id} walks without life`]),
      ...(carried <= slots ? [] : [`${id} carries too much`]),
      ...(Math.min(bonusActions, flares) >= 0 ? [] : [`${id} owes markers of its power`]),
      ...(bonusActions + flares === 0 || power === 'up'
        ? []
        : [`${id} has markers of a power that lies face down`]),
      ...(carried === 0 || place.in !== 'dead' ? [] : [`${id} is dead and carries something`]),
    ];
  });

/** Everybody sits in one team, with all that is its own; an exile alone, and without the pretzel (A182, A184). */
const seats = (game: Game): string[] => [
  ...game.seats
    .filter(({ id, team }) =>
      game.teams.some(({ id: other, seats: all }) => all.includes(id) !== (other === team)),
    )
    .map(({ id }) => `${id} sits in another team`),
  ...survivorIds(game)
    .filter((id) => {
      const { owner, team } = survivorOf(game, id);
      return (
        owner !== undefined && !game.seats.some((one) => one.id === owner && one.team === team)
      );
    })
    .map((id) => `${id} is not where its player is`),
  ...game.seats
    .filter(({ id, team }) => !isMainTeam(team) !== (game.facts?.exiles?.[id] !== undefined))
    .map(({ id }) => `${id} is half an exile`),
  ...(game.pretzel && !isMainTeam(survivorOf(game, game.pretzel).team)
    ? ['an exile holds the pretzel']
    : []),
];

/** No card is lost or made: twenty, and six for exiles, but for those whose group was found. */
function objectives({ facts, seats: all }: Game): string[] {
  if (!facts?.decks || !facts.cards) return [];
  const { secret, discard, out, traitor } = facts.decks;
  const held = Object.values(facts.cards).map(({ reason }) => reason);
  const isSecret = (name: string): boolean =>
    SECRET_OBJECTIVES.some(({ reason }) => reason === name);
  const secrets = [...secret, ...discard, ...out, ...held.filter(isSecret)];
  const wanted = SECRET_OBJECTIVES.map(({ reason }) => reason).toSorted();
  const exiles = [...traitor, ...held.filter((name) => !isSecret(name))];
  return [
    ...(secrets.toSorted().join() === wanted.join()
      ? []
      : [`secret objectives: ${secrets.join()}`]),
    ...(exiles.length <= TRAITOR_OBJECTIVES.length && new Set(exiles).size === exiles.length
      ? []
      : [`exiles' objectives: ${exiles.join()}`]),
    ...(held.length + Object.keys(facts.shown ?? {}).length >= all.length
      ? []
      : ['somebody has no card']),
  ];
}

/** A flare draws the zombies of a turn, from within the town; a board never has more than came with it (R246, R259, R265). */
const flares = (game: Game): string[] => [
  ...game.effects
    .filter((effect) => effect.kind === 'lure')
    .flatMap((lure) => [
      ...(game.turn ? [] : ['a lure outlives its turn']),
      ...('at' in lure && !isInTown(game.layout, lure.at) ? ['a flare burns out of town'] : []),
    ]),
  ...survivorIds(game).flatMap((id) => {
    const { tokens } = survivorOf(game, id);
    const most = tokensOf(id);
    return tokens && !(tokens.flares >= 0 && tokens.flares <= most.flares)
      ? [`${id} has ${tokens.flares} flares`]
      : [];
  }),
];
/** As many doors bear an X as at the start, none of them twice, and nobody is behind one (R347, A168). */
function doors({ sheet, closed = [], survivors: people }: Game): string[] {
  const inside = Object.values(people).flatMap(({ place }) =>
    place.in === 'building' ? [place.structure] : [],
  );
  return [
    ...(new Set(closed).size === (sheet.closed?.length ?? 0)
      ? []
      : [`${closed.join(' and ') || 'no door'} closed`]),
    ...(closed.includes('rv') ? ['the RV bears an X'] : []),
    ...closed.filter((id) => inside.includes(id)).map((id) => `somebody is behind the X of ${id}`),
  ];
}

/** Whoever waits has a marker that says so, and carries nothing (A131, A132). */
const recruits = (game: Game): string[] =>
  structureIds(game).flatMap((structure) => {
    const waiting = waitingIn(game, structure);
    const found = markersIn(game, { structure }).filter((id) => {
      const { type, faceUp } = markerOf(game, id);
      return type === 'survivor' && faceUp;
    });
    return [
      ...(waiting.length === found.length
        ? []
        : [`${waiting.length} wait in ${structure} for ${found.length} markers`]),
      ...waiting.filter((id) => heldBy(game, id).length > 0).map((id) => `${id} waits and carries`),
    ];
  });

/** A barricade tile that blocks no door is out of the game (R212). */
const tiles = (game: Game): string[] =>
  Object.entries(game.things)
    .filter(([, { kind, removed }]) => kind === 'barricade' && !removed)
    .filter(([, { pose }]) =>
      game.layout.structures.every((one) => !isInDoorway(one, PIECES.barricade, pose)),
    )
    .map(([id]) => `${id} blocks no door`);

/** No two standing figures inside each other. */
function standing({ pieces }: Table): string[] {
  const figures = pieces.filter(
    ({ kind, pose }) => PIECES[kind] === PIECES.zombie && isStanding(pose),
  );
  const boxes = figures.map(({ id, kind, pose }) => ({ id, boxes: boxesOf(PIECES[kind], pose) }));
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => boxesOverlap(a.boxes, b.boxes, PRESSING))
      .map((b) => `${a.id} stands in ${b.id}`),
  );
}

/** The next flick would be refused: told now, while it is known what led to it. */
function refused(table: Table): string[] {
  try {
    validateTable(table);
    validateRoom(table, { kind: 'settle' });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

// Old acquaintance: friends exchange markers, enemies are looked over.
import { changeMarker } from '../../change';
import { distance } from '../../../physics/measure/vector';
import type { SurvivorId } from '../../catalogue/survivors';
import type { Option } from '../../decisions';
import type { Game } from '../../game';
import type { MarkerId } from '../../ids';
import { scenarioOf } from '../../list';
import { tell, type Play } from '../../play';
import {
  areEnemies,
  buildingOf,
  filledSlots,
  hasFreeSlot,
  heldBy,
  inPlay,
  markerOf,
  spotOf,
  survivorOf,
  turnOf,
} from '../../queries';
import { remember } from '../knowing';
import { alliesOf, optionsOf, pickMore, type Card, type Drawn } from './card';
import { peek } from './secrets';

const WITHIN_REACH = 12;

/** From hand to hand; what was hidden stays hidden. */
function handTo(play: Play, survivor: SurvivorId, id: MarkerId): void {
  changeMarker(play.game, id, { place: { on: 'board', survivor } });
  tell(play, { kind: 'took', survivor, marker: id, rules: ['R219'] });
}

/** First the ally, then marker by marker. Each changes hands once, so that it comes to an end. */
function exchangesOf(game: Game, { survivor, picked }: Drawn): Option[] {
  const [ally, ...moved] = picked as [SurvivorId | undefined, ...MarkerId[]];
  if (ally === undefined) {
    const partners = alliesOf(game, survivor).filter(
      (id) => filledSlots(game, survivor).length + filledSlots(game, id).length > 0,
    );
    return partners.length > 0 ? [...optionsOf(partners), { id: 'no' }] : [];
  }
  const mine = filledSlots(game, survivor).filter((id) => !moved.includes(id));
  const theirs = filledSlots(game, ally).filter((id) => !moved.includes(id));
  const gives = hasFreeSlot(game, ally) ? mine : [];
  const takes = hasFreeSlot(game, survivor) ? theirs : [];
  return [
    ...mine.flatMap((own) => theirs.map((id) => ({ id: `swap ${own} ${id}`, about: id }))),
    ...gives.map((id) => ({ id: `give ${id}`, about: id })),
    ...takes.map((id) => ({ id: `take ${id}`, about: id })),
    { id: 'done' },
  ];
}

function exchange(play: Play, drawn: Drawn, choice: string): void {
  if (choice === 'no' || choice === 'done') return;
  const [ally] = drawn.picked as SurvivorId[];
  if (ally === undefined) {
    pickMore(play, drawn, choice);
    return;
  }
  const [verb, first = '', second] = choice.split(' ');
  handTo(play, verb === 'take' ? drawn.survivor : ally, first);
  if (second !== undefined) handTo(play, drawn.survivor, second);
  pickMore(play, drawn, first, ...(second === undefined ? [] : [second]));
}

const holderOf = (game: Game, id: MarkerId): SurvivorId | undefined => {
  const { place } = markerOf(game, id);
  return place.on === 'board' ? place.survivor : undefined;
};

function isWithinReach(game: Game, a: SurvivorId, b: SurvivorId): boolean {
  const [one, other] = [survivorOf(game, a), survivorOf(game, b)];
  const inside = buildingOf(one);
  if (inside !== undefined && inside === buildingOf(other)) return true;
  return distance(spotOf(game, one), spotOf(game, other)) <= WITHIN_REACH;
}

/** One hidden marker of an enemy; once seen, perhaps one of one's own for it. */
function looksOf(game: Game, { survivor, picked }: Drawn): Option[] {
  const [seen] = picked;
  if (seen === undefined) {
    const enemies = inPlay(game).filter((id) => areEnemies(game, survivor, id));
    return optionsOf(
      enemies.flatMap((id) => heldBy(game, id).filter((marker) => !markerOf(game, marker).faceUp)),
    );
  }
  const enemy = holderOf(game, seen);
  const mine = filledSlots(game, survivor);
  if (!enemy || mine.length === 0 || !isWithinReach(game, survivor, enemy)) return [];
  return [...optionsOf(mine), { id: 'no' }];
}

function look(play: Play, drawn: Drawn, choice: string): void {
  const { game } = play;
  const [seen] = drawn.picked;
  if (seen === undefined) {
    peek(play, turnOf(game).seat, [choice]);
    pickMore(play, drawn, choice);
    return;
  }
  const enemy = holderOf(game, seen);
  if (choice === 'no' || !enemy) return;
  // Each side goes on knowing what it gave away.
  remember(game, survivorOf(game, enemy).team, seen);
  remember(game, survivorOf(game, drawn.survivor).team, choice);
  handTo(play, enemy, choice);
  handTo(play, drawn.survivor, seen);
}

const isTogether = (game: Game): boolean => scenarioOf(game.scenario).mode === 'together';

export const oldAcquaintance: Card = {
  offers: (game, drawn) => (isTogether(game) ? exchangesOf(game, drawn) : looksOf(game, drawn)),
  takes: (play, drawn, { choice }) =>
    isTogether(play.game) ? exchange(play, drawn, choice) : look(play, drawn, choice),
};

// Old acquaintance: friends exchange markers, enemies are looked over.
import { changeMarker } from '../../change';
import { distance } from '../../../physics/measure/vector';
import type { SurvivorId } from '../../catalogue/survivors';
import { option, type Option } from '../../decisions';
import type { Game } from '../../game';
import type { MarkerId } from '../../ids';
import type { MeansOfCard } from '../../means';
import { emit, type Play } from '../../play';
import {
  areEnemies,
  buildingOf,
  filledSlots,
  hasFreeSlot,
  hasRoomFor,
  heldBy,
  holderOf,
  inPlay,
  markerOf,
  spotOf,
  survivorOf,
  turnOf,
} from '../../queries';
import { remember } from '../knowing';
import { forSurvivors } from '../choosing';
import { alliesOf, forMarkers, NO, pickMore, type Choice, type Choosing } from './card';
import { peek } from './secrets';

const WITHIN_REACH = 12;

/** From hand to hand; what was hidden stays hidden. */
function handTo(play: Play, survivor: SurvivorId, id: MarkerId): void {
  changeMarker(play.game, id, { place: { on: 'board', survivor } });
  emit(play, { kind: 'took', survivor, marker: id, rules: ['R219'] });
}

type Met = Choosing<'oldAcquaintance'>;
type Offered = Option<MeansOfCard<'oldAcquaintance'>>;

const allyIn = ({ picked: [first] }: Met): SurvivorId | undefined =>
  first?.verb === 'survivor' ? first.survivor : undefined;

/** What has changed hands already. */
const movedIn = ({ picked }: Met): MarkerId[] =>
  picked.flatMap((one) => {
    if (one.verb === 'swap') return [one.give, one.take];
    return one.verb === 'give' || one.verb === 'take' ? [one.marker] : [];
  });

/** First the ally, then marker by marker. Each changes hands once, so that it comes to an end. */
function exchangesOf(game: Game, drawn: Met): Offered[] {
  const { survivor } = drawn;
  const ally = allyIn(drawn);
  if (ally === undefined) {
    const partners = alliesOf(game, survivor).filter(
      (id) => filledSlots(game, survivor).length + filledSlots(game, id).length > 0,
    );
    return partners.length > 0 ? [...forSurvivors(partners), NO] : [];
  }
  const moved = movedIn(drawn);
  const mine = filledSlots(game, survivor).filter((id) => !moved.includes(id));
  const theirs = filledSlots(game, ally).filter((id) => !moved.includes(id));
  const gives = hasFreeSlot(game, ally) ? mine : [];
  const takes = hasFreeSlot(game, survivor) ? theirs : [];
  return [
    ...mine.flatMap((give) =>
      theirs.map((take) =>
        option(`swap ${give} ${take}`, { verb: 'swap', give, take }, { about: take }),
      ),
    ),
    ...gives.map((marker) => option(`give ${marker}`, { verb: 'give', marker }, { about: marker })),
    ...takes.map((marker) => option(`take ${marker}`, { verb: 'take', marker }, { about: marker })),
    option('done', { verb: 'done' }),
  ];
}

function exchange(play: Play, drawn: Met, means: MeansOfCard<'oldAcquaintance'>): void {
  if (means.verb === 'no' || means.verb === 'done') return;
  const ally = allyIn(drawn);
  if (ally !== undefined) {
    if (means.verb === 'swap') {
      handTo(play, ally, means.give);
      handTo(play, drawn.survivor, means.take);
    } else if (means.verb === 'give') handTo(play, ally, means.marker);
    else if (means.verb === 'take') handTo(play, drawn.survivor, means.marker);
  }
  pickMore(play, drawn, means);
}

function isWithinReach(game: Game, a: SurvivorId, b: SurvivorId): boolean {
  const [one, other] = [survivorOf(game, a), survivorOf(game, b)];
  const inside = buildingOf(one);
  if (inside !== undefined && inside === buildingOf(other)) return true;
  return distance(spotOf(game, one), spotOf(game, other)) <= WITHIN_REACH;
}

const seenIn = ({ picked: [first] }: Met): MarkerId | undefined =>
  first?.verb === 'marker' ? first.marker : undefined;

/** One hidden marker of an enemy; once seen, perhaps one of one's own for it. */
function looksOf(game: Game, drawn: Met): Offered[] {
  const { survivor } = drawn;
  const seen = seenIn(drawn);
  if (seen === undefined) {
    const enemies = inPlay(game).filter((id) => areEnemies(game, survivor, id));
    return forMarkers(
      enemies.flatMap((id) => heldBy(game, id).filter((marker) => !markerOf(game, marker).faceUp)),
    );
  }
  const enemy = holderOf(game, seen);
  const mine = filledSlots(game, survivor);
  if (!enemy || mine.length === 0 || !isWithinReach(game, survivor, enemy)) return [];
  return [...forMarkers(mine), NO];
}

function look(play: Play, drawn: Met, means: MeansOfCard<'oldAcquaintance'>): void {
  const { game } = play;
  if (means.verb !== 'marker') return;
  const seen = seenIn(drawn);
  if (seen === undefined) {
    peek(play, turnOf(game).seat, [means.marker]);
    pickMore(play, drawn, means);
    return;
  }
  const enemy = holderOf(game, seen);
  if (!enemy) return;
  // Each side goes on knowing what it gave away.
  remember(game, survivorOf(game, enemy).team, seen);
  remember(game, survivorOf(game, drawn.survivor).team, means.marker);
  handTo(play, enemy, means.marker);
  handTo(play, drawn.survivor, seen);
}

/** Each finds room for what it gets: what leaves a stack frees no space (A155). */
const isFit = (
  game: Game,
  a: SurvivorId,
  gives: MarkerId,
  b: SurvivorId,
  takes: MarkerId,
): boolean =>
  hasRoomFor(game, a, markerOf(game, takes).type, gives) &&
  hasRoomFor(game, b, markerOf(game, gives).type, takes);

/** Where hands are open there is nothing to look at: any marker of an enemy within reach for one of one's own (A193). */
function tradesOf(game: Game, { survivor }: Met): Offered[] {
  const trades = inPlay(game)
    .filter((id) => areEnemies(game, survivor, id) && isWithinReach(game, survivor, id))
    .flatMap((enemy) =>
      filledSlots(game, survivor).flatMap((give) =>
        filledSlots(game, enemy)
          .filter((take) => isFit(game, survivor, give, enemy, take))
          .map((take) =>
            option(`swap ${give} ${take}`, { verb: 'swap', give, take }, { about: take }),
          ),
      ),
    );
  return trades.length > 0 ? [...trades, NO] : [];
}

function trade(play: Play, { survivor }: Met, means: MeansOfCard<'oldAcquaintance'>): void {
  const enemy = means.verb === 'swap' ? holderOf(play.game, means.take) : undefined;
  if (means.verb !== 'swap' || !enemy) return;
  handTo(play, enemy, means.give);
  handTo(play, survivor, means.take);
}

const isTogether = (game: Game): boolean => game.sheet.mode === 'together';

export const oldAcquaintance: Choice<'oldAcquaintance'> = {
  offers: (game, drawn) => {
    if (isTogether(game)) return exchangesOf(game, drawn);
    return game.sheet.hiddenInventories ? looksOf(game, drawn) : tradesOf(game, drawn);
  },
  takes: (play, drawn, { means }) => {
    if (isTogether(play.game)) exchange(play, drawn, means);
    else if (play.game.sheet.hiddenInventories) look(play, drawn, means);
    else trade(play, drawn, means);
  },
};

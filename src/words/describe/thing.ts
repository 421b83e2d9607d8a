// Anything on the table that somebody points at: what it is, how far from whoever acts, and the rule that applies.
import { isSurvivorId, type SurvivorId } from '../../scenarios/catalogue/survivors';
import { aroundOf, gapTo } from '../../scenarios/gaps';
import { teamSort, type StructureId, type ZombieId } from '../../scenarios/ids';
import type { NameText } from '../../scenarios/named';
import {
  hasRivals,
  isLying,
  structureIds,
  survivorOf,
  survivorsInside,
  waitingIn,
  zombieOf,
  zombiesAt,
  zombiesInside,
  zombiesNextTo,
} from '../../scenarios/queries';
import { ACID } from '../../scenarios/rules/acid';
import { whoActs, type SeatView } from '../../scenarios/view';
import { effectText } from '../effects';
import type { Noun } from '../noun';
import { markerNoun, pieceNoun, survivorNoun, zombieNoun } from '../nouns';
import { TEXTS, type Language } from '../texts';
import { barredText, closeText, isTooClose } from './close';
import { contentsOf, describeFlare } from './town';

export function describeThing(view: SeatView, id: string, language: Language): NameText {
  const actor = whoActs(view);
  const away = actor && actor !== id ? awayFrom(view, actor, id, language) : [];
  const told = toldOf(view, id, language);
  const { capital } = TEXTS[language].grammar;
  return {
    name: capital(told.name),
    lines: [...away, ...told.lines].map(capital),
    ...(told.danger !== undefined && { danger: capital(told.danger) }),
  };
}

function awayFrom(view: SeatView, actor: SurvivorId, id: string, language: Language): string[] {
  const words = TEXTS[language].describe.thing;
  const from = survivorNoun(actor);
  const inside = view.duel ? undefined : aroundOf(view, actor)?.id;
  if (inside === id) return [];
  const place = placeOfMarker(view, id) ?? aroundOf(view, id)?.id ?? id;
  if (inside === place) return [words.sameHouse(from)];
  // Of a marker the thing that it lies on, or the door of its building.
  const to = view.markers[id] ? place : id;
  const gap = gapTo(view, actor, to);
  if (gap === undefined) return [];
  const isDoor = view.layout.structures.some((one) => one.id === to);
  return [(isDoor ? words.awayDoor : words.away)(Math.round(gap), from)];
}

/** Where a marker lies, by the name of the building or the object. */
function placeOfMarker({ markers }: SeatView, id: string): string | undefined {
  const place = markers[id]?.place;
  if (place?.on === 'structure') return place.structure;
  return place?.on === 'object' ? place.object : undefined;
}

function toldOf(view: SeatView, id: string, language: Language): NameText {
  if (isSurvivorId(id) && view.survivors[id]) return survivorTold(view, id, language);
  if (view.zombies[id]) return zombieTold(view, id, language);
  if (view.markers[id]) return markerTold(view, id, language);
  const house = structureIds(view).find((one) => one === id);
  if (house) return houseTold(view, house, language);
  const { describe, names } = TEXTS[language];
  const words = describe.thing;
  const waits = words.waiting(zombiesAt(view, 'dump').length);
  const next = view.round.half === 'day' ? 'night' : 'day';
  const coming = words.coming(view.invasion[next], next);
  if (id === 'dump') return { name: names.fixed.dump.word, lines: [waits, coming] };
  if (id === 'tower') return { name: names.fixed.tower.word, lines: [words.tower] };
  if (id === 'flare' && !view.things[id])
    return { name: names.things.flare.word, lines: describeFlare(view, language) };
  const inside = contentsOf(view, id, language);
  return {
    name: pieceNoun(id, language).word,
    lines: [...(id === ACID ? [words.acid] : []), ...(inside ? [describe.town.holds(inside)] : [])],
  };
}

function survivorTold(view: SeatView, id: SurvivorId, language: Language): NameText {
  const one = survivorOf(view, id);
  const { names, describe } = TEXTS[language];
  const words = describe.people;
  const { word: name } = survivorNoun(id);
  const who = hasRivals(view) ? words.ofTeam(survivorNoun(id), teamSort(one.team)) : name;
  const close = zombiesNextTo(view, id).filter((zombie) => isTooClose(view, id, zombie));
  const house = aroundOf(view, id);
  return {
    name: who,
    lines: [
      words.life(one.life, one.startLife),
      ...(house ? [words.inside(names.structures[house.id as StructureId])] : []),
      ...one.effects.map((effect) => effectText(effect, language)),
    ],
    ...(close.length > 0 && { danger: describe.thing.tooClose(survivorNoun(id)) }),
  };
}

function zombieTold(view: SeatView, id: ZombieId, language: Language): NameText {
  const one = zombieOf(view, id);
  const { names, describe } = TEXTS[language];
  const words = describe.thing;
  const noun = zombieNoun(id, language);
  const frozen = view.effects.filter((effect) => effect.kind === 'frozen' && effect.zombie === id);
  const house = aroundOf(view, id);
  const where =
    one.place.in === 'dump'
      ? [words.inDump]
      : one.place.in === 'tower'
        ? [words.inTower]
        : house
          ? [describe.people.inside(names.structures[house.id as StructureId])]
          : [];
  const danger = closeText(view, id, language);
  return {
    name: noun.word,
    lines: [
      ...where,
      ...(isLying(one) ? [words.lyingHarmless(noun)] : []),
      ...frozen.map((effect) => effectText(effect, language)),
    ],
    ...(danger !== undefined && { danger }),
  };
}

function markerTold(view: SeatView, id: string, language: Language): NameText {
  const { describe, names } = TEXTS[language];
  const { type, place } = view.markers[id] ?? {};
  const at =
    place?.on === 'structure' ? [describe.thing.lies(names.structures[place.structure])] : [];
  return { name: markerNoun(type, language).word, lines: at };
}

function houseTold(view: SeatView, id: StructureId, language: Language): NameText {
  const { describe, names } = TEXTS[language];
  const words = describe.thing;
  const barred = barredText(view, id, language);
  const people: Noun[] = [
    ...[...survivorsInside(view, id), ...waitingIn(view, id)].map(survivorNoun),
    ...zombiesInside(view, id).map((zombie) => zombieNoun(zombie, language)),
  ];
  const inside = contentsOf(view, id, language);
  return {
    name: names.structures[id].word,
    lines: [
      ...(barred ? [barred] : []),
      people.length > 0 ? words.inside(people) : words.nobodyInside,
      ...(inside ? [describe.town.holds(inside)] : []),
    ],
  };
}

// Survivors and zombies, one line each.
import { teamSort } from '../../scenarios/ids';
import { facingOf } from '../../physics/measure/pose';
import { SURVIVORS, type SurvivorId } from '../../scenarios/catalogue/survivors';
import type { Survivor, Zombie } from '../../scenarios/game';
import { gapTo } from '../../scenarios/gaps';
import type { ZombieId } from '../../scenarios/ids';
import {
  buildingOf,
  filledSlots,
  isAvailable,
  isInPlay,
  isLying,
  poseOf,
  spotOf,
  survivorIds,
  survivorOf,
  zombieOf,
  zombiesOnTable,
} from '../../scenarios/queries';
import { whoActs, type SeatView } from '../../scenarios/view';
import { effectText } from '../effects';
import type { Noun } from '../noun';
import { markerNoun, survivorNoun, zombieNoun } from '../nouns';
import { TEXTS, type Language } from '../texts';
import { closeText } from './close';
import { whereIs, type From } from './where';

/** Where the active survivor stands and looks, to measure from. */
export function viewpoint(view: SeatView): From | undefined {
  const id = view.turn?.survivor;
  const one = id && survivorOf(view, id);
  if (!one || !isInPlay(one)) return undefined;
  const { x, y } = spotOf(view, one);
  const pose = poseOf(one);
  return pose ? { x, y, facing: facingOf(pose) } : { x, y };
}

function posture(lying: boolean, who: Noun, language: Language): string {
  const words = TEXTS[language].describe.people;
  return lying ? words.lying(who) : words.standing;
}

/** From whoever acts, edge to edge as the rules measure. */
export const gapFrom = (view: SeatView, id: string): number | undefined => {
  const actor = view.turn?.survivor;
  return actor && gapTo(view, actor, id);
};

function placeOf(
  view: SeatView,
  id: string,
  one: Survivor | Zombie,
  from: From | undefined,
  language: Language,
): string {
  const { describe, names } = TEXTS[language];
  const inside = buildingOf(one);
  return inside
    ? describe.people.inside(names.structures[inside])
    : whereIs(spotOf(view, one), from, language, gapFrom(view, id));
}

function roleOf(who: Noun, one: Survivor, language: Language): string | undefined {
  const words = TEXTS[language].describe.people;
  if (one.role === 'driver') return words.atTheWheel;
  if (one.role !== 'rescued') return undefined;
  return one.escort ? words.ledBy(who, survivorNoun(one.escort)) : words.waitingForEscort;
}

/** Nothing where the scenario knows no powers (R244). */
function powerPart(id: SurvivorId, { power, tokens }: Survivor, language: Language): string[] {
  const { describe, powers } = TEXTS[language];
  if (power === undefined) return [];
  if (power === 'down') return [describe.people.powerDown];
  const { bonusActions = 0, flares = 0 } = tokens ?? {};
  return [describe.people.power(powers[id].name, bonusActions + flares)];
}

function survivorLine(
  view: SeatView,
  id: SurvivorId,
  from: From | undefined,
  language: Language,
): string {
  const one = survivorOf(view, id);
  const { describe, names, weapons } = TEXTS[language];
  const words = describe.people;
  const who = survivorNoun(id);
  const name = one.team === 'together' ? who.word : words.ofTeam(who, teamSort(one.team));
  if (one.place.in === 'dead') return words.dead(name, who);
  if (one.place.in === 'reserve') return words.missing(name, who);
  if (one.place.in === 'waiting')
    return words.waiting(who, names.structures[one.place.structure], one.life);
  const isActive = view.turn?.survivor === id;
  const held = filledSlots(view, id).map((marker) =>
    markerNoun(view.markers[marker]?.type, language),
  );
  const ready =
    whoActs(view) === id
      ? words.acting
      : isAvailable(view, id)
        ? words.available
        : words.notAvailable;
  const parts = [
    placeOf(view, id, one, isActive ? undefined : from, language),
    posture(isLying(one), who, language),
    words.life(one.life, one.startLife),
    words.carries([weapons[SURVIVORS[id].weapon].noun, ...held]),
    roleOf(who, one, language) ?? ready,
    ...(view.pretzel === id ? [words.holdsPretzel] : []),
    ...powerPart(id, one, language),
  ];
  const marks = one.effects.map((effect) => ` ${effectText(effect, language)}`).join('');
  return words.survivor(name, parts) + marks;
}

export function describeSurvivors(view: SeatView, language: Language): string[] {
  const from = viewpoint(view);
  return survivorIds(view).map((id) => survivorLine(view, id, from, language));
}

/** Nearest first where there is somebody to be near to. */
export function describeZombies(view: SeatView, language: Language): string[] {
  const from = viewpoint(view);
  const away = (id: ZombieId): number => gapFrom(view, id) ?? 0;
  const ids = zombiesOnTable(view);
  const sorted = from ? ids.toSorted((one, two) => away(one) - away(two)) : ids;
  return sorted.map((id) => {
    const one = zombieOf(view, id);
    const who = zombieNoun(id, language);
    const close = closeText(view, id, language);
    const parts = [
      posture(isLying(one), who, language),
      placeOf(view, id, one, from, language),
      ...(close === undefined ? [] : [close]),
    ];
    return TEXTS[language].describe.people.zombie(who, parts);
  });
}

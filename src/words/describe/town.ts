// Doors, objects, markers, the dump.
import type { StructureId } from '../../scenarios/ids';
import { reserveMarkers, structureIds, structureOf, zombiesAt } from '../../scenarios/queries';
import { faceOfNoise, flareNow } from '../../scenarios/rules/lure';
import type { MarkerView, SeatView } from '../../scenarios/view';
import { markerNoun, pieceNoun } from '../nouns';
import { meaningOfShortage, shortageLine } from '../shortage';
import { TEXTS, type Language } from '../texts';
import { barredText } from './close';
import { gapFrom, viewpoint } from './people';
import { compassPoint, whereIs } from './where';

/** As far as a first flick is likely to be aimed at something. */
const NEARBY = 30;

/** “2 face-down markers and 1 rifle”, or nothing; what lies face down for the others says so. */
function contents(markers: readonly MarkerView[], language: Language): string {
  const isSecret = ({ type, faceUp }: MarkerView): boolean => type !== undefined && !faceUp;
  const sorts = markers.filter(
    (one, index) =>
      markers.findIndex((two) => two.type === one.type && isSecret(two) === isSecret(one)) ===
      index,
  );
  return TEXTS[language].describe.town.contents(
    sorts.map((sort) => ({
      noun: markerNoun(sort.type, language),
      number: markers.filter((one) => one.type === sort.type && isSecret(one) === isSecret(sort))
        .length,
      secret: isSecret(sort),
    })),
  );
}

/** What lies there, as a sentence of its own. */
const holds = (inside: string, language: Language): string =>
  inside && ` ${TEXTS[language].describe.town.holds(inside)}`;

/** What lies there, in a few words; nothing where nothing does. */
export const contentsOf = (view: SeatView, place: string, language: Language): string =>
  contents(markersAt(view, place), language);

const markersAt = (view: SeatView, place: string): MarkerView[] =>
  Object.values(view.markers).filter(
    ({ place: at }) =>
      (at.on === 'structure' && at.structure === place) ||
      (at.on === 'object' && at.object === place),
  );

function doorLine(view: SeatView, id: StructureId, language: Language): string {
  const from = viewpoint(view);
  const where = structureOf(view, id);
  const { describe, names } = TEXTS[language];
  const house = names.structures[id];
  const barred = barredText(view, id, language);
  const parts = [
    whereIs(where, from, language, gapFrom(view, id)),
    describe.town.doorFacing(compassPoint(where.facing)),
    ...(barred === undefined ? [] : [barred]),
  ];
  const inside = contentsOf(view, id, language);
  return describe.town.line(house, parts) + holds(inside, language);
}

/** Nearest first. */
export function describeDoors(view: SeatView, language: Language): string[] {
  const away = (id: StructureId): number => gapFrom(view, id) ?? 0;
  return structureIds(view)
    .toSorted((one, two) => away(one) - away(two))
    .map((id) => doorLine(view, id, language));
}

/** What waits outside town to be laid behind doors that open (R346); of other scenarios nothing. */
export const describeReserve = (game: SeatView, language: Language): string[] =>
  game.closed ? [TEXTS[language].describe.town.reserve(reserveMarkers(game).length)] : [];

/** What lies about near the active survivor, and whatever has a marker at it. */
export function describeThings(view: SeatView, language: Language): string[] {
  const from = viewpoint(view);
  return Object.entries(view.things)
    .filter(([, { removed }]) => !removed)
    .map(([id, { pose }]) => ({
      id,
      pose,
      way: gapFrom(view, id) ?? 0,
      inside: contentsOf(view, id, language),
    }))
    .filter(({ way, inside }) => (from && way <= NEARBY) || inside !== '')
    .toSorted((one, two) => one.way - two.way)
    .map(
      ({ id, pose, way, inside }) =>
        TEXTS[language].describe.town.line(pieceNoun(id, language), [
          whereIs(pose, from, language, way),
        ]) + holds(inside, language),
    );
}

/** Where a flare draws the zombies of this turn. */
export function describeFlare(game: SeatView, language: Language): string[] {
  const flare = flareNow(game);
  if (!flare) return [];
  const where = whereIs(flare.at, viewpoint(game), language);
  return [TEXTS[language].describe.town.flare(faceOfNoise(flare.noise), where)];
}

/** How many wait, how many come next, and whether that is the end. */
export function describeDump(view: SeatView, language: Language): string[] {
  const waiting = zombiesAt(view, 'dump').length;
  const next = view.round.half === 'day' ? 'night' : 'day';
  const coming = view.invasion[next];
  const words = TEXTS[language].describe.table;
  const short = shortageLine(view, language)?.text;
  return [
    words.dump(waiting, coming, next),
    ...(waiting < coming ? [words.tooFew(words.shortages[meaningOfShortage(view)])] : []),
    ...(short === undefined || waiting < coming
      ? []
      : [`${TEXTS[language].grammar.capital(short)}.`]),
  ];
}

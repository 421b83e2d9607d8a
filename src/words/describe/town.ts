// Doors, objects, markers, the dump.
import { distance } from '../../physics/measure/vector';
import type { Game } from '../../scenarios/game';
import type { SeatId, StructureId } from '../../scenarios/ids';
import { structureIds, structureOf, zombiesAt } from '../../scenarios/queries';
import { isBarred } from '../../scenarios/rules/buildings';
import { viewFor, type MarkerView } from '../../scenarios/view';
import type { Language } from '../texts';
import { capital, say } from '../both';
import { agree, count, list, the } from '../grammar';
import { HIDDEN_MARKER, MARKER_NAMES, pieceNoun, STRUCTURES } from '../names';
import { viewpoint } from './people';
import { compass, whereIs } from './where';

/** Au nord, vers le nord. */
const toward = (facing: number): string =>
  compass(facing, 'fr').replace(/^à /, 'vers ').replace(/^au /, 'vers le ');

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
  return list(
    sorts.map((sort) => {
      const alike = markers.filter(
        (one) => one.type === sort.type && isSecret(one) === isSecret(sort),
      );
      const noun = sort.type ? MARKER_NAMES[sort.type] : HIDDEN_MARKER;
      const known = say(
        language,
        ' (face down: you have looked)',
        ' (face cachée : vous avez regardé)',
      );
      return count(noun, alike.length, language) + (isSecret(sort) ? known : '');
    }),
    language,
  );
}

const markersAt = (game: Game, seat: SeatId, place: string): MarkerView[] =>
  Object.values(viewFor(game, seat).markers).filter(
    ({ place: at }) =>
      (at.on === 'structure' && at.structure === place) ||
      (at.on === 'object' && at.object === place),
  );

function doorLine(game: Game, id: StructureId, seat: SeatId, language: Language): string {
  const from = viewpoint(game);
  const where = structureOf(game, id);
  const name = capital(the(STRUCTURES[id], language));
  const parts = [
    whereIs(where, from, language),
    say(
      language,
      `door facing ${compass(where.facing, 'en')}`,
      `porte tournée ${toward(where.facing)}`,
    ),
    ...(isBarred(game, id)
      ? [say(language, 'closed', agree(STRUCTURES[id], 'fermé', 'fermée'))]
      : []),
  ];
  const inside = contents(markersAt(game, seat, id), language);
  const holds = inside ? say(language, ` Holds ${inside}.`, ` Contient ${inside}.`) : '';
  return `${say(language, `${name}: `, `${name} : `)}${parts.join(', ')}.${holds}`;
}

/** Nearest first. */
export function describeDoors(game: Game, seat: SeatId, language: Language): string[] {
  const from = viewpoint(game);
  const away = (id: StructureId): number => (from ? distance(from, structureOf(game, id)) : 0);
  return structureIds(game)
    .toSorted((one, two) => away(one) - away(two))
    .map((id) => doorLine(game, id, seat, language));
}

/** What lies about near the active survivor, and whatever has a marker at it. */
export function describeThings(game: Game, seat: SeatId, language: Language): string[] {
  const from = viewpoint(game);
  return Object.entries(game.things)
    .filter(([, { removed }]) => !removed)
    .map(([id, { pose }]) => ({
      id,
      pose,
      way: from ? distance(from, pose) : 0,
      inside: contents(markersAt(game, seat, id), language),
    }))
    .filter(({ way, inside }) => (from && way <= NEARBY) || inside !== '')
    .toSorted((one, two) => one.way - two.way)
    .map(({ id, pose, inside }) => {
      const name = capital(the(pieceNoun(id), language));
      const holds = inside ? say(language, ` Holds ${inside}.`, ` Contient ${inside}.`) : '';
      return `${say(language, `${name}: `, `${name} : `)}${whereIs(pose, from, language)}.${holds}`;
    });
}

/** How many wait, how many come next, and whether that is the end. */
export function describeDump(game: Game, language: Language): string[] {
  const waiting = zombiesAt(game, 'dump').length;
  const coming = game.invasion[game.round.half === 'day' ? 'night' : 'day'];
  const next =
    game.round.half === 'day'
      ? say(language, `The coming night brings ${coming}.`, `La prochaine nuit en amène ${coming}.`)
      : say(language, `The coming day brings ${coming}.`, `Le prochain jour en amène ${coming}.`);
  return [
    say(
      language,
      `Zombies in the dump: ${waiting}. ${next}`,
      `Zombies dans la fosse : ${waiting}. ${next}`,
    ),
    ...(waiting < coming
      ? [
          say(
            language,
            'That is too few: the town would be overrun.',
            'C’est trop peu : la ville serait submergée.',
          ),
        ]
      : []),
  ];
}

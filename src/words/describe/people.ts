// Survivors and zombies, one line each.
import { teamSort } from '../../scenarios/ids';
import { facingOf } from '../../physics/measure/pose';
import { distance } from '../../physics/measure/vector';
import { SURVIVORS, type SurvivorId } from '../../scenarios/catalogue/survivors';
import type { Game, Survivor } from '../../scenarios/game';
import type { SeatId, ZombieId } from '../../scenarios/ids';
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
import { viewFor } from '../../scenarios/view';
import type { Language } from '../texts';
import { capital, say } from '../both';
import { effectText } from '../effects';
import { a, agree, list, the, type Noun } from '../grammar';
import {
  markerNoun,
  STRUCTURES,
  survivorName,
  survivorNoun,
  TEAM_LABELS,
  WEAPON_NAMES,
  zombieNoun,
} from '../names';
import { whereIs, type From } from './where';

/** Where the active survivor stands and looks, to measure from. */
export function viewpoint(game: Game): From | undefined {
  const id = game.turn?.survivor;
  const one = id && survivorOf(game, id);
  if (!one || !isInPlay(one)) return undefined;
  const { x, y } = spotOf(game, one);
  const pose = poseOf(one);
  return pose ? { x, y, facing: facingOf(pose) } : { x, y };
}

const posture = (lying: boolean, noun: Noun, language: Language): string =>
  lying
    ? say(language, 'lying down', agree(noun, 'couché', 'couchée'))
    : say(language, 'standing', 'debout');

const lookingTo = (
  game: Game,
  one: Survivor,
  from: From | undefined,
  language: Language,
): string => {
  const inside = buildingOf(one);
  if (inside)
    return say(
      language,
      `inside ${the(STRUCTURES[inside], 'en')}`,
      `dans ${the(STRUCTURES[inside], 'fr')}`,
    );
  return whereIs(spotOf(game, one), from, language);
};

function roleOf(id: SurvivorId, one: Survivor, language: Language): string | undefined {
  if (one.role === 'driver') return say(language, 'at the wheel', 'au volant');
  if (one.role !== 'rescued') return undefined;
  const who = survivorNoun(id);
  return one.escort
    ? say(
        language,
        `led by ${survivorName(one.escort)}`,
        `${agree(who, 'escorté', 'escortée')} par ${survivorName(one.escort)}`,
      )
    : say(language, 'waiting for an escort', 'en attente d’une escorte');
}

function survivorLine(
  game: Game,
  id: SurvivorId,
  seat: SeatId,
  from: From | undefined,
  language: Language,
): string {
  const one = survivorOf(game, id);
  const name =
    one.team === 'together'
      ? survivorName(id)
      : `${survivorName(id)} (${TEAM_LABELS[teamSort(one.team)][language]})`;
  const noun = survivorNoun(id);
  if (one.place.in === 'dead')
    return say(language, `${name}: dead.`, `${name} : ${agree(noun, 'mort', 'morte')}.`);
  if (one.place.in === 'reserve')
    return say(language, `${name}: missing.`, `${name} : ${agree(noun, 'disparu', 'disparue')}.`);
  const { markers } = viewFor(game, seat);
  const isActive = game.turn?.survivor === id;
  const held = filledSlots(game, id).map((marker) =>
    a(markerNoun(markers[marker]?.type), language),
  );
  const carries = list([a(WEAPON_NAMES[SURVIVORS[id].weapon], language), ...held], language);
  const ready = isActive
    ? say(language, 'acting now', 'en train d’agir')
    : isAvailable(game, id)
      ? say(language, 'available', 'disponible')
      : say(language, 'not available', 'indisponible');
  const parts = [
    lookingTo(game, one, isActive ? undefined : from, language),
    posture(isLying(one), noun, language),
    say(
      language,
      `${one.life} of ${one.startLife} life`,
      `${one.life} ${one.life > 1 ? 'vies' : 'vie'} sur ${one.startLife}`,
    ),
    say(language, `carries ${carries}`, `porte ${carries}`),
    roleOf(id, one, language) ?? ready,
    ...(game.pretzel === id ? [say(language, 'holds the pretzel', 'tient le bretzel')] : []),
  ];
  const marks = one.effects.map((effect) => ` ${effectText(effect, language)}`).join('');
  return `${say(language, `${name}: `, `${name} : `)}${parts.join(', ')}.${marks}`;
}

export function describeSurvivors(game: Game, seat: SeatId, language: Language): string[] {
  const from = viewpoint(game);
  return survivorIds(game).map((id) => survivorLine(game, id, seat, from, language));
}

/** Nearest first where there is somebody to be near to. */
export function describeZombies(game: Game, language: Language): string[] {
  const from = viewpoint(game);
  const spot = (id: ZombieId): { x: number; y: number } => spotOf(game, zombieOf(game, id));
  const ids = zombiesOnTable(game);
  const sorted = from
    ? ids.toSorted((one, two) => distance(from, spot(one)) - distance(from, spot(two)))
    : ids;
  return sorted.map((id) => {
    const one = zombieOf(game, id);
    const noun = zombieNoun(id);
    const inside = buildingOf(one);
    const where = inside
      ? say(
          language,
          `inside ${the(STRUCTURES[inside], 'en')}`,
          `dans ${the(STRUCTURES[inside], 'fr')}`,
        )
      : whereIs(spot(id), from, language);
    const name = capital(the(noun, language));
    return `${say(language, `${name}: `, `${name} : `)}${posture(isLying(one), noun, language)}, ${where}.`;
  });
}

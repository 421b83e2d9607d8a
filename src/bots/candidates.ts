// What is worth trying at a choice: plain options, slides that should come off, shots with a clear line.
import { PROJECTILES } from '../physics/measure/catalogue';
import { directionOf, heading } from '../physics/measure/trig';
import { clamp, distance, subtract } from '../physics/measure/vector';
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import { changeSurvivor } from '../scenarios/change';
import type { Command, FlickNumbers, FlickOffer } from '../scenarios/decisions';
import { changed } from '../scenarios/draft';
import type { Game, Survivor } from '../scenarios/game';
import type { TeamId } from '../scenarios/ids';
import {
  areEnemies,
  inPlay,
  isLying,
  must,
  spotOf,
  streetZombies,
  survivorOf,
  zombieOf,
} from '../scenarios/queries';
import type { Vec2 } from '../physics/table';
import type { Asked, Match } from '../match/match';
import { flares } from './flares';
import { freeWay, groundOf, type Ground } from './ground';
import { evaluate } from './evaluate';
import { shot, teamOf } from './reflex';
import { moverOf, slidesOf, speedFor, type Slide } from './slides';

/** Slides tried of those that look best, shots tried of the nearest. */
const MOST_SLIDES = 6;
const MOST_SHOTS = 2;
/** Two slides that end closer together are one idea. */
const SAME_PLACE = 7;

export function candidates(match: Match, { seat, decision }: Asked): Command[] {
  return decision.options.flatMap((option): Command[] => {
    const base = { seat, number: decision.number, choice: option.id };
    // It looks along its line already: turning round is not thought about.
    if (option.means.verb === 'back' || option.needsFacing) return [];
    if (!option.flick) return [base];
    const team = teamOf(match, seat);
    return flicks(match.game, team, option.flick).map((flick) => ({ ...base, flick }));
  });
}

function flicks(game: Game, team: TeamId, offer: FlickOffer): FlickNumbers[] {
  const id = must(game.turn?.survivor, 'whose turn it is');
  // A figure that is flicked itself goes through no door (A136).
  if (offer.launch === 'figure') return slides(game, team, id, offer, ({ into }) => !into);
  if (offer.launch === 'disc') return [...slides(game, team, id, offer), ...rams(game, offer)];
  if (offer.launch === 'flare') return flares(game, team, offer);
  return shots(game, id, offer);
}

function slides(
  game: Game,
  team: TeamId,
  id: SurvivorId,
  { at, speed: [least, most] }: FlickOffer,
  fits: (slide: Slide) => boolean = () => true,
): FlickNumbers[] {
  const ground = groundOf(game);
  const survivor = survivorOf(game, id);
  const mover = { ...moverOf(game, id, survivor), from: at };
  const tried = slidesOf(ground, mover)
    .filter(fits)
    .map((slide) => ({
      slide,
      value: evaluate(imagined(game, id, slide), team, ground),
    }))
    .toSorted((a, b) => b.value - a.value);
  const chosen: Slide[] = [];
  for (const { slide } of tried) {
    if (chosen.length >= MOST_SLIDES) break;
    if (chosen.some((one) => isSameIdea(one, slide))) continue;
    chosen.push(slide);
  }
  return chosen.map(({ direction, reach }) => ({
    direction: Math.round(direction * 100) / 100,
    speed: clamp(speedFor(reach), least, most),
  }));
}

const isSameIdea = (a: Slide, b: Slide): boolean =>
  a.into === b.into && distance(a.to, b.to) < SAME_PLACE;

/** The game with the mover where the slide would bring it; only to be looked at. */
function imagined(game: Game, id: SurvivorId, slide: Slide): Game {
  const { into, to } = slide;
  const place: Survivor['place'] = into
    ? { in: 'building', structure: into, lying: false }
    : { in: 'street', pose: { ...to, lift: 1.85, turn: [0, 0, 0, 1] } };
  return changed(game, (there) => changeSurvivor(there, id, { place }));
}

const tilesOf = (game: Game): Vec2[] =>
  Object.values(game.things)
    .filter(({ kind, removed }) => kind === 'barricade' && !removed)
    .map(({ pose }) => pose);

/** As hard as possible against what bars a door (R211). */
const rams = (game: Game, { at, speed }: FlickOffer): FlickNumbers[] =>
  tilesOf(game).map((tile) => ({
    direction: Math.round(directionOf(subtract(tile, at)) * 100) / 100,
    speed: speed[1],
  }));

/** At the nearest standing zombies and enemies that nothing hides, and at barricades. */
function shots(game: Game, id: SurvivorId, offer: FlickOffer): FlickNumbers[] {
  const ground = groundOf(game);
  const zombies = streetZombies(game)
    .filter((zombie) => !isLying(zombieOf(game, zombie)))
    .map((zombie) => ({ target: zombie, spot: spotOf(game, zombieOf(game, zombie)) }));
  const enemies = inPlay(game)
    .filter((one) => areEnemies(game, id, one))
    .filter((one) => survivorOf(game, one).place.in === 'street' && !isLying(survivorOf(game, one)))
    .map((one) => ({ target: one, spot: spotOf(game, survivorOf(game, one)) }));
  const away = (spot: Vec2): number => distance(offer.at, spot);
  const open = [...zombies, ...enemies]
    .filter(({ target, spot }) => isClear(ground, offer, id, target, spot))
    .toSorted((a, b) => away(a.spot) - away(b.spot))
    .slice(0, MOST_SHOTS)
    .map(({ spot }) => spot);
  return [...open, ...tilesOf(game)].map((spot) =>
    shot(offer, directionOf(subtract(spot, offer.at)), offer.speed[1] * 0.9),
  );
}

function isClear(
  ground: Ground,
  { at, launch }: FlickOffer,
  id: string,
  target: string,
  spot: Vec2,
): boolean {
  const ahead = heading(directionOf(subtract(spot, at)));
  const wide = launch === 'bat' ? 3 : PROJECTILES.bullet.parts[0].radius;
  const own = launch === 'bat' ? [id, target] : [target];
  return freeWay(ground, at, ahead, wide, own) > distance(at, spot);
}

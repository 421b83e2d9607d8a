// A team that has goods carried to the others' base by whoever gets there soonest; the rest of it is eager. It knows
// what lies under every marker.
import { eagerCommand } from '../../src/bots/eager';
import { groundOf, type Ground } from '../../src/bots/ground';
import type { Player } from '../../src/bots/lookahead';
import { after, reflex } from '../../src/bots/reflex';
import { flicksInto, moverOf, slidesOf, speedFor, type Mover } from '../../src/bots/slides';
import type { Asked, Match } from '../../src/match/match';
import { spotBehind } from '../../src/physics/measure/structure';
import { clamp } from '../../src/physics/measure/vector';
import type { MarkerType } from '../../src/scenarios/catalogue/markers';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import type { Command, FlickOffer, Option } from '../../src/scenarios/decisions';
import type { Game } from '../../src/scenarios/game';
import type { MarkerId, StructureId } from '../../src/scenarios/ids';
import {
  buildingOf,
  heldBy,
  inPlay,
  markerOf,
  markersIn,
  structureIds,
  structureOf,
  survivorOf,
} from '../../src/scenarios/queries';

/** What S9 and S10 want to be carried; one survivor has to hold so many. */
const GOODS: Partial<Readonly<Record<string, readonly MarkerType[]>>> = {
  s9: ['food', 'fuel', 'medicine'],
  s10: ['fuel'],
};
const NEED = 2;
/** Another building for what is still missing then, in actions. */
const DETOUR = 3;
/** Slides into the open are compared by so many; so many are tried on the table. */
const [COMPARED, TRIED] = [90, 4];

export const courier: Player = (match, state, random) =>
  deedOf(match, state) ?? eagerCommand(match, state, random);

/** In a fight it tries before it shoots. */
const FIGHT = ['duelTurn', 'duelWeapon'];

function deedOf(match: Match, state: Asked): Command | undefined {
  const { game } = match;
  const { seat, decision } = state;
  const id = game.turn?.survivor;
  if (!id || game.turn?.seat !== seat || !isCourier(game, id)) return undefined;
  if (FIGHT.includes(decision.kind)) return reflex(match, state);
  const options: readonly Option[] = decision.options;
  const chosen = (option: Option | undefined): Command | undefined =>
    option && { seat, number: decision.number, choice: option.id };
  if (decision.kind === 'chooseAction') {
    const isThere = targetOf(game, id) === buildingOf(survivorOf(game, id));
    const verbs = [isThere ? 'takeDrop' : 'move', 'move', 'end'];
    return chosen(verbs.flatMap((verb) => options.filter(({ means }) => means.verb === verb))[0]);
  }
  if (decision.kind === 'takeDrop') return chosen(options.find((one) => takesGood(game, one)));
  if (decision.kind === 'keepOrLeave') {
    const verb = isGood(game, decision.about) ? 'keep' : 'leave';
    return chosen(options.find(({ means }) => means.verb === verb));
  }
  const disc = options.find(({ flick }) => flick?.launch === 'disc');
  const base = chosen(disc);
  return base && disc?.flick && slide(match, id, base, disc.flick);
}

/** And drops none for it. */
const takesGood = (game: Game, { means }: Option): boolean =>
  means.verb === 'take' &&
  'store' in means &&
  isGood(game, means.marker) &&
  !isGood(game, means.drop);

const isGood = (game: Game, marker: MarkerId | undefined): boolean =>
  marker !== undefined && (GOODS[game.scenario]?.includes(markerOf(game, marker).type) ?? false);

const indoors = (game: Game, id: SurvivorId, inside: StructureId): Mover => ({
  id,
  from: spotBehind(structureOf(game, inside)),
  inside,
});

type Way = { readonly to: StructureId; readonly actions: number };

/** By way of where goods lie that it lacks to the others' base, the shortest. */
function wayOf(game: Game, id: SurvivorId, ground: Ground): Way | undefined {
  const survivor = survivorOf(game, id);
  const goal = game.sheet.bases?.[survivor.team === 'a' ? 'b' : 'a'];
  if (!goal) return undefined;
  const from = moverOf(game, id, survivor);
  const missing = NEED - heldBy(game, id).filter((marker) => isGood(game, marker)).length;
  if (missing <= 0) return { to: goal, actions: flicksInto(ground, from, goal) };
  const ways = structureIds(game).flatMap((to): Way[] => {
    const goods = markersIn(game, { structure: to }).filter((marker) => isGood(game, marker));
    if (goods.length === 0) return [];
    const onward = flicksInto(ground, indoors(game, id, to), goal);
    const detours = DETOUR * Math.max(0, missing - goods.length);
    return [{ to, actions: flicksInto(ground, from, to) + missing + onward + detours }];
  });
  return ways.toSorted((a, b) => a.actions - b.actions)[0];
}

const targetOf = (game: Game, id: SurvivorId, ground = groundOf(game)): StructureId | undefined =>
  wayOf(game, id, ground)?.to;

/** One is enough: others would only take away what it lacks. */
function isCourier(game: Game, id: SurvivorId): boolean {
  const ground = groundOf(game);
  const actions = (one: SurvivorId): number => wayOf(game, one, ground)?.actions ?? Infinity;
  const own = actions(id);
  return inPlay(game, survivorOf(game, id).team).every((other) => own <= actions(other));
}

/** Into that building if there is a way, else to where it is nearest; the table says whether it comes off. */
function slide(
  match: Match,
  id: SurvivorId,
  base: Command,
  { at, speed: [least, most] }: FlickOffer,
): Command | undefined {
  const { game } = match;
  const ground: Ground = groundOf(game);
  const target = targetOf(game, id, ground);
  if (!target) return undefined;
  const all = slidesOf(ground, { ...moverOf(game, id, survivorOf(game, id)), from: at });
  const straight = all.filter(({ into }) => into === target);
  const open = all.filter(({ into }) => !into);
  const every = Math.max(1, Math.round(open.length / COMPARED));
  const nearer = open
    .filter((_, index) => index % every === 0)
    .map((one) => ({ ...one, left: flicksInto(ground, { id, from: one.to }, target) }))
    .toSorted((a, b) => a.left - b.left);
  const tried = [...straight, ...nearer.slice(0, TRIED)].map(({ direction, reach }): Command => {
    const speed = clamp(speedFor(reach), least, most);
    return { ...base, flick: { direction: Math.round(direction * 100) / 100, speed } };
  });
  const leftAfter = (given: Command): number => {
    const next = after(match, given);
    if (!next) return Infinity;
    if (next.game.result) return -1;
    const survivor = survivorOf(next.game, id);
    return survivor.place.in === 'dead'
      ? Infinity
      : flicksInto(groundOf(next.game), moverOf(next.game, id, survivor), target);
  };
  return tried
    .map((given) => ({ given, left: leftAfter(given) }))
    .toSorted((a, b) => a.left - b.left)[0]?.given;
}

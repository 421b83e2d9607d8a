// A hand that carries goods to the others' base and thinks of nothing else; it knows what lies under every marker.
import { eagerCommand } from '../../src/bots/eager';
import { groundOf, type Ground } from '../../src/bots/ground';
import type { Player } from '../../src/bots/lookahead';
import { after } from '../../src/bots/reflex';
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

function deedOf(match: Match, { seat, decision }: Asked): Command | undefined {
  const { game } = match;
  const id = game.turn?.survivor;
  if (!id || game.turn?.seat !== seat) return undefined;
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

/** The building to go to next: where goods lie that it lacks, by the shortest way to the others' base, or there. */
function targetOf(game: Game, id: SurvivorId, ground = groundOf(game)): StructureId | undefined {
  const survivor = survivorOf(game, id);
  const goal = game.sheet.bases?.[survivor.team === 'a' ? 'b' : 'a'];
  const missing = NEED - heldBy(game, id).filter((marker) => isGood(game, marker)).length;
  if (missing <= 0 || !goal) return goal;
  const from = moverOf(game, id, survivor);
  const ways = structureIds(game).flatMap((structure) => {
    const goods = markersIn(game, { structure }).filter((marker) => isGood(game, marker)).length;
    const way = flicksInto(ground, from, structure);
    const onward = flicksInto(ground, indoors(game, id, structure), goal);
    const detours = DETOUR * Math.max(0, missing - goods);
    return goods > 0 ? [{ structure, actions: way + onward + detours }] : [];
  });
  return ways.toSorted((a, b) => a.actions - b.actions)[0]?.structure;
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

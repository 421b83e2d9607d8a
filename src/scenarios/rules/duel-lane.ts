// 28, 36. The lane outside town: where the fighters of a duel stand, and from where they attack.
import { DISC_DIAMETER, FIGURE_WIDTH, PIECES } from '../../physics/measure/catalogue';
import { standingPose } from '../../physics/measure/pose';
import { spotBeside } from '../../physics/measure/spots';
import type { Piece, Pose, Table, Vec2 } from '../../physics/table';
import type { SurvivorId } from '../catalogue/survivors';
import { WEAPONS } from '../catalogue/weapons';
import { option, type FlickOffer, type Option } from '../decisions';
import type { Duel, DuelSide, Fighter, SideName } from '../duels';
import type { Game } from '../game';
import type { StructureId } from '../ids';
import type { MeansOf, Side } from '../means';
import { must, survivorOf, survivorsInside, weaponsOf } from '../queries';
import type { DuelView, Seen } from '../view';
import { loaded, widthOf } from './shooting';

/** Base edge to base edge (R180, R228, A62). */
const LANE = 80;
/** Between two of one side (R196, R240, A61). */
const ABREAST = 10;
/** One disc forward in a duel of survivors (R233). */
const STEP = DISC_DIAMETER;
const FIGURE_DEPTH = Math.max(
  ...PIECES.survivor.parts.map((part) => 2 * (part.shape === 'box' ? part.half[0] : part.radius)),
);

/** Side by side, the middle of the side on the middle of the lane. */
export const lineUp = (ids: readonly string[]): DuelSide => ({
  fighters: ids.map((id, index) => ({
    id,
    y: (index - (ids.length - 1) / 2) * (ABREAST + FIGURE_WIDTH),
  })),
  ahead: 0,
});

export const otherSide = (side: SideName): SideName => (side === 'near' ? 'far' : 'near');
export const attackerOf = (duel: Pick<Duel, SideName | 'turn'>): Fighter =>
  must(duel[duel.turn].fighters[0], 'somebody to attack');
/** How far apart the sides stand, base edge to base edge. */
export const gapOf = ({ near, far }: Pick<Duel, SideName>): number => LANE - near.ahead - far.ahead;

export const withSide = <One extends Duel>(duel: One, name: SideName, side: DuelSide): One => ({
  ...duel,
  [name]: side,
});
export const without = (side: DuelSide, ids: readonly string[]): DuelSide => ({
  ...side,
  fighters: side.fighters.filter(({ id }) => !ids.includes(id)),
});
/** Whoever has had its go waits until all of its side have had theirs (R198, R241, A123). */
export function afterGo<One extends Duel>(duel: One): One {
  const { id } = attackerOf(duel);
  const side = toTheEnd(duel[duel.turn], id);
  return { ...withSide(duel, duel.turn, side), acted: [...duel.acted, id] };
}
/** Nobody of the side at turn is left who has not had its go. */
export const isStepOver = (duel: Duel): boolean =>
  duel[duel.turn].fighters.every(({ id }) => duel.acted.includes(id));
const toTheEnd = (side: DuelSide, id: string): DuelSide => ({
  ...side,
  fighters: [
    ...side.fighters.filter((one) => one.id !== id),
    ...side.fighters.filter((one) => one.id === id),
  ],
});
/** Nearer by one disc, until only one disc lies between the sides: a bat needs that room to lie in. */
export const stepForward = (duel: Duel, side: DuelSide): DuelSide =>
  gapOf(duel) - STEP < STEP ? side : { ...side, ahead: side.ahead + STEP };

/** Before every attack the fighters stand in their rows and face each other. */
function poseOn(duel: Pick<Duel, SideName>, name: SideName, { y }: Fighter): Pose {
  const { ahead } = duel[name];
  return name === 'near'
    ? standingPose('survivor', { x: ahead, y, facing: 0 })
    : standingPose('survivor', { x: LANE + FIGURE_DEPTH - ahead, y, facing: 180 });
}

/** The lane is bare: no town, no structures, none of the weather there (A62). */
export function laneTable({ zombies }: Pick<Seen, 'zombies'>, duel: Pick<Duel, SideName>): Table {
  const pieces = (['near', 'far'] as const).flatMap((name) =>
    duel[name].fighters.map((fighter): Piece => ({
      id: fighter.id,
      kind: zombies[fighter.id] ? 'zombie' : 'survivor',
      pose: poseOn(duel, name, fighter),
    })),
  );
  return { layout: { structures: [] }, pieces };
}

/** What a screen shows while a duel goes on: its lane and how many combat cards are left. */
export const laneOf = (
  duel: DuelView | undefined,
  game: Pick<Seen, 'zombies'>,
): { table: Table; structure: StructureId; cardsLeft: number } | undefined =>
  duel && {
    structure: duel.structure,
    table: laneTable(game, duel),
    cardsLeft: duel.against === 'zombies' ? duel.cardsLeft : 0,
  };

type Attack = Option<Exclude<MeansOf<'duelTurn'>, { readonly verb: 'wait' }>>;

/** A bat takes the place of its owner's figure (R189, R237); anything else lies left or right of it, each side once. */
export function attacksOf(game: Game, duel: Duel, used: readonly Side[]): Attack[] {
  const fighter = attackerOf(duel);
  const { weapon, id } = fighter;
  if (!weapon) return [];
  const pose = poseOn(duel, duel.turn, fighter);
  const flick = (at: Vec2, aside: readonly string[]): FlickOffer => ({
    ...loaded(weapon, game.options.pellets),
    at,
    aside,
  });
  if (weapon === 'bat') {
    const place = { x: pose.x, y: pose.y };
    return [option('attack', { verb: 'strike' }, { about: id, flick: flick(place, [id]) })];
  }
  const width = widthOf(weapon, game.options.pellets);
  return (['left', 'right'] as const)
    .filter((side) => !used.includes(side))
    .map((side) =>
      option(
        side,
        { verb: 'shoot', side },
        { about: id, flick: flick(spotBeside(pose, side, width), []) },
      ),
    );
}

/** Two bullets with two rifles (A67). */
export function hasShotLeft(game: Game, { id, weapon }: Fighter, used: readonly Side[]): boolean {
  if (!weapon || !WEAPONS[weapon].paired) return false;
  const same = weaponsOf(game, id as SurvivorId).filter((one) => one === weapon).length;
  return same >= 2 && used.length < 2;
}

/** Whoever is in the building and can fight, the one who caused it first (A73); drivers and the rescued cannot. */
export function fightersIn(game: Game, structure: StructureId, cause: SurvivorId): SurvivorId[] {
  const all = survivorsInside(game, structure).filter((id) => !survivorOf(game, id).role);
  return [...all.filter((id) => id === cause), ...all.filter((id) => id !== cause)];
}

// What an aim would come to: a run that was only foretold, judged by the rules' own verdicts. A question, not a move.
import { isNextTo, pieceFootprint } from '../physics/measure/footprint';
import { isStanding, standingPose } from '../physics/measure/pose';
import { startBlocker } from '../physics/measure/spots';
import type { Range } from '../physics/measure/range';
import type { Contact, Outcome } from '../physics/recording';
import type { Piece, Vec2 } from '../physics/table';
import { isSurvivorId, type SurvivorId } from './catalogue/survivors';
import { WEAPONS, type WeaponId } from './catalogue/weapons';
import type { Kept } from './causes';
import type { Decision, FlickOffer } from './decisions';
import type { TableRun } from './game';
import type { DecisionKind } from './means';
import { areEnemies, buildingOf, must, survivorOf, turnOf } from './queries';
import { openedBy } from './rules/barricades';
import { battedIn, judgeBat } from './rules/bat';
import { duelVerdict } from './rules/duel';
import { attackerOf } from './rules/duel-lane';
import { keptFeet } from './rules/kept-feet';
import { judgeMove, type Move } from './rules/move';
import { judgePitch } from './rules/pitch';
import { shotVerdict } from './rules/shot-judging';
import { isThrough } from './rules/throw-out';
import { fallenIn } from './rules/tidy';
import type { SeatView } from './view';

/** `knockedOver` falls too, but unharmed: not what was hit first. */
export type Fate = 'falls' | 'knockedOver' | 'lies' | Kept;
/** `self`: whoever acts. */
export type Standing = 'zombie' | 'rival' | 'friend' | 'self';
export type FigureOutlook = {
  readonly id: string;
  readonly fate: Fate;
  readonly side: Standing;
};

/** What ends the way of a shot before anybody is met. */
export type Blocked = { readonly by: string; readonly face?: Contact['face'] };

export type ShotOutlook = {
  readonly of: 'shot';
  readonly figures: readonly FigureOutlook[];
  readonly blocked?: Blocked;
};
/** Of several tries with dice of their own: how many foes would fall, and who might be met at all. */
export type ScatterOutlook = {
  readonly of: 'scatter';
  readonly felled: Range;
  readonly among: readonly (Pick<FigureOutlook, 'id' | 'side'> & {
    /** In which share of the tries it fell. */
    readonly falls: number;
  })[];
  /** Who lay already and might be hit, to no effect. */
  readonly lying: readonly string[];
  readonly tries: number;
};
/** Zombies on their feet that whoever moves would end beside: a life, once the turn is over (R061, R063). */
type Closeness = { readonly close?: readonly string[] };
export type BlowOutlook = {
  readonly of: 'blow';
  readonly figures: readonly FigureOutlook[];
  /** Not on the lane of a duel: there nobody moves. */
  readonly move?: Move;
  /** Where the bat would lie. */
  readonly end: Vec2;
} & Closeness;
export type MoveOutlook = {
  readonly of: 'move';
  readonly move: Move;
  readonly end: Vec2;
} & Closeness;
/** Somebody is pushed out of a building or away: whether the door lets it through. */
export type PushOutlook = { readonly of: 'push'; readonly out: boolean; readonly end: Vec2 };

export type AimOutlook =
  | ShotOutlook
  | ScatterOutlook
  | BlowOutlook
  | MoveOutlook
  | PushOutlook
  | { readonly of: 'noRoom'; readonly by: string };

/** Questions that are answered by a flick which can be foretold; a flare is luck, and has an outlook of its own. */
export type FlickQuestion = Extract<
  DecisionKind,
  'flickDisc' | 'secondTry' | 'pitch' | 'flickBat' | 'aim' | 'duelTurn' | 'throwOut' | 'driveOut'
>;
export type Flicked = Decision<FlickQuestion>;

const QUESTIONS: Readonly<Record<FlickQuestion, true>> = {
  flickDisc: true,
  secondTry: true,
  pitch: true,
  flickBat: true,
  aim: true,
  duelTurn: true,
  throwOut: true,
  driveOut: true,
};
export const isFlicked = (decision: Decision): decision is Flicked => decision.kind in QUESTIONS;

/** How many tries there are of this flick: luck has a part in pellets only. */
export const hasLuck = ({ launch }: Pick<FlickOffer, 'launch'>): boolean => launch === 'pellets';

/** There is no room where it would start, and the flick would be refused. */
export function noRoomFor({ table, launch }: TableRun): AimOutlook | undefined {
  // A figure that is pushed as it lies starts where it is.
  const by = launch.kind === 'figure' ? undefined : startBlocker(table, launch);
  return by === undefined ? undefined : { of: 'noRoom', by };
}

export function outlookOf(
  decision: Flicked,
  view: SeatView,
  offer: FlickOffer,
  run: TableRun,
  outcome: Outcome,
): Exclude<AimOutlook, ScatterOutlook> {
  switch (decision.kind) {
    case 'flickDisc':
    case 'secondTry': {
      const survivor = turnOf(view).survivor;
      const opened = openedBy(view, outcome, {
        from: offer.at,
        flicked: ['disc'],
        elsePutBack: true,
      });
      const move = opened
        ? ({ ok: true, into: opened } as const)
        : judgeMove(view, survivor, 'disc', outcome, () => false);
      // Whatever the disc shifted is put back (R060).
      const dead = run.table.pieces.filter(
        ({ kind, pose }) => kind === 'zombie' && isStanding(pose),
      );
      return {
        of: 'move',
        move,
        end: endOf('disc', outcome),
        ...closeTo(view, survivor, move, dead),
      };
    }
    case 'pitch': {
      const survivor = turnOf(view).survivor;
      return { of: 'move', move: judgePitch(survivor, outcome), end: endOf(survivor, outcome) };
    }
    case 'flickBat':
      return blowIn(view, offer, run, outcome);
    case 'aim':
      return shotIn(view, decision.about, run, outcome);
    case 'duelTurn':
      return attackIn(view, offer, run, outcome);
    case 'throwOut':
    case 'driveOut': {
      const inside = buildingOf(survivorOf(view, decision.about));
      const out = inside === undefined || isThrough(inside, decision.about, outcome);
      return { of: 'push', out, end: endOf(decision.about, outcome) };
    }
  }
}

function shotIn(view: SeatView, weapon: WeaponId, run: TableRun, outcome: Outcome): ShotOutlook {
  const { touches, wounded, knockedOver } = shotVerdict(view, weapon, outcome);
  const shooter = turnOf(view).survivor;
  const side = (id: string): Standing => standingOf(view, shooter, id);
  return {
    of: 'shot',
    figures: fatesOf(run, outcome, touches, { falls: wounded, knockedOver }, side),
    ...(!WEAPONS[weapon].shell && blockedBy(run, touches)),
  };
}

function blowIn(view: SeatView, offer: FlickOffer, run: TableRun, outcome: Outcome): BlowOutlook {
  const { survivor } = turnOf(view);
  const opened = openedBy(view, outcome, { from: offer.at, flicked: ['bat'] });
  const fallen = fallenIn(view, outcome).filter((id) => !offer.aside.includes(id));
  const side = (id: string): Standing => standingOf(view, survivor, id);
  const move: Move = opened ? { ok: true, into: opened } : judgeBat(view, survivor, outcome);
  const dead = outcome.rest.flatMap(({ id, pose, standing }) =>
    standing && view.zombies[id] ? [{ id, kind: 'zombie', pose } as const] : [],
  );
  return {
    of: 'blow',
    figures: fatesOf(run, outcome, battedIn(outcome), { falls: fallen, knockedOver: [] }, side),
    move,
    end: endOf('bat', outcome),
    ...closeTo(view, survivor, move, dead),
  };
}

/** As it would stand there, seen by the rule about whoever is too close. */
function closeTo(
  view: SeatView,
  survivor: SurvivorId,
  move: Move,
  dead: readonly Piece[],
): Closeness {
  if (!move.ok || !move.to) return {};
  if (survivorOf(view, survivor).effects.some(({ kind }) => kind === 'stenchOfTheDead')) return {};
  const own = pieceFootprint({
    id: survivor,
    kind: 'survivor',
    pose: standingPose('survivor', move.to),
  });
  const close = dead.filter((zombie) => isNextTo(own, pieceFootprint(zombie))).map(({ id }) => id);
  return close.length > 0 ? { close } : {};
}

/** On the lane whoever of the other side falls is beaten, whatever felled it; an ally takes its place again. */
function attackIn(
  view: SeatView,
  offer: FlickOffer,
  run: TableRun,
  outcome: Outcome,
): ShotOutlook | BlowOutlook {
  const duel = must(view.duel, 'a duel');
  const { touches, fallen } = duelVerdict(duel, outcome);
  const own = duel[duel.turn].fighters.map(({ id }) => id);
  const side = (id: string): Standing =>
    own.includes(id) ? 'friend' : isSurvivorId(id) ? 'rival' : 'zombie';
  const allies = outcome.rest
    .filter(({ id, standing }) => own.includes(id) && !standing && !offer.aside.includes(id))
    .map(({ id }) => id);
  const figures = fatesOf(run, outcome, touches, { falls: fallen, knockedOver: allies }, side);
  return attackerOf(duel).weapon === 'bat'
    ? { of: 'blow', figures, end: endOf('bat', outcome) }
    : { of: 'shot', figures };
}

/** Everybody who was touched or fell: those who fall first, then in the order in which they were met. */
function fatesOf(
  run: TableRun,
  outcome: Outcome,
  touches: readonly Contact[],
  fallen: Readonly<Record<'falls' | 'knockedOver', readonly string[]>>,
  side: (id: string) => Standing,
): FigureOutlook[] {
  const of =
    (fate: Fate) =>
    (id: string): FigureOutlook => ({ id, fate, side: side(id) });
  const lay = touches
    .map(({ other }) => run.table.pieces.find(({ id }) => id === other))
    .filter((piece) => piece?.kind === 'survivor' || piece?.kind === 'zombie')
    .flatMap((piece) => (piece && !isStanding(piece.pose) ? [piece.id] : []));
  return [
    ...fallen.falls.map(of('falls')),
    ...keptFeet(run, outcome, touches).map(({ figure, how }) => of(how)(figure)),
    ...[...new Set(lay)].map(of('lies')),
    ...fallen.knockedOver.map(of('knockedOver')),
  ];
}

function blockedBy({ table }: TableRun, [first]: readonly Contact[]): Pick<ShotOutlook, 'blocked'> {
  if (!first) return {};
  const kind = table.pieces.find(({ id }) => id === first.other)?.kind;
  if (kind === 'survivor' || kind === 'zombie') return {};
  return { blocked: { by: first.other, ...(first.face && { face: first.face }) } };
}

function standingOf(view: SeatView, shooter: SurvivorId, id: string): Standing {
  if (!isSurvivorId(id)) return 'zombie';
  if (id === shooter) return 'self';
  return areEnemies(view, shooter, id) ? 'rival' : 'friend';
}

function endOf(piece: string, { rest }: Outcome): Vec2 {
  const { x, y } = must(
    rest.find(({ id }) => id === piece),
    piece,
  ).pose;
  return { x, y };
}

export const isFoe = ({ side }: Pick<FigureOutlook, 'side'>): boolean =>
  side === 'zombie' || side === 'rival';

/** Several tries of one aim as one outlook: from the fewest that fell to the most. */
export function scatterOf(tries: readonly ShotOutlook[]): ScatterOutlook {
  const felled = ({ figures }: ShotOutlook): FigureOutlook[] =>
    figures.filter(({ fate }) => fate === 'falls');
  const felledIn = (one: ShotOutlook): string[] => felled(one).map(({ id }) => id);
  const counts = tries.map((one) => felled(one).filter(isFoe).length);
  const lying = tries.flatMap(({ figures }) =>
    figures.filter(({ fate }) => fate === 'lies').map(({ id }) => id),
  );
  const met = new Map(
    tries.flatMap(({ figures }) =>
      figures
        .filter(({ fate }) => fate !== 'lies' && fate !== 'knockedOver')
        .map(({ id, side }) => [id, side] as const),
    ),
  );
  const share = (id: string): number =>
    tries.filter((one) => felledIn(one).includes(id)).length / tries.length;
  return {
    of: 'scatter',
    felled: [Math.min(...counts), Math.max(...counts)],
    among: [...met]
      .map(([id, side]) => ({ id, side, falls: share(id) }))
      .toSorted((a, b) => b.falls - a.falls || (a.id < b.id ? -1 : 1)),
    lying: [...new Set(lying)].filter((id) => !met.has(id)).toSorted(),
    tries: tries.length,
  };
}

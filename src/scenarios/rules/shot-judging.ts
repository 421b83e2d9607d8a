// 11, 26. What a shot did: who was hit, who is hurt, and what else was knocked over.
import { isStanding } from '../../physics/measure/pose';
import type { Contact, Outcome } from '../../physics/recording';
import type { Vec2 } from '../../physics/table';
import type { SurvivorId } from '../catalogue/survivors';
import { WEAPONS, type WeaponId } from '../catalogue/weapons';
import type { Miss } from '../causes';
import type { TableRun } from '../game';
import { emit, type Play } from '../play';
import { must, poseOf } from '../queries';
import type { Seen } from '../view';
import { ACID } from './acid';
import { pushTiles } from './barricades';
import { lyingMark, tellFirstTouch } from './flicking';
import { tellKeptFeet } from './kept-feet';
import { fall, kill, loseLife } from './life';
import { fallenIn, kindOf, standUpAt, applyRest } from './tidy';

/** What the rules say of a shot; the aim help asks the same of a shot that is only foretold. */
export type ShotVerdict = {
  /** What was fired: a bullet, a knife, every pellet. */
  readonly pieces: readonly string[];
  /** What counts of what it touched: the first thing, or with a shell everything, each once (R073, R173). */
  readonly touches: readonly Contact[];
  /** Who is hit and fell. */
  readonly wounded: readonly string[];
  /** Who fell besides: unharmed, it stands up where it is (R078, R082, A20). */
  readonly knockedOver: readonly string[];
};

/** Cases A, B and C (R073–R083, R107, R173, R177). */
export function shotVerdict(game: Seen, weapon: WeaponId, outcome: Outcome): ShotVerdict {
  const pieces = outcome.rest
    .filter(({ id }) => kindOf(game, id) === undefined)
    .map(({ id }) => id);
  const touched = outcome.contacts.filter(
    ({ piece, other }) =>
      kindOf(game, piece) === undefined && other !== ACID && !pieces.includes(other),
  );
  const touches = WEAPONS[weapon].shell
    ? touched.filter(
        ({ other }, index) => touched.findIndex((one) => one.other === other) === index,
      )
    : touched.slice(0, 1);
  const fallen = fallenIn(game, outcome);
  // The first thing touched, if it stood and fell; with the shotgun whatever a pellet touched and that fell (A30).
  const isHit = (id: string): boolean => touches.some(({ other }) => other === id);
  return {
    pieces,
    touches,
    wounded: fallen.filter(isHit),
    knockedOver: fallen.filter((id) => !isHit(id)),
  };
}

export function judgeShot(
  play: Play,
  shooter: SurvivorId,
  weapon: WeaponId,
  at: Vec2,
  run: TableRun,
  outcome: Outcome,
): void {
  const { game } = play;
  const { pieces, touches, wounded, knockedOver } = shotVerdict(game, weapon, outcome);
  if (WEAPONS[weapon].shell) tellPelletTouches(play, pieces, outcome);
  else tellFirstTouch(play, pieces[0] ?? 'bullet', outcome);
  tellKeptFeet(play, shooter, run, outcome, touches);
  pushTiles(play, outcome, { from: at, flicked: pieces });
  applyRest(play, outcome);
  for (const id of knockedOver) {
    const pose = must(poseOf(game.survivors[id as SurvivorId] ?? must(game.zombies[id], id)), id);
    if (!isStanding(pose)) standUpAt(game, id, pose);
    emit(play, { kind: 'stoodUp', figure: id, rules: ['R082'] });
  }
  if (wounded.length === 0)
    emit(play, {
      kind: 'missed',
      survivor: shooter,
      why: missReason(outcome),
      rules: ['R073', 'R083'],
    });
  for (const id of wounded) {
    if (game.zombies[id]) kill(play, id, shooter, weapon, ['R079', 'R080']);
    else wound(play, id as SurvivorId, weapon);
  }
}

/** Everything that any pellet touched, each once, in the order in which it happened (R173). */
function tellPelletTouches(play: Play, pellets: readonly string[], { contacts }: Outcome): void {
  const touches = contacts.filter(
    ({ piece, other }, index) =>
      pellets.includes(piece) &&
      !pellets.includes(other) &&
      contacts.findIndex((one) => one.other === other && pellets.includes(one.piece)) === index,
  );
  for (const { piece, other } of touches)
    emit(play, { kind: 'touchedFirst', piece, other, ...lyingMark(play.game, other) });
}

function wound(play: Play, id: SurvivorId, weapon: WeaponId): void {
  fall(play, id, weapon);
  loseLife(play, id, weapon, ['R079', 'R081']);
}

const missReason = ({ contacts }: Outcome): Miss =>
  contacts.length === 0 ? 'touchedNothing' : 'nobodyFell';

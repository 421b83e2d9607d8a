// 11, 26. What a shot did: who was hit, who is hurt, and what else was knocked over.
import { isStanding } from '../../physics/measure/pose';
import type { Outcome } from '../../physics/recording';
import type { Vec2 } from '../../physics/table';
import type { SurvivorId } from '../catalogue/survivors';
import { WEAPONS, type WeaponId } from '../catalogue/weapons';
import type { Miss } from '../causes';
import type { Game } from '../game';
import { emit, type Play } from '../play';
import { must, poseOf } from '../queries';
import { pushTiles } from './barricades';
import { lyingMark, tellFirstTouch } from './flicking';
import { fall, kill, loseLife } from './life';
import { fallenIn, kindOf, standUpAt, applyRest } from './tidy';

/** Cases A, B and C (R073–R083, R107, R173, R177). */
export function judgeShot(
  play: Play,
  shooter: SurvivorId,
  weapon: WeaponId,
  at: Vec2,
  outcome: Outcome,
): void {
  const { game } = play;
  const fallen = fallenIn(game, outcome);
  const wounded = fallen.filter((id) => isWounded(game, weapon, id, outcome));
  const pieces = outcome.rest
    .filter(({ id }) => kindOf(game, id) === undefined)
    .map(({ id }) => id);
  if (WEAPONS[weapon].shell) tellPelletTouches(play, pieces, outcome);
  else tellFirstTouch(play, pieces[0] ?? 'bullet', outcome);
  pushTiles(play, outcome, { from: at, flicked: pieces });
  applyRest(play, outcome);
  // Whoever else was knocked over is unharmed and stands up where it is (R078, R082, A20).
  for (const id of fallen.filter((one) => !wounded.includes(one))) {
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

/** The first thing touched, if it stood and fell; with the shotgun whatever a pellet touched and that fell (R173, A30). */
function isWounded(game: Game, weapon: WeaponId, id: string, { contacts }: Outcome): boolean {
  const byProjectile = contacts.filter(
    ({ piece, other }) => kindOf(game, piece) === undefined && other !== 'acid',
  );
  if (WEAPONS[weapon].shell) return byProjectile.some(({ other }) => other === id);
  return byProjectile[0]?.other === id;
}

const missReason = ({ contacts }: Outcome): Miss =>
  contacts.length === 0 ? 'touchedNothing' : 'nobodyFell';

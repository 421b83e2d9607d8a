// 36. Survivors of two teams in one building fight until one team is left in it.
import { changeTurn } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { RuleRef } from '../causes';
import type { Duel, TeamDuel } from '../duels';
import type { Side } from '../means';
import { doNext, emit, type Handlers, type Play } from '../play';
import { areEnemies, isLying, survivorOf, weaponsOf } from '../queries';
import type { TaskOf } from '../tasks';
import {
  afterGo,
  attackerOf,
  fightersIn,
  hasShotLeft,
  isStepOver,
  lineUp,
  otherSide,
  stepForward,
  without,
  withSide,
} from './duel-lane';
import { fall, loseLife } from './life';
import { lieIndoors } from './tidy';

/** Three of each side, one after the other (A78). */
const MOST_WAITS = 6;

export const duelSurvivorsHandlers: Pick<Handlers, 'fightSurvivors'> = {
  fightSurvivors: {
    run: (play, { structure, by }) => {
      const { game } = play;
      const present = fightersIn(game, structure, by);
      // Whoever caused it may be out already; then the others have it out.
      const [first] = present;
      if (first === undefined) return;
      const own = present.filter((id) => !areEnemies(game, first, id));
      // Of three sides two fight, then whoever is left of them the third (A111).
      const [rival] = present.filter((id) => areEnemies(game, first, id));
      const foes = present.filter((id) => rival && !areEnemies(game, rival, id));
      if (foes.length === 0) return;
      const all = [...own, ...foes];
      if (all.length < present.length) doNext(play, { do: 'fightSurvivors', structure, by });
      // Nobody stays out of it, because only one team may be left (R242).
      for (const id of all) standForDuel(play, id);
      emit(play, { kind: 'duelBegan', survivors: own, against: foes, rules: ['R227'] });
      const duel: TeamDuel = {
        against: 'survivors',
        structure,
        // The active survivor attacks first (R230).
        turn: 'near',
        near: lineUp(own),
        far: lineUp(foes),
        acted: [],
        waits: 0,
      };
      const armed = [...own, ...foes].filter((id) => weaponsOf(game, id).length > 0);
      doNext(
        play,
        armed.length > 0
          ? { do: 'duelWeapon', duel, choosing: armed }
          : { do: 'duelTurn', duel, used: [] },
      );
    },
  },
};

function standForDuel(play: Play, id: SurvivorId): void {
  const survivor = survivorOf(play.game, id);
  if (!isLying(survivor) || survivor.place.in !== 'building') return;
  lieIndoors(play.game, id, false);
  emit(play, { kind: 'stoodUp', figure: id, rules: ['R227'] });
}

/** When both sides have waited long enough the side that came in must attack (A78). */
export const mustAttack = (duel: Duel): boolean =>
  duel.against === 'survivors' && duel.turn === 'near' && duel.waits >= MOST_WAITS;

/** The next of this side; when each has had its go, the other side's step (R233, R236, R241, A123). */
function goOn(duel: TeamDuel): TaskOf<'duelTurn'> {
  if (!isStepOver(duel)) return { do: 'duelTurn', duel, used: [] };
  const { felled, ...step } = duel;
  const next = otherSide(duel.turn);
  // It comes one disc forward, unless this step has felled one of them.
  const side = felled ? duel[next] : stepForward(duel, duel[next]);
  return {
    do: 'duelTurn',
    duel: { ...withSide(step, next, side), turn: next, acted: [] },
    used: [],
  };
}

export function afterTeamWait(play: Play, duel: TeamDuel): void {
  // Who must attack and has nothing to attack with is beaten as if the blow had failed.
  if (mustAttack(duel)) afterBlow(play, duel, []);
  else doNext(play, goOn({ ...afterGo(duel), waits: duel.waits + 1 }));
}

export function afterTeamAttack(
  play: Play,
  duel: TeamDuel,
  fallen: readonly string[],
  used: readonly Side[],
): void {
  const fighter = attackerOf(duel);
  const struck: TeamDuel = { ...duel, waits: 0 };
  if (fighter.weapon === 'bat') {
    afterBlow(play, struck, fallen);
    return;
  }
  const now = fell(struck, fallen);
  const throws = fallen.flatMap((id) => beat(play, now, id, fighter.id, ['R231']));
  if (endsWith(play, now, throws)) return;
  const next: TaskOf<'duelTurn'> = hasShotLeft(play.game, fighter, used)
    ? { do: 'duelTurn', duel: now, used }
    : goOn(afterGo(now));
  doNext(play, { do: 'stealing' }, ...throws, next);
}

/** The duel without those of the other side who fell. */
function fell(duel: TeamDuel, fallen: readonly string[]): TeamDuel {
  const target = otherSide(duel.turn);
  const now = withSide(duel, target, without(duel[target], fallen));
  return fallen.length > 0 ? { ...now, felled: true } : now;
}

/**
 * A bat strikes once (R235). Those it fells are thrown out unhurt (R238); while any of the others stands, the
 * blow has failed and its owner goes too (R239, and A72 for several).
 */
function afterBlow(play: Play, duel: TeamDuel, fallen: readonly string[]): void {
  const { id } = attackerOf(duel);
  const felled = fell(duel, fallen);
  const throws = fallen.flatMap((one) => beat(play, felled, one, id));
  const [winner] = felled[otherSide(duel.turn)].fighters;
  if (!winner) {
    endsWith(play, felled, throws);
    return;
  }
  const now = withSide(felled, duel.turn, without(duel[duel.turn], [id]));
  throws.push(...beat(play, now, id, winner.id, ['R239']));
  if (endsWith(play, now, throws)) return;
  doNext(play, { do: 'stealing' }, ...throws, goOn(now));
}

/** The fight is over when one side has nobody left (R234, R242); the throws are still to be made. */
function endsWith(play: Play, { near, far }: TeamDuel, throws: readonly Throw[]): boolean {
  if (near.fighters.length > 0 && far.fighters.length > 0) return false;
  emit(play, { kind: 'duelEnded', won: near.fighters.length > 0, rules: ['R242'] });
  // Whoever lies is robbed while it still lies in the building (R224), then thrown.
  doNext(play, { do: 'stealing' }, ...throws);
  return true;
}

type Throw = TaskOf<'throwOut'>;

/** A beaten survivor falls; hurt, it loses a life; alive, it is thrown out (R232, A77). Its own turn is over (A74). */
function beat(
  play: Play,
  { structure }: TeamDuel,
  loser: string,
  winner: string,
  hurt?: readonly RuleRef[],
): Throw[] {
  const { game } = play;
  const id = loser as SurvivorId;
  fall(play, id, 'duel');
  if (game.turn?.survivor === id) changeTurn(game, { over: true });
  if (hurt) loseLife(play, id, 'duel', hurt);
  if (survivorOf(game, id).place.in === 'dead') return [];
  return [
    {
      do: 'throwOut',
      structure,
      loser: id,
      winner: winner as SurvivorId,
      tries: 1,
      passed: [],
    },
  ];
}

// 28, 29, 36. A turn of a duel, whoever it is against: choose a weapon, then attack or wait.
import { startBlocker } from '../../physics/measure/spots';
import type { Contact, Outcome } from '../../physics/recording';
import { isSurvivorId, type SurvivorId } from '../catalogue/survivors';
import { option, optionId } from '../decisions';
import { noiseOf, type WeaponId } from '../catalogue/weapons';
import type { Duel, DuelSide, SideName } from '../duels';
import { doNext, emit, type Handlers, type Play } from '../play';
import { must, weaponsOf } from '../queries';
import { draw } from '../random';
import { runOf } from '../runs';
import { attackerOf, attacksOf, laneTable, otherSide } from './duel-lane';
import { afterTeamAttack, afterTeamWait, mustAttack } from './duel-survivors';
import { afterZombieAttack, afterZombieWait } from './duel-zombie';
import { flickOf, tellFirstTouch } from './flicking';
import { tellKeptFeet } from './kept-feet';
import { seatFor } from './sides';
import { makeNoise } from './turn-state';

export const duelHandlers: Pick<Handlers, 'duelWeapon' | 'duelTurn' | 'runDuel'> = {
  /** One weapon for the whole duel, of each who takes part (R182, R229). */
  duelWeapon: {
    ask: (game, { choosing: [id] }) => {
      if (!id) return undefined;
      const options = [...new Set(weaponsOf(game, id))].map((weapon) =>
        option(weapon, { verb: 'weapon', weapon }, { about: weapon }),
      );
      return { kind: 'duelWeapon', about: id, seat: seatFor(game, id), options };
    },
    answer: (play, { duel, choosing: [id, ...others] }, { means: { weapon } }) => {
      const arm = (side: DuelSide): DuelSide => ({
        ...side,
        fighters: side.fighters.map((one) => (one.id === id ? { ...one, weapon } : one)),
      });
      const armed = { ...duel, near: arm(duel.near), far: arm(duel.far) };
      doNext(
        play,
        others.length > 0
          ? { do: 'duelWeapon', duel: armed, choosing: others }
          : { do: 'duelTurn', duel: armed, used: [] },
      );
    },
  },

  /** With a bat one may wait for a better moment (R190, R235); every other weapon is used at once (R184). */
  duelTurn: {
    ask: (game, { duel, used }) => {
      const { weapon } = attackerOf(duel);
      const id = whoAttacks(duel);
      const attacks = attacksOf(game, duel, used);
      const canWait = weapon === undefined || weapon === 'bat';
      const forced = canWait && attacks.length > 0 && mustAttack(duel);
      return {
        kind: 'duelTurn',
        about: id,
        seat: seatFor(game, id),
        options: [...attacks, ...(canWait && !forced ? [option('wait', WAIT, { about: id })] : [])],
        refused: forced ? [{ id: optionId('wait'), means: WAIT, why: 'waitedThreeTimes' }] : [],
      };
    },
    answer: (play, { duel, used }, chosen) => {
      const { game } = play;
      const { means } = chosen;
      if (means.verb === 'wait') {
        if (duel.against === 'zombies') afterZombieWait(play, duel);
        else afterTeamWait(play, duel);
        return undefined;
      }
      const { offer, flick } = flickOf(chosen);
      const seed = draw(game, 'open');
      const { table, launch } = runOf(offer, flick, laneTable(game, duel), seed);
      if (startBlocker(table, launch) !== undefined) return 'noRoomToShoot';
      wield(play, duel);
      const sides = means.verb === 'shoot' ? [...used, means.side] : used;
      doNext(play, { do: 'runDuel', duel, used: sides, seed, offer, flick });
      return undefined;
    },
  },

  runDuel: {
    table: (game, { duel, offer, flick, seed }) => runOf(offer, flick, laneTable(game, duel), seed),
    judge: (play, { duel, used, offer, flick, seed }, outcome) => {
      const fighters = [...duel.near.fighters, ...duel.far.fighters].map(({ id }) => id);
      const flicked = outcome.rest.find(({ id }) => !fighters.includes(id));
      tellFirstTouch(play, flicked?.id ?? weaponOf(duel), outcome);
      const { touches, fallen } = duelVerdict(duel, outcome);
      const run = runOf(offer, flick, laneTable(play.game, duel), seed);
      tellKeptFeet(play, whoAttacks(duel), run, outcome, touches);
      if (fallen.length === 0) {
        const why = outcome.contacts.length === 0 ? 'touchedNothing' : 'nobodyFell';
        emit(play, { kind: 'missed', survivor: whoAttacks(duel), why });
      }
      if (duel.against === 'zombies') afterZombieAttack(play, duel, fallen, used);
      else afterTeamAttack(play, duel, fallen, used);
    },
  },
};

/** What the rules say of an attack on the lane; the aim help asks the same of one that is only foretold. */
export type DuelVerdict = {
  /** What was flicked at them touched of those who fight, in this order. */
  readonly touches: readonly Contact[];
  /** Who of the other side fell. */
  readonly fallen: readonly string[];
};

/** Only the other side is at stake; an ally that was knocked over takes its place again. */
export function duelVerdict(
  duel: Pick<Duel, SideName | 'turn'>,
  { contacts, rest }: Outcome,
): DuelVerdict {
  const fighters = [...duel.near.fighters, ...duel.far.fighters].map(({ id }) => id);
  return {
    touches: contacts.filter(
      ({ piece, other }) => !fighters.includes(piece) && fighters.includes(other),
    ),
    fallen: duel[otherSide(duel.turn)].fighters
      .map(({ id }) => id)
      .filter((id) => rest.some((one) => one.id === id && !one.standing)),
  };
}

const WAIT = { verb: 'wait' } as const;

/** Zombies have cards instead of a go. */
const whoAttacks = (duel: Duel): SurvivorId => {
  const { id } = attackerOf(duel);
  return must(isSurvivorId(id) ? id : undefined, 'a survivor to attack');
};

const weaponOf = (duel: Duel): WeaponId => must(attackerOf(duel).weapon, 'a weapon');

/** What the active survivor uses in a duel is heard in town like any weapon; what others use is not (R118, A65). */
function wield(play: Play, duel: Duel): void {
  const weapon = weaponOf(duel);
  const survivor = whoAttacks(duel);
  if (play.game.turn?.survivor === survivor && !duel.quiet) makeNoise(play, noiseOf(weapon));
  emit(play, { kind: 'fired', survivor, weapon });
}

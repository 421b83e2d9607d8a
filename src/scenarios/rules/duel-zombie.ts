// 28, 29, 30. Survivors against zombies: they come closer card by card.
import { changeTurn, moveZombie } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { RuleRef } from '../causes';
import type { CombatCard, ZombieDuel } from '../duels';
import type { Draft } from '../game';
import type { Side } from '../means';
import { doNext, emit, type Handlers, type Play } from '../play';
import { isLying, must, survivorOf, weaponsOf } from '../queries';
import { shuffled } from '../random';
import { standingZombies } from './duel-due';
import {
  afterGo,
  attackerOf,
  fightersIn,
  gapOf,
  hasShotLeft,
  isStepOver,
  lineUp,
  without,
  withSide,
} from './duel-lane';
import { CARDS, WALK } from './duel-odds';
import { fall, kill, loseLife } from './life';

const newDeck = (game: Draft): CombatCard[] =>
  shuffled(
    game,
    'hidden',
    Array.from({ length: CARDS }, (_, index) =>
      index < game.options.attackCards ? 'attack' : 'walk',
    ),
  );

export const duelZombieHandlers: Pick<Handlers, 'fightZombies' | 'duelCard'> = {
  /** All who stand in the building take part (A73); without zombies that stand there is no duel. */
  fightZombies: {
    run: (play, { structure, by, quiet }) => {
      const { game } = play;
      const zombies = standingZombies(game, structure);
      const survivors = fightersIn(game, structure, by).filter(
        (id) => !isLying(survivorOf(game, id)),
      );
      if (zombies.length === 0 || survivors.length === 0) return;
      emit(play, { kind: 'duelBegan', survivors, against: zombies, rules: ['R178', 'R179'] });
      const duel: ZombieDuel = {
        against: 'zombies',
        structure,
        turn: 'near',
        near: lineUp(survivors),
        far: lineUp(zombies),
        acted: [],
        // A fresh deck for every duel (R181).
        deck: newDeck(game),
        turned: [],
        ...(quiet && { quiet }),
      };
      const armed = survivors.filter((id) => weaponsOf(game, id).length > 0);
      doNext(
        play,
        armed.length > 0
          ? { do: 'duelWeapon', duel, choosing: armed }
          : { do: 'duelTurn', duel, used: [] },
      );
    },
  },

  /** The zombies' step: each card is for all of them (R186, R197). */
  duelCard: {
    run: (play, { duel }) => {
      const { game } = play;
      // Run out, the deck is shuffled anew (A69).
      const isNew = duel.deck.length === 0;
      const deck = isNew ? newDeck(game) : [...duel.deck];
      const card = deck.pop() ?? 'attack';
      const turned = [...(isNew ? [] : duel.turned), card];
      emit(play, { kind: 'combatCard', card, rules: ['R186'] });
      const now = { ...duel, deck, turned, acted: [] };
      // Whoever walks into a survivor attacks it (A70).
      if (card === 'attack' || gapOf(duel) <= WALK) {
        strikeDown(play, now, ['R188', 'R192']);
        return;
      }
      const far = { ...duel.far, ahead: duel.far.ahead + WALK };
      doNext(play, { do: 'duelTurn', duel: { ...now, far }, used: [] });
    },
  },
};

/** The survivor whose turn is next loses a life, lies on a support, and with it goes its own turn (A64, A71). */
function strikeDown(play: Play, duel: ZombieDuel, rules: readonly RuleRef[]): void {
  const { game } = play;
  const id = attackerOf(duel).id as SurvivorId;
  fall(play, id, 'duel');
  if (game.turn?.survivor === id) changeTurn(game, { over: true });
  loseLife(play, id, 'duel', rules);
  const now = withSide(duel, 'near', without(duel.near, [id]));
  // The fight goes on until only one kind is standing (R199).
  if (now.near.fighters.length > 0) goOn(play, now);
  else emit(play, { kind: 'duelEnded', won: false, rules });
}

/** The next of the survivors, or when each has had its go the zombies' step (R191, R198, A123). */
const goOn = (play: Play, duel: ZombieDuel): void =>
  doNext(play, isStepOver(duel) ? { do: 'duelCard', duel } : { do: 'duelTurn', duel, used: [] });

export const afterZombieWait = (play: Play, duel: ZombieDuel): void => goOn(play, afterGo(duel));

export function afterZombieAttack(
  play: Play,
  duel: ZombieDuel,
  fallen: readonly string[],
  used: readonly Side[],
): void {
  const fighter = attackerOf(duel);
  const weapon = must(fighter.weapon, 'a weapon');
  const isBat = weapon === 'bat';
  for (const id of fallen) {
    if (isBat) layInside(play, duel, id);
    else kill(play, id, fighter.id as SurvivorId, weapon, ['R185']);
  }
  const now = withSide(duel, 'far', without(duel.far, fallen));
  if (now.far.fighters.length === 0) emit(play, { kind: 'duelEnded', won: true });
  // One blow must fell them all: if not, it has failed (R195, A72).
  else if (isBat) strikeDown(play, now, ['R195']);
  else if (hasShotLeft(play.game, fighter, used)) doNext(play, { do: 'duelTurn', duel: now, used });
  else goOn(play, afterGo(now));
}

/** Felled, not killed: it lies on one of the supports (R194). */
function layInside(play: Play, { structure }: ZombieDuel, id: string): void {
  moveZombie(play.game, id, { in: 'building', structure, lying: true });
  emit(play, { kind: 'fell', figure: id, because: 'bat', rules: ['R194'] });
}

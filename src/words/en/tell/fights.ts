// Shots, blows, duels, life and death.
import type { CombatCard } from '../../../scenarios/duels';
import type { Miss } from '../../../scenarios/causes';
import type { Noun } from '../../noun';
import { atStart, list, lives, own, the } from '../grammar';

const missed: Readonly<Record<Miss, (who: Noun) => string>> = {
  touchedNothing: ({ word }) => `${word} hits nothing at all.`,
  nobodyFell: ({ word }) => `Nobody falls: ${word} has missed.`,
};

const combatCard: Readonly<Record<CombatCard, string>> = {
  walk: 'Walk: the zombie comes closer.',
  attack: 'Attack: the zombie strikes!',
};

export const fights = {
  missed,
  dissolved: (zombie: Noun): string => `${atStart(zombie)} dissolves in the acid.`,
  finishedOff: (zombie: Noun, weapon: Noun, owner: Noun | undefined): string =>
    `${atStart(zombie)} is finished off point-blank with ${own(weapon, owner)}.`,
  killed: (zombie: Noun, weapon: Noun, owner: Noun | undefined): string =>
    `${atStart(zombie)} falls: killed by ${own(weapon, owner)}.`,
  gainedLife: ({ word }: Noun, left: number): string =>
    `${word} recovers and has ${lives(left)} left.`,
  died: ({ word }: Noun): string => `${word} is dead.`,
  stoodUpUnhurt: (who: Noun): string =>
    `${atStart(who)} was only knocked over and stands up again.`,
  stoodUp: (who: Noun): string => `${atStart(who)} stands up.`,
  duelBegan: (ours: readonly Noun[], theirs: readonly Noun[]): string =>
    `Duel: ${list(ours.map(the))} against ${list(theirs.map(the))}!`,
  combatCard,
  newcomersHold: 'The newcomers hold the building.',
  defendersHold: 'The defenders hold the building.',
  duelWon: 'The duel is won!',
  duelLost: 'The duel is lost.',
  thrownOut: (who: Noun, by: Noun, house: Noun): string =>
    `${by.word} throws ${who.word} out of ${the(house)}.`,
};

// Shots, blows, duels, life and death.
import type { CombatCard } from '../../../scenarios/duels';
import type { Kept, Miss } from '../../../scenarios/causes';
import type { Noun } from '../../noun';
import { atStart, capital, list, lives, own, the } from '../grammar';

const missed: Readonly<Record<Miss, (who: Noun) => string>> = {
  touchedNothing: ({ word }) => `${word} hits nothing at all.`,
  nobodyFell: ({ word }) => `${word} fells nobody.`,
};

/** What was flicked, whose it was, and who stands as before. */
const keptFeet: Readonly<Record<Kept, (what: Noun, owner: Noun, figure: Noun) => string>> = {
  tooWeak: (what, owner, figure) =>
    `Too weak: ${own(what, owner)} meets ${the(figure)}, who keeps standing.`,
  glancedOff: (what, owner, figure) => `${capital(own(what, owner))} glances off ${the(figure)}.`,
  brushed: (what, owner, figure) =>
    `${capital(own(what, owner))} only brushes ${the(figure)}, who keeps standing.`,
};

const combatCard: Readonly<Record<CombatCard, string>> = {
  walk: 'Walk: the zombie comes closer.',
  attack: 'Attack: the zombie strikes!',
};

export const fights = {
  missed,
  keptFeet,
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

import type { ScenarioWords } from './words';

export const s7 = {
  title: 'Taking over the town',
  teaser: 'Two camps, three cans of fuel, four rations, and everybody can do something special.',
  story:
    'One group has heard where the fuel is, the other where the food is, and neither has told. There was a time when somebody would have suggested a common table. Now the RV stands at one end of the town and the gas station at the other, both with curtains drawn, and between them lies all that is left to fight about. Whoever carries home enough of one thing will own the streets, and whoever does not will ask for permission.',
  objective:
    'At the end of a round, have 3 cans of fuel or 4 food rations in your camp: the RV for team A, the gas station for team B.',
  lost: 'At the skull the team with less fuel and food in its camp loses, then the one that carries less; equal again, nobody wins. Both lose when the dump runs out of zombies.',
  special: {
    camps:
      'A camp is a building like any other: anyone may enter, take and put down. What lies there counts for its owner.',
    endOfRound: 'Camps are counted at the end of a round, before the day marker moves.',
    powers: 'Every survivor has a power. Tap it on the board to read it.',
    openHands: 'Everybody sees what everybody carries, and nothing is stolen.',
    lastOne: 'A team whose last survivor dies has lost at once.',
    pretzel: 'Whoever holds the pretzel plays first each round.',
  },
  teaches: 'special powers, flares.',
} satisfies ScenarioWords;

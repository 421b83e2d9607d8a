// Markers, cards, arrivals, meals, thefts.
import type { Noun } from '../../noun';
import { a, atStart, the } from '../grammar';

export const finds = {
  took: ({ word }: Noun, marker: Noun): string => `${word} takes ${a(marker)}.`,
  leftLying: ({ word }: Noun, marker: Noun): string => `${word} finds ${a(marker)} and leaves it.`,
  dropped: ({ word }: Noun, marker: Noun): string => `${word} puts down ${a(marker)}.`,
  revealed: (marker: Noun): string => `Turned over: ${a(marker)}.`,
  cardDrawn: (title: string): string => `Crossroads card: “${title}”`,
  acidSpreads: 'A puddle of acid spreads over the street.',
  getsClear: ({ word }: Noun): string => `${word} gets clear of it.`,
  comesOutOfNowhere: (who: Noun): string => `${atStart(who)} comes out of nowhere.`,
  slid: (pieces: number): string => `A gust of wind: ${pieces} pieces slide across the snow.`,
  aPlayer: 'A player',
  peeked: (player: string, markers: number): string =>
    `${player} looks at ${markers} face-down ${markers === 1 ? 'marker' : 'markers'}.`,
  tileRemoved: 'A barricade tile is out of the way.',
  pretzel: ({ word }: Noun): string => `${word} holds the pretzel.`,
  joined: ({ word }: Noun): string => `${word} is back with you!`,
  joinedIn: ({ word }: Noun, house: Noun): string =>
    `Found in ${the(house)}: ${word} is back with you!`,
  stole: (thief: Noun, what: Noun, from: Noun): string =>
    `${from.word} fell, and ${thief.word}, the nearest on their feet, steals ${a(what)}.`,
  stoleIn: (thief: Noun, what: Noun, from: Noun, house: Noun): string =>
    `${from.word} fell inside ${the(house)}, and ${thief.word}, standing there, steals ${a(what)}.`,
  spared: (thief: Noun, from: Noun): string =>
    `${thief.word} looks at a marker of ${from.word}’s and gives it back.`,
  threwAway: (thief: Noun, from: Noun): string =>
    `${thief.word} throws away an X of ${from.word}’s.`,
  boardTurned: ({ word }: Noun, power: string): string =>
    `${word} turns the board over and can use “${power}” from now on.`,
  ate: ({ word }: Noun): string => `You share ${word}’s ration. Nobody goes hungry.`,
  noMeal: 'There is no meal tonight.',
};

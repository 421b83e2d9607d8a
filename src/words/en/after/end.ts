// The page after a match: who did most, which shot was the best, where it turned, and how it compares.
import type { Noun } from '../../noun';
import { count, list, the } from '../grammar';

const zombies: Noun = { word: 'zombie' };

export const end = {
  looking: 'Looking through the match…',
  people: 'Who was there',
  dead: 'did not make it',
  hero: 'Hero of the match',
  deeds: {
    kills: (who: Noun, often: number): string =>
      `${who.word} brought down ${count(zombies, often)} for good.`,
    duels: (who: Noun, often: number): string =>
      often === 1 ? `${who.word} won a duel.` : `${who.word} won ${often} duels.`,
    finds: (who: Noun, often: number): string =>
      often === 1
        ? `${who.word} carried what was needed.`
        : `${who.word} picked up ${often} things that were needed.`,
    people: (who: Noun, often: number): string =>
      often === 1
        ? `${who.word} brought somebody back.`
        : `${who.word} brought ${often} people back.`,
    doors: (who: Noun, often: number): string =>
      often === 1
        ? `${who.word} made it through a door.`
        : `${who.word} made it through ${often} doors.`,
    turns: (who: Noun, _often: number): string => `${who.word} never stopped trying.`,
  },
  fellForIt: (who: Noun): string => `It cost ${who.word} everything.`,
  best: 'Best shot',
  noBest: 'Nobody hit anything worth telling. Next time.',
  hits: (who: Noun, weapon: Noun, felled: readonly Noun[], cm: string | undefined): string =>
    `${who.word} with the ${weapon.word}: ${list(felled.map(the))}${cm === undefined ? '' : `, ${cm} cm away`}.`,
  through: (who: Noun, house: Noun): string =>
    `${who.word} slides through the door of ${the(house)}.`,
  why: {
    last: 'It decided the match.',
    several: 'Several at once!',
    rival: 'Right between the others.',
    far: 'Across half the town.',
    rare: 'Hardly anybody manages that.',
    door: 'Nothing touched.',
    plain: 'Clean and simple.',
  },
  watchIt: 'Watch it',
  beatIt: 'Beat it',
  share: 'Dare a friend',
  shareText: (who: Noun): string => `${who.word}’s best shot. Can you do better?`,
  turned: 'Where it turned',
  turnedAt: (round: number, half: string, who: Noun): string =>
    `Round ${round}, ${half}, ${who.word}`,
  medals: 'Medals',
  medal: { rounds: 'Rounds', flicks: 'Flicks', lives: 'Lives lost' },
  par: (had: number, par: number): string => `${had}, par ${par}`,
  gold: 'medal won',
  noGold: 'no medal',
  numbers: 'The match in numbers',
};

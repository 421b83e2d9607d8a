// The page after a match: who did most, which shot was the best, where it turned, and how it compares.
import type { end as English } from '../../en/after/end';
import type { Noun } from '../../noun';
import { count, list, ofThe, the } from '../grammar';

const zombies: Noun = { word: 'zombie' };

export const end: typeof English = {
  looking: 'On parcourt la partie…',
  people: 'Qui était là',
  dead: 'n’a pas survécu',
  hero: 'Le meilleur rôle',
  deeds: {
    kills: (who, often) => `${who.word} a abattu ${count(zombies, often)} pour de bon.`,
    duels: (who, often) =>
      often === 1 ? `${who.word} a gagné un duel.` : `${who.word} a gagné ${often} duels.`,
    finds: (who, often) =>
      often === 1
        ? `${who.word} a porté ce qu’il fallait.`
        : `${who.word} a ramassé ${often} choses utiles.`,
    people: (who, often) =>
      often === 1 ? `${who.word} a ramené quelqu’un.` : `${who.word} a ramené ${often} personnes.`,
    doors: (who, often) =>
      often === 1 ? `${who.word} a passé une porte.` : `${who.word} a passé ${often} portes.`,
    turns: (who) => `${who.word} n’a jamais renoncé.`,
  },
  fellForIt: (who) => `${who.word} y a tout laissé.`,
  best: 'Le plus beau tir',
  noBest: 'Personne n’a rien touché qui vaille d’être raconté. La prochaine fois.',
  hits: (who, weapon, felled, cm) =>
    `${who.word}, ${weapon.word} : ${list(felled.map(the))}${cm === undefined ? '' : `, à ${cm} cm`}.`,
  through: (who, house) => `${who.word} glisse par la porte ${ofThe(house)}.`,
  why: {
    last: 'Il a décidé de la partie.',
    several: 'Plusieurs d’un coup !',
    rival: 'En plein chez les autres.',
    far: 'À travers la moitié de la ville.',
    rare: 'Presque personne n’y arrive.',
    door: 'Sans rien toucher.',
    plain: 'Simple et net.',
  },
  watchIt: 'Le revoir',
  beatIt: 'Faire mieux',
  share: 'Défier quelqu’un',
  shareText: (who) => `Le plus beau tir ${ofThe(who)}. Ferez-vous mieux ?`,
  turned: 'Là où tout a basculé',
  turnedAt: (round, half, who) => `Manche ${round}, ${half}, ${who.word}`,
  medals: 'Médailles',
  medal: { rounds: 'Manches', flicks: 'Pichenettes', lives: 'Vies perdues' },
  par: (had, par) => `${had}, ${par} à égaler`,
  gold: 'médaille gagnée',
  noGold: 'pas de médaille',
  numbers: 'La partie en chiffres',
};

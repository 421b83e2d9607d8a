// Rounds, turns, noise, votes.
import type { turns as English } from '../../en/tell/turns';
import { ofThe } from '../grammar';

/** It stays on the skull for rounds that are added (A130). */
const spot = (marker: number): string => (marker === 0 ? 'le crâne' : `${marker}`);
const zombies = (number: number): string => (number === 1 ? 'Un zombie' : `${number} zombies`);

export const turns: typeof English = {
  roundBegan: {
    day: (number, marker) =>
      `Manche ${number} : il fait jour. Marqueur de jour sur ${spot(marker)}.`,
    night: (number, marker) =>
      `Manche ${number} : il fait nuit. Marqueur de jour sur ${spot(marker)}.`,
  },
  skullReached: 'Le marqueur de jour a atteint le crâne.',
  roundEnded: (marker) => `La manche est finie. Marqueur de jour sur ${marker}.`,
  playerPlays: (player, { word }) => `${player} joue ${word}.`,
  turnOf: (who) => `C’est au tour ${ofThe(who)}.`,
  noise: {
    silent: ({ word }) => `${word} n’a fait aucun bruit : rien ne bouge.`,
    low: () => 'Bruit faible : seul le zombie le plus proche a entendu.',
    loud: () => 'Quel vacarme ! Toute la ville a entendu.',
  },
  flare: {
    silent: 'La fusée brûle, et rien ne bouge.',
    low: 'La fusée brûle à peine : seul le zombie le plus proche d’elle lève la tête.',
    loud: 'La fusée illumine toute la ville : ils accourent.',
  },
  rushBegan: {
    noise: (number) => `${zombies(number)} ${number === 1 ? 'se rue' : 'se ruent'} vers le bruit !`,
    horde: (number) => `Nouvelle horde : ${zombies(number).toLowerCase()} de la fosse !`,
    card: (number) => `${zombies(number)} ${number === 1 ? 'arrive' : 'arrivent'} derrière vous !`,
  },
  thumbUp: (player) => `${player} levé`,
  thumbDown: (player) => `${player} baissé`,
  isTraitor: (accused, thumbs) => `${accused} est-il un traître ? ${thumbs.join(', ')}.`,
};

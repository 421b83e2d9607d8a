// Rounds, turns, noise, votes.
import type { Noise } from '../../../scenarios/catalogue/weapons';
import type { RushCause } from '../../../scenarios/causes';
import type { Half } from '../../../scenarios/ids';
import type { Noun } from '../../noun';

/** It stays on the skull for rounds that are added (A130). */
const spot = (marker: number): string => (marker === 0 ? 'the skull' : `${marker}`);
const roundBegan: Readonly<Record<Half, (number: number, marker: number) => string>> = {
  day: (number, marker) => `Round ${number} begins: it is day. Day marker on ${spot(marker)}.`,
  night: (number, marker) => `Round ${number} begins: it is night. Day marker on ${spot(marker)}.`,
};

const noise: Readonly<Record<Noise, (who: Noun) => string>> = {
  silent: ({ word }) => `${word} made no sound: nobody stirs.`,
  low: ({ word }) => `Low noise: only the zombie nearest to ${word} heard it.`,
  loud: () => 'That was loud! The whole town heard it.',
};

const flare: Readonly<Record<Noise, string>> = {
  silent: 'The flare burns, and nobody stirs.',
  low: 'The flare burns low: only the zombie nearest to it looks up.',
  loud: 'The flare lights up the whole town: they come for it.',
};

const zombies = (number: number): string => (number === 1 ? 'A zombie' : `${number} zombies`);
const rushBegan: Readonly<Record<RushCause, (number: number) => string>> = {
  noise: (number) => `${zombies(number)} ${number === 1 ? 'rushes' : 'rush'} toward the noise!`,
  horde: (number) => `A new horde: ${number} from the dump!`,
  card: (number) => `${zombies(number)} followed you!`,
};

export const turns = {
  roundBegan,
  skullReached: 'The day marker has reached the skull.',
  roundEnded: (marker: number): string => `The round is over. Day marker on ${marker}.`,
  playerPlays: (player: string, { word }: Noun): string => `${player} plays ${word}.`,
  turnOf: ({ word }: Noun): string => `It is ${word}’s turn.`,
  noise,
  flare,
  rushBegan,
  thumbUp: (player: string): string => `${player} up`,
  thumbDown: (player: string): string => `${player} down`,
  isTraitor: (accused: string, thumbs: readonly string[]): string =>
    `Is ${accused} a traitor? ${thumbs.join(', ')}.`,
};

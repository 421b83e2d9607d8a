// A flare that was flipped.
import type { FlareFace } from '../../../physics/recording';
import type { Noun } from '../../noun';

const lies: Readonly<Record<FlareFace, (who: Noun) => string>> = {
  large: ({ word }) => `${word}’s flare burns brightly: loud, and the zombies go there this turn.`,
  small: ({ word }) =>
    `${word}’s flare glows faintly: low, and the nearest zombie goes there this turn.`,
};

export const flares = {
  lies,
  lost: ({ word }: Noun): string => `${word}’s flare leaves town and is lost.`,
};

// A flare that was flipped.
import type { flares as English } from '../../en/tell/flares';
import { ofThe } from '../grammar';

export const flares: typeof English = {
  lies: {
    large: (who) =>
      `La fusée ${ofThe(who)} brûle de tous ses feux : bruit fort, et les zombies y vont ce tour-ci.`,
    small: (who) =>
      `La fusée ${ofThe(who)} rougeoie à peine : bruit faible, et le zombie le plus proche y va ce tour-ci.`,
  },
  lost: (who) => `La fusée ${ofThe(who)} sort de la ville : elle est perdue.`,
};

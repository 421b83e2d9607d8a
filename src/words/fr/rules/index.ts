// The rules as one player would explain them to another, by the ids that events, refusals and endings carry.
import { turns } from './01-turns';
import { moving } from './02-moving';
import { weapons } from './03-weapons';
import { noise } from './04-noise';
import { markers } from './05-markers';
import { duels } from './06-duels';
import { scenarios } from './07-scenarios';
import { powers } from './08-powers';
import { flares } from './09-flares';
import { recruits } from './10-recruits';
import { secrets } from './11-secrets';

export const rules = {
  ...turns,
  ...moving,
  ...weapons,
  ...noise,
  ...markers,
  ...duels,
  ...scenarios,
  ...powers,
  ...flares,
  ...recruits,
  ...secrets,
};

// All that is said of a weapon, a row each: a new one asks for nothing else in this folder.
import type { WeaponId } from '../../scenarios/catalogue/weapons';
import type { Noun } from '../noun';

type WeaponWords = {
  readonly noun: Noun;
  /** The option to use it. */
  readonly use: string;
  readonly fired: (who: Noun) => string;
  /** What to mind while it is aimed. */
  readonly aimed: string;
  /** What it is worth in a duel. */
  readonly inDuel: (noise: string) => string;
};

const firstTouch = 'Only the first thing it touches counts.';
const oneShot = (noise: string): string => `One shot a turn; ${noise.toLowerCase()}`;

export const weapons: Readonly<Record<WeaponId, WeaponWords>> = {
  rifle: {
    noun: { word: 'rifle' },
    use: 'Fire the rifle',
    fired: ({ word }) => `${word} fires the rifle.`,
    aimed: firstTouch,
    inDuel: oneShot,
  },
  bat: {
    noun: { word: 'bat' },
    use: 'Swing the bat',
    fired: ({ word }) => `${word} swings the bat.`,
    aimed: 'It must meet a zombie or a rival first, or nothing.',
    inDuel: () => 'One blow, at the right moment; fells without killing',
  },
  knife: {
    noun: { word: 'knife', plural: 'knives' },
    use: 'Throw the knife',
    fired: ({ word }) => `${word} throws the knife.`,
    aimed: firstTouch,
    inDuel: oneShot,
  },
  shotgun: {
    noun: { word: 'shotgun' },
    use: 'Fire the shotgun',
    fired: ({ word }) => `${word} fires the shotgun.`,
    aimed: 'Whatever a pellet fells is hit, friends too.',
    inDuel: oneShot,
  },
  sniper: {
    noun: { word: 'sniper rifle' },
    use: 'Fire the sniper rifle',
    fired: ({ word }) => `${word} fires the sniper rifle.`,
    aimed: `The template keeps the bullet on its line, even if the push is askew. ${firstTouch}`,
    inDuel: oneShot,
  },
};

// All that is said of a weapon, a row each: a new one asks for nothing else in this folder.
import type { weapons as English } from '../en/weapons';
import type { FrenchNoun } from './grammar';

type Weapons = {
  readonly [Id in keyof typeof English]: (typeof English)[Id] & { readonly noun: FrenchNoun };
};

const firstTouch = 'Seul le premier contact compte.';
const oneShot = (noise: string): string => `Un tir par tour ; ${noise.toLowerCase()}`;

export const weapons: Weapons = {
  rifle: {
    noun: { word: 'fusil', gender: 'm' },
    use: 'Tirer au fusil',
    fired: ({ word }) => `${word} tire au fusil.`,
    aimed: firstTouch,
    inDuel: oneShot,
  },
  bat: {
    noun: { word: 'batte', gender: 'f' },
    use: 'Manier la batte',
    fired: ({ word }) => `${word} frappe à la batte.`,
    aimed: 'Elle doit rencontrer d’abord un zombie ou un rival, ou rien.',
    inDuel: () => 'Un seul coup, au bon moment ; renverse sans tuer',
  },
  knife: {
    noun: { word: 'couteau', gender: 'm', plural: 'couteaux' },
    use: 'Lancer le couteau',
    fired: ({ word }) => `${word} lance le couteau.`,
    aimed: firstTouch,
    inDuel: oneShot,
  },
  shotgun: {
    noun: { word: 'fusil à pompe', gender: 'm', plural: 'fusils à pompe' },
    use: 'Tirer au fusil à pompe',
    fired: ({ word }) => `${word} tire au fusil à pompe.`,
    aimed: 'Tout ce qu’un plomb renverse est touché, amis compris.',
    inDuel: oneShot,
  },
  sniper: {
    noun: { word: 'fusil de précision', gender: 'm', plural: 'fusils de précision' },
    use: 'Tirer au fusil de précision',
    fired: ({ word }) => `${word} tire au fusil de précision.`,
    aimed: `Le gabarit garde la balle sur sa ligne, même poussée de travers. ${firstTouch}`,
    inDuel: oneShot,
  },
};

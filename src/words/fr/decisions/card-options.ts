// What crossroads cards let their player choose, by what the option does.
import type { cardOptions as English } from '../../en/decisions/card-options';
import { ofThe, the } from '../grammar';

const hurt: (typeof English)['earlyDusk']['hurt'] = {
  label: (who) => `${who.word} perd 1 vie`,
};

export const cardOptions: typeof English = {
  help: {
    storm: { label: (who, building) => `${who.word} fait irruption dans ${the(building)}` },
    no: { label: 'Personne n’y va' },
  },
  firstAidKit: { survivor: { label: (who) => `Soigner ${who.word}` } },
  backDoor: {
    slipOut: { label: 'Sortir discrètement', hint: 'À côté ou derrière le bâtiment' },
    stay: { label: 'Rester à l’intérieur' },
  },
  carAlarm: { object: { label: the } },
  frozenStiff: {
    zombie: { label: (zombie) => `Geler ${the(zombie)}` },
    enough: { label: 'Cela suffit' },
  },
  floorPlan: { structure: { label: (building) => `Regarder dans ${the(building)}` } },
  ransacked: { structure: { label: the } },
  infectedScratch: {
    marker: {
      label: 'Utiliser des médicaments',
      labelOf: (owner) => `Utiliser les médicaments ${ofThe(owner)}`,
    },
    hurt,
  },
  tornStrap: { marker: { label: (marker) => `Perdre ${the(marker)}` } },
  earlyDusk: {
    dusk: { label: 'Laisser tomber la nuit', hint: 'Le marqueur de jour avance de deux cases' },
    hurt,
  },
  criesInTheStreet: {
    open: {
      label: { food: 'Ouvrir pour une ration', medicine: 'Ouvrir pour une boîte de médicaments' },
      hint: 'Un zombie vient devant la porte',
    },
    shut: { label: 'Laisser la porte fermée' },
  },
  oldAcquaintance: {
    survivor: { label: (who) => `Retrouver ${who.word}` },
    swap: { label: (given, taken) => `Échanger ${the(given)} contre ${the(taken)}` },
    give: { label: (marker) => `Donner ${the(marker)}` },
    take: { label: (marker) => `Prendre ${the(marker)}` },
    marker: {
      labelOfOwn: (marker) => `Céder ${the(marker)}`,
      labelOfRival: (owner) => `Regarder ce que cache ${owner.word}`,
      labelOfOpen: (owner, marker) => `Échanger contre ${the(marker)} ${ofThe(owner)}`,
    },
    done: { label: 'C’est tout' },
    no: { label: 'Non merci' },
  },
  acid: { place: { label: 'Poser la flaque ici' } },
};

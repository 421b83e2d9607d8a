// What everything is called in French, with its gender.
import type { names as English } from '../en/names';
import type { FrenchNoun } from './grammar';

type Names = typeof English;
type French<Sort extends keyof Names> = Readonly<Record<keyof Names[Sort], FrenchNoun>>;

const zombies: French<'zombies'> = {
  postman: { word: 'facteur', gender: 'm' },
  hockey: { word: 'hockeyeur', gender: 'm', aspirated: true },
  bride: { word: 'mariée', gender: 'f' },
};

const structures: French<'structures'> = {
  rv: { word: 'camping-car', gender: 'm' },
  policeStation: { word: 'commissariat', gender: 'm' },
  library: { word: 'bibliothèque', gender: 'f' },
  groceryStore: { word: 'épicerie', gender: 'f' },
  hospital: { word: 'hôpital', gender: 'm' },
  school: { word: 'école', gender: 'f' },
  gasStation: { word: 'station-service', gender: 'f' },
};

const markers: French<'markers'> = {
  x: { word: 'X', gender: 'm', plural: 'X' },
  survivor: { word: 'marqueur Survivant', gender: 'm', plural: 'marqueurs Survivant' },
  food: { word: 'ration', gender: 'f' },
  fuel: { word: 'bidon d’essence', gender: 'm', plural: 'bidons d’essence' },
  medicine: { word: 'boîte de médicaments', gender: 'f', plural: 'boîtes de médicaments' },
  crossroads: { word: 'marqueur Carrefour', gender: 'm', plural: 'marqueurs Carrefour' },
  key: { word: 'clé', gender: 'f' },
  zombie: { word: 'marqueur Zombie', gender: 'm', plural: 'marqueurs Zombie' },
};
const hiddenMarker: FrenchNoun = {
  word: 'marqueur face cachée',
  gender: 'm',
  plural: 'marqueurs face cachée',
};

const things: French<'things'> = {
  car: { word: 'voiture', gender: 'f' },
  truck: { word: 'camion', gender: 'm' },
  iceCreamTruck: { word: 'camion de glaces', gender: 'm', plural: 'camions de glaces' },
  barrel: { word: 'baril', gender: 'm' },
  box: { word: 'caisse', gender: 'f' },
  lamp: { word: 'réverbère', gender: 'm' },
  barricade: { word: 'barricade', gender: 'f' },
  flare: { word: 'fusée éclairante', gender: 'f', plural: 'fusées éclairantes' },
  acid: { word: 'flaque d’acide', gender: 'f', plural: 'flaques d’acide' },
};

const fixed: French<'fixed'> = {
  limit: { word: 'limite de la ville', gender: 'f' },
  dump: { word: 'fosse', gender: 'f' },
  tower: { word: 'tour', gender: 'f' },
  disc: { word: 'disque', gender: 'm' },
  bullet: { word: 'balle', gender: 'f' },
  pellet: { word: 'plomb', gender: 'm' },
  something: { word: 'quelque chose', gender: 'm', proper: true },
};

export const names: Names = {
  zombies,
  structures,
  markers,
  hiddenMarker,
  worthless: 'sans valeur',
  things,
  fixed,
  noise: { silent: 'Silence', low: 'Bruit faible', loud: 'Bruit fort' },
  halves: { day: 'Jour', night: 'Nuit' },
  teams: {
    together: 'Les survivants',
    a: 'L’équipe A',
    b: 'L’équipe B',
    lone: 'L’exilé',
  },
  teamLabels: { together: 'Ensemble', a: 'Équipe A', b: 'Équipe B', lone: 'Exilé' },
  difficulties: { easy: 'Facile', normal: 'Normale', hard: 'Difficile' },
};

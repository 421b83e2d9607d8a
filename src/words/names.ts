// What everything is called. Ids come from the rulebook; a name is a noun, so that articles fit (grammar.ts).
import type { PieceKind } from '../physics/table';
import type { MarkerType } from '../scenarios/catalogue/markers';
import { isSurvivorId, SURVIVORS, type SurvivorId } from '../scenarios/catalogue/survivors';
import { isWeapon, type Noise } from '../scenarios/catalogue/weapons';
import { isZombieId, ZOMBIES, type ZombieDesign } from '../scenarios/catalogue/zombies';
import type { Half, StructureId, TeamSort, ZombieId } from '../scenarios/ids';
import { must } from '../scenarios/queries';
import type { Difficulty } from '../scenarios/options';
import type { Language } from './translate';
import { both, type Both } from './both';
import { the, type Gender, type Noun } from './grammar';
import { WEAPON_NAMES } from './weapons';

const WOMEN: readonly SurvivorId[] = ['anita', 'lily', 'loretta', 'olivia', 'rosa'];

export const survivorGender = (id: SurvivorId): Gender => (WOMEN.includes(id) ? 'f' : 'm');
/** The first name: Anita. The whole one stands in the catalogue. */
export const survivorName = (id: SurvivorId): string => SURVIVORS[id].name.split(' ')[0] ?? id;
export const survivorNoun = (id: SurvivorId): Noun => ({
  en: survivorName(id),
  fr: survivorName(id),
  gender: survivorGender(id),
  proper: true,
});

const DESIGNS: Readonly<Record<ZombieDesign, Noun>> = {
  postman: { en: 'mail carrier', fr: 'facteur', gender: 'm' },
  hockey: { en: 'hockey player', fr: 'hockeyeur', gender: 'm', aspirated: true },
  bride: { en: 'bride', fr: 'mariée', gender: 'f' },
};
export const zombieNumber = (id: ZombieId): number => must(ZOMBIES[id], id).number;
/** The bride (4): her number is that of her spot on the trapdoor. */
export function zombieNoun(id: ZombieId): Noun {
  const { design, number } = must(ZOMBIES[id], id);
  const noun = DESIGNS[design];
  return { ...noun, en: `${noun.en} (${number})`, fr: `${noun.fr} (${number})` };
}

export const STRUCTURES: Readonly<Record<StructureId, Noun>> = {
  rv: { en: 'RV', fr: 'camping-car', gender: 'm' },
  policeStation: { en: 'police station', fr: 'commissariat', gender: 'm' },
  library: { en: 'library', fr: 'bibliothèque', gender: 'f' },
  groceryStore: { en: 'grocery store', fr: 'épicerie', gender: 'f' },
  hospital: { en: 'hospital', fr: 'hôpital', gender: 'm' },
  school: { en: 'school', fr: 'école', gender: 'f' },
  gasStation: { en: 'gas station', fr: 'station-service', gender: 'f' },
};

export { WEAPON_NAMES };

export const MARKER_NAMES: Readonly<Record<MarkerType, Noun>> = {
  ...WEAPON_NAMES,
  x: { en: 'X', fr: 'X', gender: 'm', ens: 'X', frs: 'X' },
  survivor: {
    en: 'survivor marker',
    fr: 'marqueur Survivant',
    gender: 'm',
    frs: 'marqueurs Survivant',
  },
  food: { en: 'food ration', fr: 'ration', gender: 'f' },
  fuel: {
    en: 'can of fuel',
    fr: 'bidon d’essence',
    gender: 'm',
    ens: 'cans of fuel',
    frs: 'bidons d’essence',
  },
  medicine: {
    en: 'box of medicine',
    fr: 'boîte de médicaments',
    gender: 'f',
    ens: 'boxes of medicine',
    frs: 'boîtes de médicaments',
  },
  crossroads: {
    en: 'crossroads marker',
    fr: 'marqueur Carrefour',
    gender: 'm',
    frs: 'marqueurs Carrefour',
  },
  key: { en: 'key', fr: 'clé', gender: 'f' },
  zombie: { en: 'zombie marker', fr: 'marqueur Zombie', gender: 'm', frs: 'marqueurs Zombie' },
};
/** What an X is good for, after a colon or as a hint. */
export const WORTHLESS: Both = both('worth nothing', 'sans valeur');
/** A marker whose face these eyes may not know. */
export const HIDDEN_MARKER: Noun = {
  en: 'face-down marker',
  fr: 'marqueur face cachée',
  gender: 'm',
  frs: 'marqueurs face cachée',
};
export const markerNoun = (type: MarkerType | undefined): Noun =>
  type === undefined ? HIDDEN_MARKER : MARKER_NAMES[type];

type ThingKind = Exclude<PieceKind, 'survivor' | 'zombie'>;
export const THINGS: Readonly<Record<ThingKind, Noun>> = {
  car: { en: 'car', fr: 'voiture', gender: 'f' },
  truck: { en: 'truck', fr: 'camion', gender: 'm' },
  iceCreamTruck: {
    en: 'ice-cream truck',
    fr: 'camion de glaces',
    gender: 'm',
    frs: 'camions de glaces',
  },
  barrel: { en: 'barrel', fr: 'baril', gender: 'm' },
  box: { en: 'box', fr: 'caisse', gender: 'f', ens: 'boxes' },
  lamp: { en: 'street lamp', fr: 'réverbère', gender: 'm' },
  barricade: { en: 'barricade', fr: 'barricade', gender: 'f' },
  flare: { en: 'flare', fr: 'fusée éclairante', gender: 'f', frs: 'fusées éclairantes' },
  acid: { en: 'acid puddle', fr: 'flaque d’acide', gender: 'f', frs: 'flaques d’acide' },
};

type Fixed = 'limit' | 'dump' | 'tower' | 'disc' | 'bullet' | 'pellet';
const FIXED: Readonly<Record<Fixed, Noun>> = {
  limit: { en: 'town limit', fr: 'limite de la ville', gender: 'f' },
  dump: { en: 'dump', fr: 'fosse', gender: 'f' },
  tower: { en: 'tower', fr: 'tour', gender: 'f' },
  disc: { en: 'disc', fr: 'disque', gender: 'm' },
  bullet: { en: 'bullet', fr: 'balle', gender: 'f' },
  pellet: { en: 'pellet', fr: 'plomb', gender: 'm' },
};
export const DUMP = FIXED.dump;

/** The noun for anything that can lie, stand or fly on the table, by its id. */
export function pieceNoun(id: string): Noun {
  if (isSurvivorId(id)) return survivorNoun(id);
  if (isZombieId(id)) return zombieNoun(id);
  if (isWeapon(id)) return WEAPON_NAMES[id];
  const kind = id.replace(/-\w+$/, '');
  const nouns: Readonly<Record<string, Noun>> = { ...STRUCTURES, ...THINGS, ...FIXED };
  return nouns[kind] ?? { en: 'something', fr: 'quelque chose', gender: 'm', proper: true };
}
/** “The car”, « la voiture », “Anita”, « le facteur (3) ». */
export const pieceName = (id: string, language: Language): string => the(pieceNoun(id), language);

export const NOISE_NAMES: Readonly<Record<Noise, Both>> = {
  silent: both('Silent', 'Silence'),
  low: both('Low noise', 'Bruit faible'),
  loud: both('Loud noise', 'Bruit fort'),
};
export const HALF_NAMES: Readonly<Record<Half, Both>> = {
  day: both('Day', 'Jour'),
  night: both('Night', 'Nuit'),
};
export const TEAM_NAMES: Readonly<Record<TeamSort, Both>> = {
  together: both('The survivors', 'Les survivants'),
  a: both('Team A', 'L’équipe A'),
  b: both('Team B', 'L’équipe B'),
  lone: both('The exile', 'L’exilé'),
};
/** Without an article: before a colon, between brackets. */
export const TEAM_LABELS: Readonly<Record<TeamSort, Both>> = {
  together: both('Together', 'Ensemble'),
  a: both('Team A', 'Équipe A'),
  b: both('Team B', 'Équipe B'),
  lone: both('Exile', 'Exilé'),
};
export const DIFFICULTY_NAMES: Readonly<Record<Difficulty, Both>> = {
  easy: both('Easy', 'Facile'),
  normal: both('Normal', 'Normale'),
  hard: both('Hard', 'Difficile'),
};

// What everything is called. Ids come from the rulebook; a name is a noun, so that articles fit.
import type { PieceKind } from '../../physics/table';
import type { MarkerType } from '../../scenarios/catalogue/markers';
import type { Noise, WeaponId } from '../../scenarios/catalogue/weapons';
import type { ZombieDesign } from '../../scenarios/catalogue/zombies';
import type { Half, StructureId, TeamSort } from '../../scenarios/ids';
import type { Difficulty } from '../../scenarios/options';
import type { Noun } from '../noun';

const zombies: Readonly<Record<ZombieDesign, Noun>> = {
  postman: { word: 'mail carrier' },
  hockey: { word: 'hockey player' },
  bride: { word: 'bride' },
};

const structures: Readonly<Record<StructureId, Noun>> = {
  rv: { word: 'RV' },
  policeStation: { word: 'police station' },
  library: { word: 'library' },
  groceryStore: { word: 'grocery store' },
  hospital: { word: 'hospital' },
  school: { word: 'school' },
  gasStation: { word: 'gas station' },
};

/** Weapons have words of their own. */
const markers: Readonly<Record<Exclude<MarkerType, WeaponId>, Noun>> = {
  x: { word: 'X', plural: 'X' },
  survivor: { word: 'survivor marker' },
  food: { word: 'food ration' },
  fuel: { word: 'can of fuel', plural: 'cans of fuel' },
  medicine: { word: 'box of medicine', plural: 'boxes of medicine' },
  crossroads: { word: 'crossroads marker' },
  key: { word: 'key' },
  zombie: { word: 'zombie marker' },
};
const hiddenMarker: Noun = { word: 'face-down marker' };

const things: Readonly<Record<Exclude<PieceKind, 'survivor' | 'zombie'>, Noun>> = {
  car: { word: 'car' },
  truck: { word: 'truck' },
  iceCreamTruck: { word: 'ice-cream truck' },
  barrel: { word: 'barrel' },
  box: { word: 'box', plural: 'boxes' },
  lamp: { word: 'street lamp' },
  barricade: { word: 'barricade' },
  flare: { word: 'flare' },
  acid: { word: 'acid puddle' },
};

const fixed: Readonly<
  Record<'limit' | 'dump' | 'tower' | 'disc' | 'bullet' | 'pellet' | 'something', Noun>
> = {
  limit: { word: 'town limit' },
  dump: { word: 'dump' },
  tower: { word: 'tower' },
  disc: { word: 'disc' },
  bullet: { word: 'bullet' },
  pellet: { word: 'pellet' },
  something: { word: 'something', proper: true },
};

const noise: Readonly<Record<Noise, string>> = {
  silent: 'Silent',
  low: 'Low noise',
  loud: 'Loud noise',
};
const halves: Readonly<Record<Half, string>> = { day: 'Day', night: 'Night' };
const teams: Readonly<Record<TeamSort, string>> = {
  together: 'The survivors',
  a: 'Team A',
  b: 'Team B',
  lone: 'The exile',
};
const teamLabels: Readonly<Record<TeamSort, string>> = {
  together: 'Together',
  a: 'Team A',
  b: 'Team B',
  lone: 'Exile',
};
const difficulties: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
};

export const names = {
  zombies,
  structures,
  markers,
  /** A marker whose face these eyes may not know. */
  hiddenMarker,
  /** What an X is good for, after a colon or as a hint. */
  worthless: 'worth nothing',
  things,
  fixed,
  noise,
  halves,
  teams,
  /** Without an article: before a colon, between brackets. */
  teamLabels,
  difficulties,
};

// The names in both languages at once, for what does not choose its language by itself yet.
import type { MarkerType } from '../scenarios/catalogue/markers';
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { ZombieId } from '../scenarios/ids';
import { bothOf, type Both } from './both';
import type { Gender, Noun } from './grammar';
import * as nouns from './nouns';
import type { Noun as OneNoun } from './noun';
import { TEXTS, type Language, type Texts } from './texts';

export { pieceName, survivorName, zombieNumber } from './nouns';

/** One noun out of its two languages. */
function nounOf(pick: (language: Language) => OneNoun): Noun {
  const [en, fr] = [pick('en'), pick('fr')];
  return {
    en: en.word,
    fr: fr.word,
    gender: fr.gender ?? 'm',
    ...(en.plural !== undefined && { ens: en.plural }),
    ...(fr.plural !== undefined && { frs: fr.plural }),
    ...(en.proper && { proper: true }),
    ...(fr.aspirated && { aspirated: true }),
  };
}

type Names = Texts['names'];
const keysOf = <Key extends string>(entries: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(entries) as Key[];
const table = <Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Readonly<Record<Key, Value>> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
const nounTable = <Key extends string>(
  pick: (names: Names) => Readonly<Record<Key, OneNoun>>,
): Readonly<Record<Key, Noun>> =>
  table(keysOf(pick(TEXTS.en.names)), (key) =>
    nounOf((language) => pick(TEXTS[language].names)[key]),
  );
const bothTable = <Key extends string>(
  pick: (names: Names) => Readonly<Record<Key, string>>,
): Readonly<Record<Key, Both>> =>
  table(keysOf(pick(TEXTS.en.names)), (key) => bothOf((texts) => pick(texts.names)[key]));

export const survivorNoun = (id: SurvivorId): Noun => nounOf(() => nouns.survivorNoun(id));
export const survivorGender = (id: SurvivorId): Gender => survivorNoun(id).gender;
export const zombieNoun = (id: ZombieId): Noun =>
  nounOf((language) => nouns.zombieNoun(id, language));
export const markerNoun = (type: MarkerType | undefined): Noun =>
  nounOf((language) => nouns.markerNoun(type, language));
export const pieceNoun = (id: string): Noun => nounOf((language) => nouns.pieceNoun(id, language));

export const STRUCTURES = nounTable(({ structures }) => structures);
export const WEAPON_NAMES = nounTable(({ weapons }) => weapons);
export const MARKER_NAMES = nounTable(({ markers }) => markers);
export const THINGS = nounTable(({ things }) => things);
export const HIDDEN_MARKER = nounOf((language) => TEXTS[language].names.hiddenMarker);
export const DUMP = nounOf((language) => TEXTS[language].names.fixed.dump);
export const WORTHLESS = bothOf(({ names }) => names.worthless);
export const NOISE_NAMES = bothTable(({ noise }) => noise);
export const HALF_NAMES = bothTable(({ halves }) => halves);
export const TEAM_NAMES = bothTable(({ teams }) => teams);
export const TEAM_LABELS = bothTable(({ teamLabels }) => teamLabels);
export const DIFFICULTY_NAMES = bothTable(({ difficulties }) => difficulties);

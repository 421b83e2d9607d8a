// The noun for whatever the rulebook names by an id, in the language that is spoken.
import type { MarkerType } from '../scenarios/catalogue/markers';
import { isSurvivorId, SURVIVORS, type SurvivorId } from '../scenarios/catalogue/survivors';
import { isWeapon } from '../scenarios/catalogue/weapons';
import { isZombieId, ZOMBIES } from '../scenarios/catalogue/zombies';
import type { ZombieId } from '../scenarios/ids';
import { must } from '../scenarios/queries';
import type { Noun } from './noun';
import { TEXTS, type Language } from './texts';

/** The first name: Anita. The whole one stands in the catalogue. */
export const survivorName = (id: SurvivorId): string => SURVIVORS[id].name.split(' ')[0] ?? id;
/** A name is the same in every language, and so is who is a woman. */
const WOMEN: readonly SurvivorId[] = ['anita', 'lily', 'loretta', 'olivia', 'rosa'];
export const survivorNoun = (id: SurvivorId): Noun => ({
  word: survivorName(id),
  gender: WOMEN.includes(id) ? 'f' : 'm',
  proper: true,
});

export const zombieNumber = (id: ZombieId): number => must(ZOMBIES[id], id).number;
/** The bride (4): her number is that of her spot on the trapdoor. */
export function zombieNoun(id: ZombieId, language: Language): Noun {
  const { design, number } = must(ZOMBIES[id], id);
  const noun = TEXTS[language].names.zombies[design];
  return { ...noun, word: `${noun.word} (${number})` };
}

export function markerNoun(type: MarkerType | undefined, language: Language): Noun {
  const { names, weapons } = TEXTS[language];
  if (type === undefined) return names.hiddenMarker;
  return isWeapon(type) ? weapons[type].noun : names.markers[type];
}

/** The noun for anything that can lie, stand or fly on the table, by its id. */
export function pieceNoun(id: string, language: Language): Noun {
  if (isSurvivorId(id)) return survivorNoun(id);
  if (isZombieId(id)) return zombieNoun(id, language);
  const { names, weapons } = TEXTS[language];
  if (isWeapon(id)) return weapons[id].noun;
  const { structures, things, fixed } = names;
  const kind = id.replace(/-\w+$/, '');
  const nouns: Readonly<Record<string, Noun>> = { ...structures, ...things, ...fixed };
  return nouns[kind] ?? fixed.something;
}

/** “The car”, « la voiture », “Anita”, « le facteur (3) ». */
export const pieceName = (id: string, language: Language): string =>
  TEXTS[language].grammar.the(pieceNoun(id, language));

/** Alone, as on a button: “Barrel 2”, « Tonneau 2 », “Anita”. Of those of which there are several, each by its number. */
export function pieceLabel(id: string, language: Language): string {
  const { word } = pieceNoun(id, language);
  const number = isZombieId(id) ? undefined : /-(\d+)$/.exec(id)?.[1];
  const { capital } = TEXTS[language].grammar;
  return capital(number === undefined ? word : `${word} ${number}`);
}

// Lives lost and deaths, several in one line.
import type { losses as English } from '../../en/tell/losses';
import type { Noun } from '../../noun';
import { agree, capital, list, own } from '../grammar';

const vies = (number: number): string => `${number} ${number > 1 ? 'vies' : 'vie'}`;
const names = (who: readonly Noun[]): string => list(who.map(({ word }) => word));
const left = (number: number): string =>
  number > 0 ? `1 vie de moins, il en reste ${number}.` : 'sa dernière vie est perdue.';
/** One man among them, and all are masculine. */
const agreeAll = (who: readonly Noun[], m: string, f: string): string =>
  who.every(({ gender }) => gender === 'f') ? f : m;

export const losses: typeof English = {
  hit: (weapon, owner, who, livesLeft) =>
    `${capital(own(weapon, owner))} touche ${who.word} : ${left(livesLeft)}`,
  hitSelf: (weapon, owner, livesLeft) =>
    `${capital(own(weapon, owner))} touche ${owner.word} ${agree(owner, 'lui-même', 'elle-même')} : ${left(livesLeft)}`,
  oneEach: (who) => `${names(who)} perdent ${agreeAll(who, 'chacun', 'chacune')} 1 vie.`,
  several: (losses) => `${list(losses.map((one) => `${one.who.word} perd ${vies(one.lives)}`))}.`,
  dead: (who) => `${names(who)} sont ${agreeAll(who, 'morts', 'mortes')}.`,
};

// Lives lost and deaths, several in one line.
import type { Noun } from '../../noun';
import { agree, capital, list, lives, own } from '../grammar';

const names = (who: readonly Noun[]): string => list(who.map(({ word }) => word));
const left = (number: number): string =>
  number > 0 ? `1 life lost, ${number} left.` : 'the last life is lost.';

export type Loss = { readonly who: Noun; readonly lives: number };

export const losses = {
  hit: (weapon: Noun, owner: Noun, who: Noun, livesLeft: number): string =>
    `${capital(own(weapon, owner))} hits ${who.word}: ${left(livesLeft)}`,
  hitSelf: (weapon: Noun, owner: Noun, livesLeft: number): string =>
    `${capital(own(weapon, owner))} hits ${owner.word} ${agree(owner, 'himself', 'herself')}: ${left(livesLeft)}`,
  oneEach: (who: readonly Noun[]): string => `${names(who)} lose 1 life each.`,
  several: (losses: readonly Loss[]): string =>
    `${list(losses.map((one) => `${one.who.word} loses ${lives(one.lives)}`))}.`,
  dead: (who: readonly Noun[]): string => `${names(who)} are dead.`,
};

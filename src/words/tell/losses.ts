// Lives lost and deaths, several in one line.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { isWeapon } from '../../scenarios/catalogue/weapons';
import type { EventOf } from '../../scenarios/events';
import { survivorNoun } from '../nouns';
import { TEXTS, type Language } from '../texts';
import type { Line } from './context';
import { actorOf, all, type Teller } from './shots';
import { tell } from './tell';

/** Whose shot it was, when it was a shot. */
function hit(
  { survivor, because, left, rules = [] }: EventOf<'lostLife'>,
  actor: SurvivorId | undefined,
  language: Language,
): Line | undefined {
  if (!actor || !isWeapon(because)) return undefined;
  const { tell: words, weapons } = TEXTS[language];
  const [weapon, owner] = [weapons[because].noun, survivorNoun(actor)];
  return {
    text:
      survivor === actor
        ? words.losses.hitSelf(weapon, owner, left)
        : words.losses.hit(weapon, owner, survivorNoun(survivor), left),
    rules,
    tone: 'bad',
  };
}

/** Several lives, lost for whatever reasons, are one line. */
export const losses: Teller = (events, context, language) => {
  const lost = all(events, 'lostLife');
  const [one] = lost;
  if (!one) return undefined;
  if (lost.length === 1)
    return hit(one, actorOf(events, context), language) ?? tell(one, context, language);
  const who = [...new Set(lost.map(({ survivor }) => survivor))];
  const words = TEXTS[language].tell.losses;
  const livesOf = (id: SurvivorId): number => lost.filter(({ survivor }) => survivor === id).length;
  return {
    text:
      who.length === lost.length
        ? words.oneEach(who.map(survivorNoun))
        : words.several(who.map((id) => ({ who: survivorNoun(id), lives: livesOf(id) }))),
    rules: lost.flatMap(({ rules = [] }) => [...rules]),
    tone: 'bad',
  };
};

export const deaths: Teller = (events, context, language) => {
  const dead = all(events, 'died').map(({ survivor }) => survivor);
  const [one] = dead;
  if (!one) return undefined;
  if (dead.length > 1)
    return {
      text: TEXTS[language].tell.losses.dead(dead.map(survivorNoun)),
      rules: ['R050', 'R051'],
      tone: 'bad',
    };
  const why = all(events, 'lostLife').findLast(({ survivor }) => survivor === one);
  const line = why && tell(why, context, language);
  return line && { ...line, rules: [...line.rules, 'R050', 'R051'] };
};

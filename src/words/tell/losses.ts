// Lives lost and deaths, several in one line.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { isWeapon } from '../../scenarios/catalogue/weapons';
import type { EventOf } from '../../scenarios/events';
import type { Language } from '../texts';
import { capital, say } from '../both';
import { list } from '../grammar';
import { survivorGender, survivorName } from '../names';
import type { Line } from './context';
import { armOf } from './fights';
import { actorOf, all, type Teller } from './shots';
import { tell } from './tell';

const areWomen = (who: readonly SurvivorId[]): boolean =>
  who.every((id) => survivorGender(id) === 'f');

/** Whose shot it was, when it was a shot. */
function hit(
  { survivor, because, left, rules = [] }: EventOf<'lostLife'>,
  actor: SurvivorId | undefined,
  language: Language,
): Line | undefined {
  if (!actor || !isWeapon(because)) return undefined;
  const name = survivorName(survivor);
  const arm = capital(armOf(because, actor, language));
  const en = left > 0 ? `1 life lost, ${left} left.` : 'the last life is lost.';
  const fr = left > 0 ? `1 vie de moins, il en reste ${left}.` : 'sa dernière vie est perdue.';
  const self =
    survivorGender(survivor) === 'f' ? ['herself', 'elle-même'] : ['himself', 'lui-même'];
  const isSelf = survivor === actor;
  return {
    text: say(
      language,
      `${arm} hits ${name}${isSelf ? ` ${self[0]}` : ''}: ${en}`,
      `${arm} touche ${name}${isSelf ? ` ${self[1]}` : ''} : ${fr}`,
    ),
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
  return {
    text: who.length === lost.length ? lostByEach(who, language) : lostByAll(who, lost, language),
    rules: lost.flatMap(({ rules = [] }) => [...rules]),
    tone: 'bad',
  };
};

function lostByEach(who: readonly SurvivorId[], language: Language): string {
  const names = list(who.map(survivorName), language);
  const each = areWomen(who) ? 'chacune' : 'chacun';
  return say(language, `${names} lose 1 life each.`, `${names} perdent ${each} 1 vie.`);
}

function lostByAll(
  who: readonly SurvivorId[],
  lost: readonly EventOf<'lostLife'>[],
  language: Language,
): string {
  const parts = who.map((id) => {
    const { length } = lost.filter(({ survivor }) => survivor === id);
    const name = survivorName(id);
    return say(
      language,
      `${name} loses ${length} ${length > 1 ? 'lives' : 'life'}`,
      `${name} perd ${length} ${length > 1 ? 'vies' : 'vie'}`,
    );
  });
  return `${list(parts, language)}.`;
}

export const deaths: Teller = (events, context, language) => {
  const dead = all(events, 'died').map(({ survivor }) => survivor);
  const [one] = dead;
  if (!one) return undefined;
  if (dead.length > 1) {
    const names = list(dead.map(survivorName), language);
    return {
      text: say(
        language,
        `${names} are dead.`,
        `${names} sont ${areWomen(dead) ? 'mortes' : 'morts'}.`,
      ),
      rules: ['R050', 'R051'],
      tone: 'bad',
    };
  }
  const why = all(events, 'lostLife').findLast(({ survivor }) => survivor === one);
  const line = why && tell(why, context, language);
  return line && { ...line, rules: [...line.rules, 'R050', 'R051'] };
};

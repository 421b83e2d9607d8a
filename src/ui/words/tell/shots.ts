// What a flick did, from all that was told of it: what was touched, what fell, what that means.
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import { isWeapon } from '../../../scenarios/catalogue/weapons';
import type { GameEvent } from '../../../scenarios/events';
import type { Language } from '../../i18n/translate';
import { capital, say } from '../both';
import { list, ofThe, the } from '../grammar';
import { pieceName, pieceNoun, survivorGender, survivorName, survivorNoun } from '../names';
import type { RuleId } from '../rules';
import type { Line, TellContext } from './context';
import { armOf } from './fights';
import { moveFailed } from './moves';
import { tell } from './tell';

export type Kind = GameEvent['kind'];
type Of<K extends Kind> = Extract<GameEvent, { kind: K }>;
export type Teller = (
  events: readonly GameEvent[],
  context: TellContext,
  language: Language,
) => Line | undefined;

const all = <K extends Kind>(events: readonly GameEvent[], kind: K): Of<K>[] =>
  events.filter((event): event is Of<K> => event.kind === kind);
export const first = <K extends Kind>(events: readonly GameEvent[], kind: K): Of<K> | undefined =>
  all(events, kind)[0];
const touch = (events: readonly GameEvent[]): Of<'touchedFirst'> | undefined =>
  first(events, 'touchedFirst');

/** Whoever fired last in these events, or whose turn it is. */
const actorOf = (events: readonly GameEvent[], { actor }: TellContext): TellContext['actor'] =>
  all(events, 'fired').at(-1)?.survivor ?? actor;

const areWomen = (who: readonly SurvivorId[]): boolean =>
  who.every((id) => survivorGender(id) === 'f');

/** Several kills of one shot are one line. */
export const kills: Teller = (events, context, language) => {
  const killed = all(events, 'killed');
  const [one] = killed;
  if (!one) return undefined;
  const actor = actorOf(events, context);
  if (killed.length === 1 || !isWeapon(one.by))
    return tell(one, { ...context, ...(actor && { actor }) }, language);
  const names = list(
    killed.map(({ zombie }) => pieceName(zombie, language)),
    language,
  );
  const arm = capital(armOf(one.by, actor, language));
  return {
    text: say(language, `${arm} kills ${names}!`, `${arm} abat ${names} !`),
    rules: one.by === 'shotgun' ? ['R173', 'R080'] : [...(one.rules ?? [])],
    tone: 'good',
  };
};

/** Whose shot it was, when it was a shot. */
function hit(
  { survivor, because, left, rules = [] }: Of<'lostLife'>,
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

/** Several who lose a life for one reason are one line. */
export const losses: Teller = (events, context, language) => {
  const lost = all(events, 'lostLife');
  const [one] = lost;
  if (!one) return undefined;
  const same = lost.filter(({ because }) => because === one.because);
  if (same.length === 1)
    return hit(one, actorOf(events, context), language) ?? tell(one, context, language);
  const who = same.map(({ survivor }) => survivor);
  const names = list(who.map(survivorName), language);
  const each = areWomen(who) ? 'chacune' : 'chacun';
  return {
    text: say(language, `${names} lose 1 life each.`, `${names} perdent ${each} 1 vie.`),
    rules: [...(one.rules ?? [])],
    tone: 'bad',
  };
};

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
  const why = all(events, 'lostLife').find(({ survivor }) => survivor === one);
  const line = why && tell(why, context, language);
  return line && { ...line, rules: [...line.rules, 'R050', 'R051'] };
};

export const failedMove: Teller = (events, context, language) => {
  const failed = first(events, 'moveFailed');
  return failed && moveFailed(failed, context, language, touch(events)?.piece);
};

/** What stopped a shot, and why nobody is hurt. */
export const miss: Teller = (events, context, language) => {
  const missed = first(events, 'missed');
  if (!missed) return undefined;
  const { piece = 'bullet', other } = touch(events) ?? {};
  if (other === undefined || piece.startsWith('pellet')) return tell(missed, context, language);
  const [what, by] = [pieceNoun(piece), pieceNoun(other)];
  const shot = language === 'en' ? what.en : the(what, 'fr');
  const own =
    language === 'en'
      ? `${survivorName(missed.survivor)}’s ${shot}`
      : `${capital(shot)} ${ofThe(survivorNoun(missed.survivor), 'fr')}`;
  const isFigure = other.startsWith('zombie-') || by.proper === true;
  const rules: RuleId[] = isFigure ? ['R076', 'R073'] : ['R073'];
  return {
    text: isFigure
      ? say(
          language,
          `${own} touched ${the(by, 'en')}, but nobody fell: no harm done.`,
          `${own} a touché ${the(by, 'fr')}, mais personne n’est tombé : sans effet.`,
        )
      : say(
          language,
          `${own} hit ${the(by, 'en')} first: nobody is hurt.`,
          `${own} a d’abord touché ${the(by, 'fr')} : personne n’est blessé.`,
        ),
    rules,
    tone: 'bad',
  };
};

/** The bat: whom it met, and whether they fell. */
export const blow: Teller = (events, context, language) => {
  const hit = touch(events);
  const { actor } = context;
  if (hit?.piece !== 'bat' || hit.other === undefined || !first(events, 'moved') || !actor)
    return undefined;
  const fell = all(events, 'fell').filter(({ because }) => because === 'bat');
  const arm = capital(armOf('bat', actor, language));
  if (fell.length === 0) {
    const who = pieceName(hit.other, language);
    return {
      text: say(
        language,
        `${arm} hits ${who}, but nobody falls.`,
        `${arm} touche ${who}, mais personne ne tombe.`,
      ),
      rules: ['R096'],
      tone: 'plain',
    };
  }
  const names = list(
    fell.map(({ figure }) => pieceName(figure, language)),
    language,
  );
  return {
    text: say(language, `${arm} knocks ${names} down.`, `${arm} renverse ${names}.`),
    rules: ['R096', 'R092', 'R102'],
    tone: 'good',
  };
};

export const cleanMove: Teller = (events, context, language) => {
  const moved = first(events, 'moved');
  if (!moved) return undefined;
  if (moved.into) return undefined;
  if (moved.outOf || touch(events)?.piece !== 'disc') return tell(moved, context, language);
  const name = survivorName(moved.survivor);
  return {
    text: say(
      language,
      `Nothing touched: ${name} stands where the disc stopped.`,
      `Rien n’est touché : ${name} se place où le disque s’est arrêté.`,
    ),
    rules: ['R055'],
    tone: 'good',
  };
};

// What a flick did, from all that was told of it: what was touched, what fell, what that means.
import { isWeapon } from '../../scenarios/catalogue/weapons';
import { isZombieId } from '../../scenarios/catalogue/zombies';
import type { EventKind, EventOf, GameEvent } from '../../scenarios/events';
import type { Language } from '../texts';
import { capital, say } from '../both';
import { list, ofThe, the } from '../grammar';
import { pieceName, pieceNoun, survivorName, survivorNoun } from '../names';
import type { RuleId } from '../rules';
import type { Line, TellContext } from './context';
import { armOf } from './fights';
import { moveFailed } from './moves';
import { tell } from './tell';

export type Kind = EventKind;
export type Teller = (
  events: readonly GameEvent[],
  context: TellContext,
  language: Language,
) => Line | undefined;

export const all = <K extends Kind>(events: readonly GameEvent[], kind: K): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.kind === kind);
export const first = <K extends Kind>(
  events: readonly GameEvent[],
  kind: K,
): EventOf<K> | undefined => all(events, kind)[0];
const touch = (events: readonly GameEvent[]): EventOf<'touchedFirst'> | undefined =>
  first(events, 'touchedFirst');

/** Whoever fired last in these events, or whose turn it is. */
export const actorOf = (
  events: readonly GameEvent[],
  { actor }: TellContext,
): TellContext['actor'] => all(events, 'fired').at(-1)?.survivor ?? actor;

/** Several kills of one shot are one line. */
export const kills: Teller = (events, context, language) => {
  const killed = all(events, 'killed');
  const [one] = killed;
  if (!one) return undefined;
  if (killed.length === 1 || !isWeapon(one.by)) return tell(one, context, language);
  const names = list(
    killed.map(({ zombie }) => pieceName(zombie, language)),
    language,
  );
  const arm = capital(armOf(one.by, one.killer, language));
  return {
    text: say(language, `${arm} kills ${names}!`, `${arm} abat ${names} !`),
    rules: one.by === 'shotgun' ? ['R173', 'R080'] : [...(one.rules ?? [])],
    tone: 'good',
  };
};

export const failedMove: Teller = (events, context, language) => {
  const failed = first(events, 'moveFailed');
  return failed && moveFailed(failed, context, language, touch(events)?.piece);
};

const isFigure = (id: string): boolean => isZombieId(id) || pieceNoun(id).proper === true;

/** A pellet that met somebody who did not fall. */
export function pelletStopped(
  events: readonly GameEvent[],
  other: string,
  language: Language,
): Line | undefined {
  const isDown = events.some(
    (event) =>
      (event.kind === 'killed' && event.zombie === other) ||
      ((event.kind === 'fell' || event.kind === 'stoodUp') && event.figure === other),
  );
  if (!isFigure(other) || isDown) return undefined;
  const name = pieceName(other, language);
  const lay = all(events, 'touchedFirst').some((one) => one.other === other && one.lying);
  return {
    text: lay
      ? say(
          language,
          `A pellet hit ${name}, who was lying already.`,
          `Un plomb a touché ${name}, déjà à terre.`,
        )
      : say(
          language,
          `A pellet hit ${name}, who stays standing.`,
          `Un plomb a touché ${name}, qui reste debout.`,
        ),
    rules: ['R173'],
    tone: 'bad',
  };
}

/** What stopped a shot, and why nobody is hurt. */
export const miss: Teller = (events, context, language) => {
  const missed = first(events, 'missed');
  if (!missed) return undefined;
  const { piece = 'bullet', other, face, lying } = touch(events) ?? {};
  if (other === undefined) return tell(missed, context, language);
  if (piece.startsWith('pellet')) {
    const stopped = all(events, 'touchedFirst').map((one) =>
      pelletStopped(events, one.other ?? '', language),
    );
    return stopped.find((line) => line !== undefined) ?? tell(missed, context, language);
  }
  const [what, by] = [pieceNoun(piece), pieceNoun(other)];
  const stop =
    face === 'inner'
      ? {
          en: `the door post of ${the(by, 'en')}`,
          fr: `un montant ${ofThe(by, 'fr')}`,
        }
      : { en: the(by, 'en'), fr: the(by, 'fr') };
  const shot = language === 'en' ? what.en : the(what, 'fr');
  const own =
    language === 'en'
      ? `${survivorName(missed.survivor)}’s ${shot}`
      : `${capital(shot)} ${ofThe(survivorNoun(missed.survivor), 'fr')}`;
  const rules: RuleId[] = isFigure(other) ? ['R076', 'R073'] : ['R073'];
  return {
    text: lying
      ? say(
          language,
          `${own} touched ${the(by, 'en')} first, who was lying already: no harm done.`,
          `${own} a d’abord touché ${the(by, 'fr')}, déjà à terre : sans effet.`,
        )
      : isFigure(other)
        ? say(
            language,
            `${own} touched ${the(by, 'en')}, but nobody fell: no harm done.`,
            `${own} a touché ${the(by, 'fr')}, mais personne n’est tombé : sans effet.`,
          )
        : say(
            language,
            `${own} hit ${stop.en} first: nobody is hurt.`,
            `${own} a d’abord touché ${stop.fr} : personne n’est blessé.`,
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

// What a flick did, from all that was told of it: what was touched, what fell, what that means.
import { isWeapon } from '../../scenarios/catalogue/weapons';
import type { EventKind, EventOf, GameEvent } from '../../scenarios/events';
import { pieceNoun, survivorNoun, zombieNoun } from '../nouns';
import type { RuleId } from '../rules';
import { TEXTS, type Language } from '../texts';
import type { Line, TellContext } from './context';
import { keptFeet } from './fights';
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
  const { tell: words, weapons } = TEXTS[language];
  return {
    text: words.shots.killedSeveral(
      weapons[one.by].noun,
      one.killer && survivorNoun(one.killer),
      killed.map(({ zombie }) => zombieNoun(zombie, language)),
    ),
    rules: one.by === 'shotgun' ? ['R173', 'R080'] : [...(one.rules ?? [])],
    tone: 'good',
  };
};

export const failedMove: Teller = (events, context, language) => {
  const failed = first(events, 'moveFailed');
  return failed && moveFailed(failed, context, language, touch(events)?.piece);
};

/** A pellet that met somebody who lay already. */
export function pelletOnLying(
  { piece, other, lying }: EventOf<'touchedFirst'>,
  language: Language,
): Line | undefined {
  if (!piece.startsWith('pellet') || other === undefined || !lying) return undefined;
  const text = TEXTS[language].tell.shots.pelletHitLying(pieceNoun(other, language));
  return { text, rules: ['R173'], tone: 'bad' };
}

/** Why a shot felled nobody: who kept its feet, or what stopped it. */
export const miss: Teller = (events, context, language) => {
  const missed = first(events, 'missed');
  if (!missed) return undefined;
  const kept = first(events, 'keptFeet');
  if (kept) return keptFeet(kept, language);
  const { piece = 'bullet', other, face, lying } = touch(events) ?? {};
  if (other === undefined) return tell(missed, context, language);
  if (piece.startsWith('pellet')) {
    const lines = all(events, 'touchedFirst').map((one) => pelletOnLying(one, language));
    return lines.find((line) => line !== undefined) ?? tell(missed, context, language);
  }
  const words = TEXTS[language].tell.shots;
  const told = lying
    ? words.touchedLying
    : face === 'inner'
      ? words.stoppedByDoorPost
      : words.stopped;
  const rules: RuleId[] = lying ? ['R076', 'R073'] : ['R073'];
  return {
    text: told(
      pieceNoun(piece, language),
      survivorNoun(missed.survivor),
      pieceNoun(other, language),
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
  const { tell: words, weapons } = TEXTS[language];
  const owner = survivorNoun(actor);
  const kept = first(events, 'keptFeet');
  if (fell.length === 0 && kept) return { ...keptFeet(kept, language), tone: 'plain' };
  if (fell.length === 0)
    return {
      text: words.shots.blowFelledNobody(weapons.bat.noun, owner, pieceNoun(hit.other, language)),
      rules: ['R096'],
      tone: 'plain',
    };
  const figures = fell.map(({ figure }) => pieceNoun(figure, language));
  return {
    text: words.shots.blowFelled(weapons.bat.noun, owner, figures),
    rules: ['R096', 'R092', 'R102'],
    tone: 'good',
  };
};

export const cleanMove: Teller = (events, context, language) => {
  const moved = first(events, 'moved');
  if (!moved) return undefined;
  if (moved.into) return undefined;
  if (moved.outOf || touch(events)?.piece !== 'disc') return tell(moved, context, language);
  return {
    text: TEXTS[language].tell.shots.cleanMove(survivorNoun(moved.survivor)),
    rules: ['R055'],
    tone: 'good',
  };
};

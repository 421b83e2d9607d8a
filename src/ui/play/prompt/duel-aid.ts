import type { CombatCard, Fighter } from '../../../scenarios/duels';
import { gapOf } from '../../../scenarios/rules/duel-lane';
import { pieceName } from '../../../words/nouns';
import type { IconName } from '../../art/signs';
import { survivorIn } from '../queries';
import type { Spoken } from './spoken';

export type ShownFighter = {
  readonly id: string;
  readonly name: string;
  /** A survivor has lives; a zombie falls or stands. */
  readonly life?: { readonly left: number; readonly of: number };
  readonly weapon?: IconName;
  readonly isNext: boolean;
};

/** Who fights whom, how far apart, and the deck of combat cards with the one that was turned over last. */
export type DuelAid = {
  readonly kind: 'duel';
  readonly near: readonly ShownFighter[];
  readonly far: readonly ShownFighter[];
  readonly gap: string;
  /** Only zombies fight by cards. */
  readonly deck?: {
    readonly left: number;
    readonly words: string;
    readonly turned?: { readonly card: CombatCard; readonly number: number; readonly name: string };
  };
};

export function duelAid(spoken: Spoken): DuelAid | undefined {
  const { view, t } = spoken;
  const { duel } = view;
  if (!duel) return undefined;
  const next = duel[duel.turn].fighters[0]?.id;
  const shown = (fighters: readonly Fighter[]): ShownFighter[] =>
    fighters.map((one) => ({ ...fighter(one, spoken), isNext: one.id === next }));
  const turned = turnedCards(spoken);
  const card = turned.at(-1);
  return {
    kind: 'duel',
    near: shown(duel.near.fighters),
    far: shown(duel.far.fighters),
    gap: t('play.duel.gap', { cm: Math.round(gapOf(duel)) }),
    ...(duel.against === 'zombies' && {
      deck: {
        left: duel.cardsLeft,
        words: t('play.duel.cards', { count: duel.cardsLeft }),
        ...(card && {
          turned: {
            card,
            number: turned.length,
            name: card === 'walk' ? t('play.duel.walk') : t('play.duel.attack'),
          },
        }),
      },
    }),
  };
}

function fighter(
  { id, weapon }: Fighter,
  { view, texts, language }: Spoken,
): Omit<ShownFighter, 'isNext'> {
  const survivor = survivorIn(view, id);
  return {
    id,
    name: texts.grammar.capital(pieceName(id, language)),
    ...(survivor && { life: { left: survivor.life, of: survivor.startLife } }),
    ...(weapon && { weapon }),
  };
}

/** Those of this duel, the last one last. */
function turnedCards({ told }: Spoken): CombatCard[] {
  const events = told.flatMap((one) => one.events);
  const began = events.findLastIndex(({ kind }) => kind === 'duelBegan');
  return events
    .slice(began + 1)
    .flatMap((event) => (event.kind === 'combatCard' ? [event.card] : []));
}

import { SURVIVOR_IDS } from '../../../scenarios/catalogue/survivors';
import type { CombatCard, Fighter } from '../../../scenarios/duels';
import { gapOf } from '../../../scenarios/rules/duel-lane';
import { cardOdds, stepsToReach } from '../../../scenarios/rules/duel-odds';
import type { FaceOf } from '../../../scene/art/figures/portrait';
import { pieceName } from '../../../words/nouns';
import type { IconName } from '../../art/signs';
import { survivorIn } from '../queries';
import type { Spoken } from './spoken';

export type ShownFighter = {
  readonly id: string;
  readonly face?: FaceOf;
  readonly name: string;
  /** A survivor has lives; a zombie falls or stands. */
  readonly life?: { readonly left: number; readonly of: number };
  readonly weapon?: IconName;
  readonly isNext: boolean;
};

/** How near they are, as parts of a way of which some have been come. */
export type ShownGap = {
  readonly words: string;
  readonly steps?: string;
  readonly parts: number;
  readonly come: number;
};

/** Who fights whom, how far apart, and the deck of combat cards with the one that was turned over last. */
export type DuelAid = {
  readonly kind: 'duel';
  readonly near: readonly ShownFighter[];
  readonly far: readonly ShownFighter[];
  readonly gap: ShownGap;
  /** Only zombies fight by cards. */
  readonly deck?: {
    readonly left: number;
    readonly words: string;
    /** What the next card may be, where everybody can count it. */
    readonly odds?: string;
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
  const aid = {
    kind: 'duel',
    near: shown(duel.near.fighters),
    far: shown(duel.far.fighters),
    gap: shownGap(spoken, duel),
  } as const;
  if (duel.against === 'survivors') return aid;
  const odds = cardOdds(view);
  const card = duel.turned.at(-1);
  return {
    ...aid,
    deck: {
      left: duel.cardsLeft,
      words: t('play.duel.cards', { count: duel.cardsLeft }),
      ...(odds && {
        odds: odds.isInReach
          ? t('play.duel.anyStrikes')
          : t('play.duel.odds', { attacks: odds.attacks, left: odds.left }),
      }),
      ...(card && {
        turned: {
          card,
          number: duel.turned.length,
          name: card === 'walk' ? t('play.duel.walk') : t('play.duel.attack'),
        },
      }),
    },
  };
}

type Duel = NonNullable<Spoken['view']['duel']>;

/** Against zombies a part is a card, the last one their blow; survivors come a disc at a time, and a part is ten centimetres. */
function shownGap({ t }: Spoken, duel: Duel): ShownGap {
  const gap = gapOf(duel);
  const words = t('play.duel.gap', { cm: Math.round(gap) });
  const whole = gap + duel.near.ahead + duel.far.ahead;
  if (duel.against === 'survivors')
    return { words, parts: 8, come: Math.round(8 * (1 - gap / whole)) };
  const steps = stepsToReach(duel);
  const parts = stepsToReach({ near: { ...duel.near, ahead: 0 }, far: { ...duel.far, ahead: 0 } });
  return { words, steps: t('play.duel.steps', { count: steps }), parts, come: parts - steps };
}

function fighter(
  { id, weapon }: Fighter,
  { view, texts, language }: Spoken,
): Omit<ShownFighter, 'isNext'> {
  const survivor = survivorIn(view, id);
  const face = SURVIVOR_IDS.find((one) => one === id) ?? view.zombies[id]?.design;
  return {
    id,
    ...(face && { face }),
    name: texts.grammar.capital(pieceName(id, language)),
    ...(survivor && { life: { left: survivor.life, of: survivor.startLife } }),
    ...(weapon && { weapon }),
  };
}

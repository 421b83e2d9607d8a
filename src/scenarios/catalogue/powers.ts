// What each survivor can do that others cannot, as traits that the chapters ask for (37). Four of them are ours (R256).
import type { MarkerType } from './markers';
import type { SurvivorId } from './survivors';

export type Power = {
  /** Bonus-action markers that its board has, each worth one action (R245). */
  readonly bonusActions?: number;
  /** Flare markers that its board has (R246). */
  readonly flares?: number;
  /** So many face-down markers of one place are looked at before one is chosen (R247). */
  readonly looksAt?: number;
  /** Its own figure may be pitched before the turn ends (R248). */
  readonly pitchAtEnd?: true;
  /** Two of these lie on one space (R250, R254). */
  readonly stacks?: MarkerType;
  /** Medicine gives a life back, for no action (R251). */
  readonly heals?: true;
  /** Who has killed may act once more (R253). */
  readonly actsAfterKill?: true;
  /** Keeping one of these lets it take a second marker (R255). */
  readonly secondAfter?: MarkerType;
  /** Point-blank kills a turn that cost no action (A150). */
  readonly freePointBlank?: number;
  /** Moves by the disc make no noise (A151). */
  readonly silentMoves?: true;
  /** A failed move may be flicked once more (A148). */
  readonly secondTry?: true;
  /** A shot may start anywhere within so many cm (A149). */
  readonly shootsWithin?: number;
};

export const POWERS: Readonly<Record<SurvivorId, Power>> = {
  anita: { bonusActions: 2 },
  elijah: { flares: 2 },
  gabriel: { looksAt: 2 },
  john: { actsAfterKill: true },
  kevin: { freePointBlank: 1 },
  lily: { silentMoves: true },
  loretta: { stacks: 'food', secondAfter: 'food' },
  mike: { pitchAtEnd: true },
  olivia: { stacks: 'medicine', heals: true },
  rosa: { secondTry: true },
  thomas: { shootsWithin: 6 },
};

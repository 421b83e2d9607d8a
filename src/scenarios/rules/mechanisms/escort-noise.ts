// Whoever leads the rescued figure cannot be quiet (R307).
import type { SurvivorId } from '../../catalogue/survivors';
import type { Noise } from '../../catalogue/weapons';
import type { Game } from '../../game';

/** How loud every action of this survivor is, whatever it does. */
export function forcedNoise(
  { sheet, survivors }: Pick<Game, 'sheet' | 'survivors'>,
  survivor: SurvivorId,
): Noise | undefined {
  const { escort } = sheet;
  return escort && survivors[escort.rescued]?.escort === survivor ? escort.noise : undefined;
}

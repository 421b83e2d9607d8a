// A survivor as it begins.
import { standingPose } from '../physics/measure/pose';
import type { SurvivorId } from './catalogue/survivors';
import type { Survivor } from './game';
import type { MainTeam, SeatId } from './ids';
import { tokensOf } from './rules/powers';
import type { Sheet } from './sheet';

/** With its board as the sheet has it lie (A140). */
export const newSurvivor = (
  { powers }: Sheet,
  id: SurvivorId,
  { team, owner, life, place }: Pick<Survivor, 'team' | 'owner' | 'life' | 'place'>,
): Survivor => ({
  team,
  ...(owner !== undefined && { owner }),
  life,
  startLife: life,
  place,
  backpack: 'day',
  slots: 2,
  effects: [],
  ...(powers && { power: powers }),
  ...(powers === 'up' && { tokens: tokensOf(id) }),
});

/** On one of the start places of its team. */
export function startingSurvivor(
  sheet: Sheet,
  id: SurvivorId,
  {
    team,
    place,
    owner,
  }: { readonly team: MainTeam; readonly place: number; readonly owner?: SeatId },
  extraLife = 0,
): Survivor {
  const { starts = [], facing = 0 } = sheet.teams[team] ?? {};
  const pose = standingPose('survivor', { ...(starts[place] ?? { x: 60, y: 45 }), facing });
  return newSurvivor(sheet, id, {
    team,
    ...(owner !== undefined && { owner }),
    life: sheet.life + extraLife,
    place: { in: 'street', pose },
  });
}

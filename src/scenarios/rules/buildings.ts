// 10. What it means to be inside.
import { changeSurvivor, moveZombie } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { Seen } from '../view';
import type { StructureId } from '../ids';
import { doNext, emit, type Play } from '../play';
import { zombiesInside } from '../queries';
import { isBarricaded } from './barricades';
import { bearsX, livedIn } from './doors';
import { enteredBySheet } from './mechanisms/entered';

/** Closed by the scenario, by an X (R347), or barricaded (R209). */
export const isBarred = (game: Seen, structure: StructureId): boolean =>
  game.sheet.openTo?.survivors?.includes(structure) === false ||
  bearsX(game, structure) ||
  isBarricaded(game, structure);

/** The figure stands on a support (R065); zombies that lay inside stand up at once (R178). */
export function enter(
  play: Play,
  survivor: SurvivorId,
  structure: StructureId,
  quiet?: true,
): void {
  const { game } = play;
  changeSurvivor(game, survivor, { place: { in: 'building', structure, lying: false } });
  emit(play, { kind: 'entered', figure: survivor, structure, rules: ['R065'] });
  for (const id of zombiesInside(game, structure))
    moveZombie(game, id, { in: 'building', structure, lying: false });
  livedIn(game, structure);
  enteredBySheet(play, survivor, structure);
  // Opponents first, then whoever is left against the zombies (R178, R227, R243).
  doNext(
    play,
    { do: 'fightSurvivors', structure, by: survivor },
    { do: 'fightZombies', structure, by: survivor, ...(quiet && { quiet }) },
  );
}

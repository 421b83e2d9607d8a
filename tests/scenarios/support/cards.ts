// A survivor about to turn over a marker, and what comes of it.
import { change, changeSurvivor, moveZombie } from '../../../src/scenarios/change';
import type { CrossroadsId } from '../../../src/scenarios/catalogue/crossroads';
import type { MarkerType } from '../../../src/scenarios/catalogue/markers';
import type { Draft } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import { survivorIds, zombieIds, zombieOf } from '../../../src/scenarios/queries';
import { asks, choices, putInside, putMarker, session, stage, type Session } from './game';
import { outcome } from './outcome';

/** The door of the Library in S1: it looks south. */
export const LIBRARY = { x: 64, y: 82 } as const;

/** S1's town; John is alone in the Library, Kevin and Anita are in the street, far from the dead. */
export function inLibrary(change: (game: Draft) => void = () => {}): Draft {
  const game = stage({
    survivors: { john: LIBRARY, kevin: { x: 20, y: 20 }, anita: { x: 30, y: 20 } },
    zombies: { 1: { x: 100, y: 45 } },
  });
  putInside(game, 'john', 'library');
  change(game);
  return game;
}

/** John takes a face-down marker of this type in his building. */
export function takes(game: Draft, type: MarkerType, where: StructureId = 'library'): Session {
  const marker = putMarker(game, type, { on: 'structure', structure: where }, false);
  return session(game).choose('john').choose('takeDrop').choose(`take ${where} ${marker}`);
}

/** John takes a crossroads marker, and this card lies on top. */
export function draws(card: CrossroadsId, edit?: (game: Draft) => void): Session {
  const game = inLibrary(edit);
  change(game, {
    crossroads: {
      ...game.crossroads,
      draw: [card, ...game.crossroads.draw.filter((one) => one !== card)],
    },
  });
  return takes(game, 'crossroads');
}

/** Leaves just these zombies in the box and these in the dump; all others are in nobody's way. */
export function onlyZombies(
  game: Draft,
  box: readonly string[],
  dump: readonly string[] = [],
): void {
  for (const id of zombieIds(game)) {
    const { place } = zombieOf(game, id);
    if (place.in === 'street' || (place.in === 'building' && place.structure !== 'school'))
      continue;
    moveZombie(game, id, { in: 'building', structure: 'school', lying: false });
  }
  for (const id of box) moveZombie(game, id, { in: 'box' });
  for (const id of dump) moveZombie(game, id, { in: 'dump' });
}

/** Everybody has acted: the round ends without a horde, and the next one begins. */
export function roundEnds(at: Session): Session {
  const game = structuredClone(at.game);
  const { half } = game.round;
  for (const id of survivorIds(game))
    changeSurvivor(game, id, { backpack: half === 'day' ? 'night' : 'day' });
  change(game, { invasion: { day: 0, night: 0 } });
  // A rush of nobody, so that there is something to go on from.
  change(game, {
    agenda: [{ do: 'endRound' }, { do: 'runRush', tower: { x: 5, y: 5, facing: 0 }, seed: 1 }],
  });
  return session(game).run(outcome({}));
}

/** Takes the first offer until the game asks or needs something else. */
export function through(at: Session, kind: string): Session {
  let now = at;
  while (asks(now) === kind) now = now.choose(choices(now)[0] ?? '');
  return now;
}

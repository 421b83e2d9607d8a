// The starts of all scenarios and positions of random matches, and the windows in which they are looked at.
import { randomCommand } from '../../../src/bots/random';
import { command, runTable, startMatch, waitsFor, type Match } from '../../../src/match/match';
import { linedUpPlan } from '../../../src/match/plan';
import { tableViewOf, type TableView } from '../../../src/match/table-view';
import { seededRandom } from '../../../src/physics/measure/random';
import { SCENARIO_IDS, type ScenarioId } from '../../../src/scenarios/list';
import { survivorIds } from '../../../src/scenarios/queries';
import { viewFor } from '../../../src/scenarios/view';
import { coversOf } from '../../../src/scene/camera/cover';
import type { Scene } from '../../../src/scene/camera/framing';
import { interestsOf } from '../../../src/scene/camera/interest';
import { lensOf } from '../../../src/scene/camera/lens';
import { actorOf, spotOf } from '../../../src/scene/camera/subject';
import { groundOf } from '../../../src/scene/camera/views';

/** With the panels of a match around the table: two teams folded at the left, a question as high as it may be. */
export const WINDOWS = {
  desktop: lensOf({ width: 1280, height: 720 }, { top: 60, left: 100, right: 0, bottom: 196 }),
  phone: lensOf({ width: 390, height: 844 }, { top: 84, left: 0, right: 0, bottom: 256 }),
  'phone on its side': lensOf(
    { width: 844, height: 390 },
    { top: 54, left: 0, right: 256, bottom: 0 },
  ),
};

export type Position = { readonly shown: TableView; readonly actor: string };

/** Whoever could act first, at the start. */
const startsOf = (id: ScenarioId): Position[] => {
  const { game } = startMatch(linedUpPlan(id, 3, 3));
  const shown = tableViewOf(viewFor(game, 'seat-1'));
  return survivorIds(game).flatMap((actor) => (spotOf(shown, actor) ? [{ shown, actor }] : []));
};

/** One for each figure that acts, as long as it stands there. */
function playedIn(id: ScenarioId, most: number): Position[] {
  const found: Position[] = [];
  const random = seededRandom(7);
  let match: Match = startMatch(linedUpPlan(id, 3, 3));
  let last = '';
  while (found.length < most) {
    const waits = waitsFor(match);
    if (waits.for === 'decision') {
      const shown = tableViewOf(viewFor(match.game, waits.seat));
      const actor = actorOf(shown, waits.decision.about);
      const key = `${actor} ${JSON.stringify(spotOf(shown, actor))}`;
      if (actor && shown.layout.town && spotOf(shown, actor) && key !== last)
        found.push({ shown, actor });
      last = key;
    }
    const step =
      waits.for === 'decision'
        ? command(match, randomCommand(waits, random))
        : waits.for === 'table'
          ? runTable(match)
          : undefined;
    if (!step?.ok) break;
    match = step.match;
  }
  return found;
}

export function sceneOf({ shown, actor }: Position): Scene {
  const figure = spotOf(shown, actor);
  if (!figure) throw new Error(`${actor} is not on the table.`);
  return {
    figure,
    interests: interestsOf(shown, actor, figure),
    covers: coversOf(shown),
    ground: groundOf(shown.layout, shown.pieces),
  };
}

/** Asked once the engine is loaded. */
export const allPositions = (): readonly Position[] =>
  SCENARIO_IDS.flatMap((id) => [...startsOf(id), ...playedIn(id, 20)]);

// Where the eye goes for a moment between two questions.
import { beforeAll, expect, test } from 'vitest';
import { startMatch } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { tableViewOf, type TableView } from '../../src/match/table-view';
import { loadEngine } from '../../src/physics/engine';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { viewFor } from '../../src/scenarios/view';
import { isInPicture } from '../../src/scene/camera/framing';
import { momentView, spotsAbout } from '../../src/scene/camera/moment';
import { projectorAt } from '../../src/scene/camera/projector';
import { aboveView, groundOf } from '../../src/scene/camera/views';
import { DESKTOP, lensOf, PHONE } from './support/window';

beforeAll(loadEngine);

const shownOf = (scenario: (typeof SCENARIO_IDS)[number]): TableView =>
  tableViewOf(viewFor(startMatch(plainPlan(scenario, 1)).game, 'seat-1'));

const WINDOWS = [DESKTOP, PHONE, { width: PHONE.height, height: PHONE.width }];

test.each(SCENARIO_IDS)(
  'in %s whoever a moment is about is in the picture afterwards',
  (scenario) => {
    const shown = shownOf(scenario);
    const ground = groundOf(shown.layout, shown.pieces);
    const figures = [...Object.keys(shown.survivors), ...Object.keys(shown.zombies)];
    for (const window of WINDOWS) {
      const lens = lensOf(window);
      // From a corner of the town, near the ground.
      const now = { x: 5, y: 5, yaw: 30, pitch: 40, distance: 50 };
      for (const [index, id] of figures.entries()) {
        const about = [id, ...figures.slice(index + 1, index + 2)];
        const spots = spotsAbout(shown, about);
        const view = momentView({ look: 'hearts', about }, shown, now, ground, lens) ?? now;
        const projector = projectorAt(view, lens);
        for (const spot of spots) expect(isInPicture(projector(spot, 0), lens)).toBe(true);
      }
    }
  },
);

test('the eye rests where all of it is in the picture, and goes where it is too small to be seen', () => {
  const shown = shownOf('s1');
  const ground = groundOf(shown.layout, shown.pieces);
  const lens = lensOf(DESKTOP);
  const [spot] = spotsAbout(shown, ['john']);
  if (!spot) throw new Error('John is in town.');
  const near = { ...spot, yaw: 0, pitch: 40, distance: 60 };
  const about = ['john'];
  expect(momentView({ look: 'hearts', about }, shown, near, ground, lens)).toBeUndefined();
  const above = aboveView(ground, lens);
  const view = momentView({ look: 'hearts', about }, shown, above, ground, lens);
  expect(view?.distance).toBeLessThan(above.distance / 2);
  // From the same side: nobody has to find their way about anew.
  expect(view?.yaw).toBe(above.yaw);
  expect(momentView({ look: 'day', about: [] }, shown, near, ground, lens)).toEqual(above);
  expect(momentView({ look: 'news', about: [] }, shown, near, ground, lens)).toBeUndefined();
});

// What the modelled player is asked to do: a standing figure with a rifle, a door with a disc, on the real table and in the real window.
import { PerspectiveCamera, Vector3 } from 'three';
import { fullPullOf, type WindowSize } from '../../src/match/hand/pull';
import type { HandKind } from '../../src/match/hand/steadiness';
import { standingPose } from '../../src/physics/measure/pose';
import type { Random } from '../../src/physics/measure/random';
import { heading } from '../../src/physics/measure/trig';
import { add, scale, subtract } from '../../src/physics/measure/vector';
import { simulate } from '../../src/physics/simulate';
import type { Table, Vec2 } from '../../src/physics/table';
import { pixelOf } from '../../src/scene/camera/ground';
import { coversOf } from '../../src/scene/camera/cover';
import { framedView } from '../../src/scene/camera/framing';
import { FOV, lensOf } from '../../src/scene/camera/lens';
import { eyeOf } from '../../src/scene/camera/orbit';
import { groundOf } from '../../src/scene/camera/views';
import { frameAt } from '../../src/scene/hand/frame';
import type { Sway } from '../../src/match/hand/let-go';
import { letGo } from './player';

const TOWN = { width: 120, height: 90 };
const WINDOWS: Readonly<Record<HandKind, WindowSize>> = {
  mouse: { width: 1280, height: 720 },
  mouseFine: { width: 1280, height: 720 },
  thumb: { width: 390, height: 844 },
};

export type Task = { readonly what: 'figure' | 'door'; readonly away: number };

type Cell = {
  readonly task: Task;
  readonly hand: HandKind;
  readonly strength: number;
};

const tableOf = ({ what }: Task, { x, y }: Vec2, direction: number): Table =>
  what === 'door'
    ? {
        layout: {
          structures: [{ id: 'library', kind: 'building', x, y, facing: direction + 180 }],
          town: TOWN,
        },
        pieces: [],
      }
    : {
        layout: { structures: [], town: TOWN },
        pieces: [
          {
            id: 'zombie-1',
            kind: 'zombie',
            pose: standingPose('zombie', { x, y, facing: direction + 180 }),
          },
        ],
      };

/** From behind the figure, as the game suggests it. */
function pixelsBehind(table: Table, at: Vec2, size: WindowSize): (at: Vec2) => Vec2 {
  const { width, height } = size;
  const { layout } = table;
  const orbit = framedView(
    {
      figure: { ...at, facing: 90 },
      interests: [],
      covers: coversOf({ layout, pieces: [] }),
      ground: groundOf(layout, []),
    },
    lensOf(size, { top: 0, right: 0, bottom: 0, left: 0 }),
  );
  const camera = new PerspectiveCamera(FOV, width / height, 4, 1200);
  camera.position.copy(eyeOf(orbit, new Vector3()));
  camera.lookAt(orbit.x, 0, -orbit.y);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  return (one) => pixelOf(camera, size, one);
}

export type Tried = { readonly hits: boolean; readonly held: number };

/** One try from the town's south, at something within twenty degrees of the figure's look. */
export function tryOnce(random: Random, { task, hand, strength }: Cell, breath: Sway): Tried {
  const at = { x: 45 + random.between(0, 30), y: 14 };
  const direction = 90 + random.between(-20, 20);
  const target = add(at, scale(heading(direction), task.away));
  const table = tableOf(task, target, direction);
  const size = WINDOWS[hand];
  const toPixel = pixelsBehind(table, at, size);
  const launch = task.what === 'door' ? 'disc' : 'bullet';
  const { numbers, held } = letGo(
    random,
    {
      hand,
      launch,
      strength,
      away: subtract(toPixel(at), toPixel(target)),
      full: fullPullOf(size),
      frame: frameAt(at, toPixel),
    },
    breath,
  );
  const { outcome } = simulate(table, { kind: launch, at, ...numbers });
  const hits =
    task.what === 'door'
      ? outcome.passages.some(({ piece, complete }) => piece === 'disc' && complete)
      : outcome.rest.some(({ id, standing }) => id === 'zombie-1' && !standing);
  return { hits, held };
}

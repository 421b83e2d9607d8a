// Cards about the weather: ice, snow, wind.
import { PIECES } from '../../../physics/measure/catalogue';
import {
  fixedObstacles,
  obstaclesOverlap,
  pieceObstacle,
  pieceObstacles,
} from '../../../physics/measure/obstacles';
import { OVERLAP_TOLERANCE } from '../../../physics/measure/overlap';
import { by } from '../../../physics/measure/order';
import { quantiseLength } from '../../../physics/measure/quantise';
import { isInTown } from '../../../physics/measure/structure';
import { heading } from '../../../physics/measure/trig';
import { dot } from '../../../physics/measure/vector';
import type { Pose, Vec2 } from '../../../physics/table';
import type { Game } from '../../game';
import type { ObjectId } from '../../ids';
import { affect } from '../../change';
import { emit } from '../../play';
import { must, tableOf } from '../../queries';
import { setPose } from '../tidy';
import type { Deed } from './card';

export const blackIce: Deed = {
  does: ({ game }) => {
    affect(game, { kind: 'roughness', until: 'round', factor: 0.6 });
  },
};

export const deepSnow: Deed = {
  does: ({ game }) => {
    affect(game, { kind: 'roughness', until: 'round', factor: 1.6, of: ['disc', 'bat'] });
  },
};

const GUST = 5;
const BEFORE_CONTACT = 1;
/** How finely a slide is looked at; thinner than anything on the table. */
const STEP = 0.05;

export const gust: Deed = {
  does: (play) => {
    const { game } = play;
    const { dump } = game.layout;
    if (!dump) return;
    const wind = heading(dump.facing);
    const ahead = (id: ObjectId): number => dot(must(game.things[id], id).pose, wind);
    const light = Object.entries(game.things)
      .filter(([, { kind, removed }]) => !removed && ['lamp', 'barrel', 'box'].includes(kind))
      .map(([id]) => id)
      // Those in front move off first, so that they stop nobody who moves as they do.
      .toSorted(
        by(
          (id) => -ahead(id),
          (id) => id,
        ),
      );
    for (const id of light) setPose(game, id, blown(game, id, wind));
    emit(play, { kind: 'slid', pieces: light, rules: ['R219'] });
  },
};

/** As far as the gust takes it, or to a centimetre before the first thing in its way. */
function blown(game: Game, id: ObjectId, wind: Vec2): Pose {
  const { kind, pose } = must(game.things[id], id);
  const table = tableOf(game, [id]);
  const obstacles = [...fixedObstacles(table), ...pieceObstacles(table)];
  const after = (way: number): Pose => ({
    ...pose,
    x: quantiseLength(pose.x + wind.x * way),
    y: quantiseLength(pose.y + wind.y * way),
  });
  const isStopped = (way: number): boolean => {
    const there = after(way);
    const body = pieceObstacle(id, PIECES[kind], there);
    return (
      !isInTown(game.layout, there) ||
      obstacles.some((one) => obstaclesOverlap(body, one, OVERLAP_TOLERANCE))
    );
  };
  const most = GUST + BEFORE_CONTACT + OVERLAP_TOLERANCE;
  let free = 0;
  while (free < most && !isStopped(free + STEP)) free += STEP;
  const way = free - BEFORE_CONTACT - OVERLAP_TOLERANCE;
  return after(Math.min(GUST, Math.max(0, way)));
}

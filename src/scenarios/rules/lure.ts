// 18, 34, 38. What draws the zombies instead of whoever acts: a howling vehicle, or a flare (A161).
import { STRUCTURE_SIZES, SUPPORT, localFrame } from '../../physics/measure/structure';
import type { FlareFace } from '../../physics/recording';
import type { Layout, Structure, Vec2 } from '../../physics/table';
import type { Noise } from '../catalogue/weapons';
import type { EffectOf } from '../game';
import type { Seen } from '../view';

export type Lure = EffectOf<'lure'>;
export type FlareLure = Extract<Lure, { readonly at: Vec2 }>;

/** R263. */
export const FLARE_NOISE: Readonly<Record<FlareFace, Noise>> = { large: 'loud', small: 'low' };

/** The face that lies up, told by how loud it is. */
export const faceOfNoise = (noise: Noise): FlareFace => (noise === 'loud' ? 'large' : 'small');

/** The last one counts, place and strength (A114, A161). */
export const lureNow = ({ effects }: Pick<Seen, 'effects'>): Lure | undefined =>
  effects.findLast((effect) => effect.kind === 'lure');

/** The flare that draws them now: one that something louder drowned is none. */
export function flareNow(game: Pick<Seen, 'effects'>): FlareLure | undefined {
  const lure = lureNow(game);
  return lure && 'at' in lure ? lure : undefined;
}

/** The building under whose façade, or on whose support, a point lies (A158). */
export const doorAt = ({ structures }: Layout, point: Vec2): Structure | undefined =>
  structures.find((one) => {
    const { ahead, left } = localFrame(one)(point);
    return (
      Math.abs(ahead) <= SUPPORT.depth / 2 && Math.abs(left) <= STRUCTURE_SIZES[one.kind].width / 2
    );
  });

/** Where it is heard: the vehicle, the flare's point, or the door that the flare lies in (A43, A158). */
export function lurePoint(game: Seen, lure: Lure): Vec2 | undefined {
  if ('at' in lure) {
    const { x, y } = doorAt(game.layout, lure.at) ?? lure.at;
    return { x, y };
  }
  const thing = game.things[lure.by];
  return thing && { x: thing.pose.x, y: thing.pose.y };
}

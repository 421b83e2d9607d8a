// Every picture on a card, measured before anybody looks at it: who is in it, how large, from which side.
import { Mesh, MeshBasicMaterial, Texture, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { isSurvivorId } from '../../src/scenarios/catalogue/survivors';
import { ZOMBIE_DESIGNS } from '../../src/scenarios/catalogue/zombies';
import { geometryOf } from '../../src/scene/town/looks';
import { CROSSROADS_PICTURES } from '../../src/scene/vignettes/crossroads';
import { END_FAMILIES, END_PICTURES, FAMILY_OF } from '../../src/scene/vignettes/endings';
import { MARKER_PICTURES } from '../../src/scene/vignettes/markers';
import { OBJECTIVE_PICTURES } from '../../src/scene/vignettes/objectives';
import { pictureOf } from '../../src/scene/vignettes/pictures';
import { stageOf, type Wardrobe } from '../../src/scene/vignettes/stage';
import { TOPIC_PICTURES } from '../../src/scene/vignettes/topics';
import { ROLES, TO_THE_EYE, type Cast, type Vignette } from '../../src/scene/vignettes/vignette';

const PICTURES: readonly (readonly [string, Vignette])[] = Object.entries({
  crossroads: CROSSROADS_PICTURES,
  card: OBJECTIVE_PICTURES,
  marker: MARKER_PICTURES,
  ending: END_PICTURES,
  topic: TOPIC_PICTURES,
}).flatMap(([sort, all]) =>
  Object.entries<Vignette>(all).map(([name, one]) => [`${sort} ${name}`, one] as const),
);

const nothing = new MeshBasicMaterial();
const WARDROBE: Wardrobe = {
  pieces: nothing,
  town: nothing,
  glass: nothing,
  snow: nothing,
  glow: new Texture(),
  spill: new Texture(),
  shadows: 0,
};

const isFigure = (who: string): boolean =>
  isSurvivorId(who) || ZOMBIE_DESIGNS.some((one) => one === who) || ROLES.some((one) => one === who); // prettier-ignore
const isToken = (who: string): boolean => who.startsWith('token ');

/** Where a place is in the picture: 0 in the middle, 1 at its edges. */
function projector(vignette: Vignette): (x: number, y: number, lift: number) => Vector3 {
  const { camera } = stageOf(vignette, WARDROBE);
  camera.updateMatrixWorld();
  return (x, y, lift) => new Vector3(x, lift, -y).project(camera);
}

const heightOf = ([who, , , , how]: Cast): number =>
  isToken(who) ? (how === 'big' ? 3 : how === 'leans' ? 1.5 : 0.3) : 3.7;
const footOf = ([, , , , how]: Cast): number => (how === 'up' ? 2 : 0);

/** Whoever is in it is wholly in it. */
function cutOff(vignette: Vignette): string[] {
  const at = projector(vignette);
  return vignette.cast.flatMap((one) => {
    const [who, x, y, , how] = one;
    if (!isFigure(who) && !isToken(who)) return [];
    const foot = at(x, y, footOf(one));
    const head = at(x, y, footOf(one) + (how === 'lies' ? 1 : heightOf(one)));
    const out = Math.max(...[foot, head].flatMap((p) => [Math.abs(p.x), Math.abs(p.y)]));
    return out > 0.96 ? [`${who} ${out.toFixed(2)}`] : [];
  });
}

/** A lamp's post without its lantern is a black stick. */
function headless(vignette: Vignette): string[] {
  const at = projector(vignette);
  return vignette.cast.flatMap(([who, x, y]) => {
    if (who !== 'lamp') return [];
    const [foot, head] = [at(x, y, 0), at(x, y, 12.6)];
    const sideways = Math.abs(foot.x) > 1.02 && Math.abs(head.x) > 1.02;
    return head.y > 0.97 && !sideways ? [`lamp at ${x} ${y}: ${head.y.toFixed(2)}`] : [];
  });
}

/** Seen from the side a standee is a stroke: whoever stands shows the face, or else the back. */
function edgeOn(vignette: Vignette): string[] {
  const { camera } = stageOf(vignette, WARDROBE);
  return vignette.cast.flatMap(([who, x, y, facing = TO_THE_EYE, how]) => {
    if (!isFigure(who) || how === 'lies') return [];
    const towards = (Math.atan2(-camera.position.z - y, camera.position.x - x) * 180) / Math.PI;
    const off = Math.abs(((facing - towards + 540) % 360) - 180);
    return off > 48 && off < 125 ? [`${who} ${Math.round(off)}`] : [];
  });
}

/** Nobody stands in somebody else. */
function crowded({ cast }: Vignette): string[] {
  const solid = cast.filter(([who]) => isFigure(who) || isToken(who) || who === 'box' || who === 'barrel'); // prettier-ignore
  return solid.flatMap(([a, ax, ay], index) =>
    solid.slice(index + 1).flatMap(([b, bx, by]) => {
      const room = isToken(a) && isToken(b) ? 1.3 : isToken(a) || isToken(b) ? 1.4 : 2;
      return Math.hypot(ax - bx, ay - by) < room ? [`${a} in ${b}`] : [];
    }),
  );
}

/** What it is about is large enough to be read in a hand. */
const LEAST = 0.25;
function largest(vignette: Vignette): number {
  const at = projector(vignette);
  return Math.max(
    ...vignette.cast.map((one) => {
      const [who, x, y, , how] = one;
      if (who === 'car' || who === 'acid' || how === 'lies') return 0.3;
      if (!isFigure(who) && !isToken(who)) return 0;
      const foot = at(x, y, footOf(one));
      return (at(x, y, footOf(one) + heightOf(one)).y - foot.y) / 2;
    }),
  );
}

test.each([
  ['whoever is in it is wholly in it', cutOff],
  ['a lamp shows its lantern', headless],
  ['whoever stands shows face or back', edgeOn],
  ['nobody stands in another', crowded],
  ['somebody is large in it', (one: Vignette) => (largest(one) < LEAST ? [largest(one).toFixed(2)] : [])], // prettier-ignore
] as const)('in every picture %s', (_, faults) => {
  expect(PICTURES.flatMap(([name, one]) => faults(one).map((fault) => `${name}: ${fault}`))).toEqual([]); // prettier-ignore
});

test('the people of the match take the parts in its ending, and others where it has too few', () => {
  const { vignette, people } = pictureOf({ ending: 'moreOfUs', people: ['mike', 'rosa'] });
  const { scene } = stageOf(vignette, WARDROBE, people);
  const seen = new Set<unknown>();
  scene.traverse((one) => {
    if (one instanceof Mesh) seen.add(one.geometry);
  });
  const isIn = (id: 'mike' | 'rosa' | 'anita' | 'john' | 'lily'): boolean =>
    seen.has(geometryOf({ kind: 'survivor', id, team: 'together', backpack: 'night' }));
  expect((['mike', 'rosa', 'anita', 'john', 'lily'] as const).filter(isIn)).toEqual(['mike', 'rosa', 'anita', 'john']); // prettier-ignore
});

test('every family of endings is some ending’s', () => {
  expect(new Set(Object.values(FAMILY_OF))).toEqual(new Set(END_FAMILIES));
});

test('pictures of the same are kept under one name, others under others', () => {
  const names = [
    pictureOf({ ending: 'fed', people: ['mike'] }),
    pictureOf({ ending: 'fed', people: ['rosa'] }),
    pictureOf({ marker: 'crossroads' }),
    pictureOf({ crossroads: 'acid' }),
    pictureOf({ card: 'traitor' }),
    pictureOf({ topic: 'bat' }),
    pictureOf({ marker: 'bat' }),
  ].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

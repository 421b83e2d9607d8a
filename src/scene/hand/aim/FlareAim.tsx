import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Matrix4, SphereGeometry, type Group, type InstancedMesh, type Mesh } from 'three';
import { spareTable } from '../../../match/spare-table';
import type { Pose } from '../../../physics/table';
import { isInTown } from '../../../physics/measure/structure';
import { SIGNS } from '../../signs/colours';
import { CROSS, PLATE, THIN_RING, RING, lay, paint } from '../../signs/marks';
import { aimShown, useHand, type Aiming } from '../hand';
import { useAimForecast } from './forecast';
import { foretold, type SeenTable } from './foretold';
import type { FlareOutlook } from './flare-outlook';

const DOT = new SphereGeometry(1, 10, 8);
const DOTS = 31;
/** Its dice are its own: these never are a match's. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Flips are tried as soon as the aim has been still for so long, in ms. */
const STILL_FOR = 140;
const matrix = new Matrix4();

const COLOURS: Readonly<Record<FlareOutlook['town'], string>> = {
  in: SIGNS.good,
  partly: SIGNS.amber,
  out: SIGNS.bad,
};

type Props = { readonly shown: SeenTable; readonly tries: boolean };

/** A flare's arc in the air, the oval in which it would come to rest, and where it did in a few tries. */
export function FlareAim({ shown, tries }: Props) {
  const isFlare = useHand((hand) => hand.aiming?.offer.launch === 'flare');
  return isFlare ? <Flight shown={shown} tries={tries} /> : null;
}

function Flight({ shown, tries }: Props) {
  const group = useRef<Group>(null);
  const beads = useRef<InstancedMesh>(null);
  const rims = useRef<InstancedMesh>(null);
  const oval = useRef<Group>(null);
  const ring = useRef<Mesh>(null);
  const fill = useRef<Mesh>(null);
  const cross = useRef<Group>(null);
  useFrame(() => {
    const { flare } = useAimForecast.getState();
    const aiming = aimShown(useHand.getState());
    if (!group.current) return;
    group.current.visible = flare !== undefined && aiming !== undefined;
    if (!flare || !aiming) return;
    const { arc, rest, town, meets } = flare;
    for (const [mesh, size] of [
      [beads.current, 0.34],
      [rims.current, 0.52],
    ] as const) {
      if (!mesh) continue;
      arc.forEach(({ x, y, lift }, index) => {
        // Smaller and smaller on the way down, so that one sees which end is which.
        const now = size * (1 - 0.45 * (index / DOTS));
        matrix.makeScale(now, now, now).setPosition(x, lift, -y);
        mesh.setMatrixAt(index, matrix);
      });
      mesh.count = arc.length;
      mesh.instanceMatrix.needsUpdate = true;
    }
    if (oval.current) {
      lay(oval.current, rest.at, 0.17);
      oval.current.rotation.y = (aiming.direction * Math.PI) / 180;
      oval.current.scale.set(rest.long, 1, rest.wide);
    }
    const colour = meets === undefined ? COLOURS[town] : SIGNS.amber;
    if (ring.current) ring.current.material = paint(colour, 1, true);
    if (fill.current) fill.current.material = paint(colour, 0.22, true);
    if (cross.current) {
      cross.current.visible = town === 'out' || meets !== undefined;
      const end = arc.at(-1);
      if (meets !== undefined && end) cross.current.position.set(end.x, end.lift, -end.y);
      else cross.current.position.set(rest.at.x, 0.2, -rest.at.y);
    }
  });
  return (
    <>
      <group ref={group} visible={false}>
        <instancedMesh
          ref={rims}
          args={[DOT, paint(SIGNS.ink, 0.55), DOTS]}
          frustumCulled={false}
          renderOrder={17}
        />
        <instancedMesh
          ref={beads}
          args={[DOT, paint(SIGNS.amber, 1, true), DOTS]}
          frustumCulled={false}
          renderOrder={18}
        />
        <group ref={oval}>
          <mesh ref={fill} geometry={PLATE} renderOrder={16} />
          <mesh
            geometry={RING}
            material={paint(SIGNS.ink, 0.5, true)}
            scale={1.06}
            renderOrder={16}
          />
          <mesh ref={ring} geometry={THIN_RING} renderOrder={17} />
        </group>
        <group ref={cross}>
          <mesh
            geometry={CROSS}
            material={paint(SIGNS.ink, 0.8, true)}
            scale={2.1}
            renderOrder={18}
          />
          <mesh
            geometry={CROSS}
            material={paint(SIGNS.bad, 1, true)}
            scale={1.6}
            renderOrder={19}
          />
        </group>
      </group>
      {/* The spare table shows one thing at a time: the whole way, or where it ends in a few tries. */}
      {tries && <Tries shown={shown} />}
    </>
  );
}

/** Where it came to rest in a few flips of this aim, tried on the spare table. */
function Tries({ shown }: { readonly shown: SeenTable }) {
  const dots = useRef<InstancedMesh>(null);
  const lost = useRef<InstancedMesh>(null);
  const seen = useRef('');
  const since = useRef(0);
  const tried = useRef(false);
  const drop = useRef(() => {});
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    for (const mesh of [dots.current, lost.current]) if (mesh) mesh.count = 0;
  }, []);
  useEffect(() => () => drop.current(), []);

  const draw = (places: readonly Pose[]): void => {
    for (const [mesh, town] of [
      [dots.current, true],
      [lost.current, false],
    ] as const) {
      if (!mesh) continue;
      const here = places.filter((one) => isInTown(shown.layout, one) === town);
      here.forEach(({ x, y, lift }, index) => {
        matrix.makeScale(0.55, 1, 0.55).setPosition(x, lift + 0.05, -y);
        mesh.setMatrixAt(index, matrix);
      });
      mesh.count = here.length;
      mesh.instanceMatrix.needsUpdate = true;
    }
    invalidate();
  };

  const tryOut = (aiming: Aiming): void => {
    const places: Pose[] = [];
    const next = (): void => {
      const seed = SEEDS[places.length];
      if (seed === undefined) return;
      drop.current = spareTable().run(foretold(aiming, shown, seed), (recording) => {
        const flare = recording?.outcome.rest.find(({ id }) => id === 'flare');
        if (!flare) return;
        places.push(flare.pose);
        draw(places);
        next();
      });
    };
    next();
  };

  useFrame(() => {
    const now = aimShown(useHand.getState());
    const time = performance.now();
    // While a finger holds it the aim is set anew in every frame, mostly to the same numbers.
    const numbers = now ? `${now.direction} ${now.speed} ${now.height}` : '';
    if (numbers !== seen.current) {
      if (tried.current) draw([]);
      drop.current();
      seen.current = numbers;
      since.current = time;
      tried.current = false;
    }
    if (!now || tried.current) return;
    if (time - since.current < STILL_FOR) invalidate();
    else {
      tried.current = true;
      tryOut(now);
    }
  });
  return (
    <>
      <instancedMesh
        ref={dots}
        args={[PLATE, paint(SIGNS.amber, 0.95, true), SEEDS.length]}
        frustumCulled={false}
        renderOrder={18}
      />
      <instancedMesh
        ref={lost}
        args={[PLATE, paint(SIGNS.bad, 0.95, true), SEEDS.length]}
        frustumCulled={false}
        renderOrder={18}
      />
    </>
  );
}

import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { CircleGeometry, CylinderGeometry, RingGeometry, Shape, ShapeGeometry, type Group, type Mesh } from 'three'; // prettier-ignore
import { LAUNCHES } from '../../physics/measure/launches';
import { SIGNS } from '../signs/colours';
import { paint } from '../signs/marks';
import { heightKnobOf } from './grips';
import { useHand } from './hand';

const [, MOST] = LAUNCHES.flare.numbers.height.range;

/** Upright signs, that look at the eye. */
const DISC = new CircleGeometry(1, 32);
const RIM = new RingGeometry(0.84, 1.04, 40);
const TIP = new ShapeGeometry(new Shape().moveTo(-0.5, 0).lineTo(0, 0.55).lineTo(0.5, 0));
/** One centimetre high, its foot at the origin. */
const ROD = new CylinderGeometry(0.16, 0.16, 1, 10).translate(0, 0.5, 0);

/** How high a flare is flipped: a knob that slides up and down a pole beside the thumb. */
export function HeightKnob() {
  const hasHeight = useHand((hand) => hand.aiming?.height !== undefined);
  const pole = useRef<Group>(null);
  const rest = useRef<Mesh>(null);
  const done = useRef<Mesh>(null);
  const knob = useRef<Group>(null);
  useFrame(({ camera }) => {
    const { aiming } = useHand.getState();
    if (aiming?.height === undefined || !pole.current || !knob.current) return;
    const { at, lift } = heightKnobOf(aiming);
    const top = heightKnobOf({ ...aiming, height: MOST }).lift;
    pole.current.position.set(at.x, 0, -at.y);
    rest.current?.scale.set(1, top, 1);
    done.current?.scale.set(1.4, lift, 1.4);
    knob.current.position.y = lift;
    knob.current.quaternion.copy(camera.quaternion);
  });
  if (!hasHeight) return null;
  return (
    <group ref={pole}>
      <mesh ref={rest} geometry={ROD} material={paint(SIGNS.ink, 0.4, true)} renderOrder={14} />
      <mesh ref={done} geometry={ROD} material={paint(SIGNS.amber, 0.95, true)} renderOrder={15} />
      <group ref={knob}>
        <mesh geometry={DISC} material={paint(SIGNS.ink, 0.92, true)} renderOrder={16} />
        <mesh geometry={RIM} material={paint(SIGNS.amber, 1, true)} renderOrder={17} />
        {[0, Math.PI].map((turn) => (
          <group key={turn} rotation-z={turn}>
            <mesh
              geometry={TIP}
              material={paint(SIGNS.amber, 1, true)}
              position-y={0.14}
              scale={0.85}
              renderOrder={17}
            />
          </group>
        ))}
      </group>
    </group>
  );
}

import { useEffect, useMemo } from 'react';
import { RingGeometry, type BufferGeometry } from 'three';
import { SIGNS } from '../signs/colours';
import { CHEVRON, CROSS, paint, PLATE, SIGHT } from '../signs/marks';
import { useGoalMarks, type GoalMark } from './store';

/** On the snow and under everything that an aim draws there. */
const LIFT = 0.07;
/** The line of a ring, in cm, however wide the ring is. */
const LINE = 0.3;
const EDGE = 0.16;
const AROUND = 2.6;
const BEFORE_THE_DOOR = [3.6, 5.4, 7.2] as const;

/** Where a task wants something: nothing where there is no task. */
export function GoalMarks() {
  const marks = useGoalMarks((store) => store.marks);
  return marks.map((mark, index) => (
    // Marks are set together and never reordered.
    <Mark key={`${mark.of} ${index}`} mark={mark} />
  ));
}

function Mark({ mark }: { readonly mark: GoalMark }) {
  const { at } = mark;
  switch (mark.of) {
    case 'ring':
      return <Circle mark={mark} color={SIGNS.amber} />;
    case 'reach':
      return <Circle mark={mark} color={SIGNS.cold} />;
    case 'target':
      return (
        <group position={[at.x, LIFT, -at.y]}>
          <Sign geometry={SIGHT} color={SIGNS.ink} size={AROUND + EDGE} order={2} />
          <Sign geometry={SIGHT} color={SIGNS.amber} size={AROUND - EDGE} order={3} />
        </group>
      );
    case 'spare':
      return (
        <group position={[at.x, LIFT, -at.y]}>
          <Sign geometry={CROSS} color={SIGNS.ink} size={AROUND + EDGE} order={2} />
          <Sign geometry={CROSS} color={SIGNS.bad} size={AROUND - EDGE} order={3} />
        </group>
      );
    case 'door':
      return (
        <group position={[at.x, LIFT, -at.y]} rotation-y={(mark.at.facing * Math.PI) / 180}>
          {BEFORE_THE_DOOR.map((away) => (
            <group key={away} position-x={away} rotation-y={Math.PI}>
              <Sign geometry={CHEVRON} color={SIGNS.ink} size={2.5} order={2} />
              <Sign geometry={CHEVRON} color={SIGNS.amber} size={2.1} order={3} />
            </group>
          ))}
        </group>
      );
  }
}

type CircleProps = {
  readonly mark: Extract<GoalMark, { readonly radius: number }>;
  readonly color: string;
};

function Circle({ mark: { at, radius }, color }: CircleProps) {
  const [edge, line] = useMemo(
    () => [ringOf(radius, LINE + EDGE), ringOf(radius - EDGE / 2, LINE)] as const,
    [radius],
  );
  useEffect(
    () => () => {
      edge.dispose();
      line.dispose();
    },
    [edge, line],
  );
  return (
    <group position={[at.x, LIFT, -at.y]}>
      <Sign geometry={PLATE} color={color} opacity={0.16} size={radius} order={1} />
      <Sign geometry={edge} color={SIGNS.ink} size={1} order={2} />
      <Sign geometry={line} color={color} size={1} order={3} />
    </group>
  );
}

const SIDES = 72;
/** Its outer edge is the goal's own. */
const ringOf = (radius: number, width: number): BufferGeometry =>
  new RingGeometry(Math.max(0.05, radius - width), radius, SIDES).rotateX(-Math.PI / 2);

type SignProps = {
  readonly geometry: BufferGeometry;
  readonly color: string;
  readonly size: number;
  readonly order: number;
  readonly opacity?: number;
};

function Sign({ geometry, color, size, order, opacity = 0.95 }: SignProps) {
  return (
    <mesh
      geometry={geometry}
      material={paint(color, opacity)}
      scale={[size, 1, size]}
      renderOrder={order}
    />
  );
}

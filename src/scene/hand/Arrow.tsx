import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group, Mesh } from 'three';
import { heading } from '../../physics/measure/trig';
import { add, distance, length, scale } from '../../physics/measure/vector';
import { tableUnder } from '../camera/ground';
import { BAND, HEAD, lay, layBand, paint } from '../signs/marks';
import { SIGNS } from '../signs/colours';
import { useAimForecast } from './aim/forecast';
import { aimShown, useHand } from './hand';
import { isHolding } from './machine';
import { shareOf } from './strength';

/** In front of the disc and its ring. */
const START = 2.3;
const HEAD_LONG = 2.6;
const LIFT = 0.82;
const PULL_LIFT = 0.78;

const faint = paint(SIGNS.amber, 0.3, true);
const ink = paint(SIGNS.ink, 0.9);
const amber = paint(SIGNS.amber);

/** Which way and how hard: an arrow ahead of the piece, and the pull behind it. */
export function Arrow() {
  const group = useRef<Group>(null);
  const shaft = useRef<Mesh>(null);
  const rim = useRef<Mesh>(null);
  const head = useRef<Mesh>(null);
  const headRim = useRef<Mesh>(null);
  const faintShaft = useRef<Mesh>(null);
  const faintHead = useRef<Mesh>(null);
  const pull = useRef<Mesh>(null);

  useFrame(({ camera, size }) => {
    const hand = useHand.getState();
    const aiming = aimShown(hand);
    if (!group.current) return;
    group.current.visible = aiming !== undefined;
    if (!aiming) return;
    const { direction, speed, offer } = aiming;
    const share = shareOf(speed, offer.speed);
    const ahead = heading(direction);
    const from = add(offer.at, scale(ahead, START));
    const [touch] = useAimForecast.getState().touches ?? [];
    // What is met must stay in sight, and the line that leads there.
    const room = (touch?.distance ?? Infinity) - START - HEAD_LONG - share - 1;
    const long = Math.max(0.5, Math.min(2 + 12 * share, room));
    const wide = 0.7 + 0.7 * share;
    const tip = add(from, scale(ahead, long));
    if (rim.current) layBand(rim.current, from, direction, long, wide + 0.4, LIFT);
    if (shaft.current) layBand(shaft.current, from, direction, long, wide, LIFT);
    if (faintShaft.current) layBand(faintShaft.current, from, direction, long, wide, LIFT);
    for (const [mesh, size] of [
      [headRim.current, HEAD_LONG + 0.7 + share],
      [head.current, HEAD_LONG + share],
      [faintHead.current, HEAD_LONG + share],
    ] as const) {
      if (!mesh) continue;
      lay(mesh, add(tip, scale(ahead, -0.5)), LIFT, size);
      mesh.rotation.y = (direction * Math.PI) / 180;
    }
    if (!pull.current) return;
    const { grasp } = hand;
    pull.current.visible = isHolding(grasp);
    if (!isHolding(grasp)) return;
    // As long as the pull is on the glass, as far as it counts.
    const { at, full } = grasp.grip;
    const end = add(at, scale(grasp.pull, Math.min(1, full / Math.max(1, length(grasp.pull)))));
    const under = tableUnder(camera, size, end.x, end.y) ?? offer.at;
    const back = hand.meant?.direction ?? direction;
    const behind = add(offer.at, scale(heading(back), -START));
    const far = Math.max(0, distance(offer.at, under) - START);
    layBand(pull.current, behind, back + 180, far, 0.5, PULL_LIFT);
  });

  return (
    <group ref={group} visible={false}>
      <mesh ref={pull} geometry={BAND} material={paint(SIGNS.ink, 0.45, true)} renderOrder={20} />
      {/* Through whoever stands on the disc, and through walls, it only shimmers. */}
      <mesh ref={faintShaft} geometry={BAND} material={faint} renderOrder={20} />
      <mesh ref={faintHead} geometry={HEAD} material={faint} renderOrder={20} />
      <mesh ref={rim} geometry={BAND} material={ink} renderOrder={21} />
      <mesh ref={headRim} geometry={HEAD} material={ink} renderOrder={21} />
      <mesh ref={shaft} geometry={BAND} material={amber} renderOrder={22} />
      <mesh ref={head} geometry={HEAD} material={amber} renderOrder={22} />
    </group>
  );
}

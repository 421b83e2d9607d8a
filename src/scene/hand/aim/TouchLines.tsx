import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import type { TableView } from '../../../match/table-view';
import { heading } from '../../../physics/measure/trig';
import { add, scale } from '../../../physics/measure/vector';
import { useHand } from '../hand';
import { placeOf } from '../targets';
import { SIGNS } from '../../signs/colours';
import { widthOf } from './flight';
import { BAND, CROSS, lay, layBand, paint, SIGHT, THIN_RING } from '../../signs/marks';
import { useAimForecast } from './forecast';
import { meaningOf } from './meaning';

const MOST = 8;
const LINES = Array.from({ length: MOST }, (_, index) => index);
const LIFT = 0.14;
const ARROW = 5;
const FRIEND = 2.8;

/** A line for what flies, to where it first touches something. Pellets have none: no line holds for them. */
export function TouchLines({ shown }: { readonly shown: TableView }) {
  const root = useRef<Group>(null);
  useFrame(() => {
    const { touches: all = [], judged } = useAimForecast.getState();
    const { aiming } = useHand.getState();
    const touches = aiming?.offer.launch === 'pellets' ? [] : all;
    root.current?.children.forEach((line, index) => {
      const touch = touches[index];
      line.visible = touch !== undefined && aiming !== undefined;
      if (!touch || !aiming) return;
      const { launch, at } = aiming.offer;
      const [dx, dy] = [touch.at.x - at.x, touch.at.y - at.y];
      const direction = (Math.atan2(dy, dx) * 180) / Math.PI;
      const radius = Math.min(1.5, widthOf(launch) / 2);
      const long = Math.hypot(dx, dy);
      // The arrow has the first stretch, and whoever stands on the disc is not crossed out.
      const from = add(at, scale(heading(direction), Math.min(long, ARROW)));
      const [rim, core, stop, cross, sight] = line.children;
      const meaning = meaningOf(launch, touch, shown);
      if (rim) layBand(rim, from, direction, long - ARROW, 0.5, LIFT);
      if (core) layBand(core, from, direction, long - ARROW, 0.22, LIFT + 0.02);
      if (stop) lay(stop, touch.at, LIFT + 0.02, radius);
      const isFigure = meaning === 'target' || meaning === 'friend';
      const place = isFigure && touch.other !== undefined ? placeOf(shown, touch.other) : undefined;
      if (cross) {
        cross.visible = meaning === 'stopped' || (meaning === 'friend' && !judged);
        lay(cross, place?.at ?? touch.at, LIFT + 0.04, place ? FRIEND : 1.1);
      }
      if (sight) {
        // Only "this is met", until it is known what would come of it.
        sight.visible = place !== undefined && !judged;
        if (place) lay(sight, place.at, LIFT + 0.04, 2.5);
      }
    });
  });
  return (
    <group ref={root}>
      {LINES.map((index) => (
        <group key={index} visible={false}>
          <mesh geometry={BAND} material={paint(SIGNS.ink, 0.6, true)} renderOrder={17} />
          <mesh geometry={BAND} material={paint(SIGNS.light, 0.95, true)} renderOrder={18} />
          <mesh geometry={THIN_RING} material={paint(SIGNS.ink, 0.9, true)} renderOrder={18} />
          <mesh geometry={CROSS} material={paint(SIGNS.bad, 1, true)} renderOrder={19} />
          <mesh geometry={SIGHT} material={paint(SIGNS.ink, 0.85, true)} renderOrder={18} />
        </group>
      ))}
    </group>
  );
}

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import type { RecordedRun } from '../../match/session';
import { newFrost } from '../beats/effects/frost';
import { newPuff } from '../beats/effects/puff';
import { fallsOf } from '../film/falls';
import { strikesOf } from '../film/strikes';
import { useReducedMotion } from '../use-reduced-motion';

/** Seconds of the show: snow hangs in the air in slow motion too. */
const PUFF = 0.55;
const FROST = 0.75;

type Props = {
  readonly show: RecordedRun;
  /** Seconds since the film began. */
  readonly clock: RefObject<number | undefined>;
};

/** Snow flies where something strikes, and frost splinters where a zombie comes to lie for good. */
export function Impacts({ show, clock }: Props) {
  const calm = useReducedMotion();
  const puffs = useMemo(
    () => strikesOf(show).map((strike) => ({ ...strike, ...newPuff() })),
    [show],
  );
  const frosts = useMemo(
    () =>
      fallsOf(show)
        .filter(({ kind, forGood }) => kind === 'zombie' && forGood)
        .map((fall) => ({ ...fall, ...newFrost() })),
    [show],
  );
  useEffect(() => () => [...puffs, ...frosts].forEach(({ dispose }) => dispose()), [puffs, frosts]);

  useFrame(({ camera }) => {
    const now = clock.current ?? -1;
    for (const { seconds, strength, draw } of puffs) draw((now - seconds) / PUFF, strength, camera);
    for (const { seconds, draw } of frosts) draw((now - seconds + 0.1) / FROST);
  });
  if (calm) return null;
  return (
    <>
      {puffs.map(({ object, x, y, lift }) => (
        <primitive key={object.uuid} object={object} position={[x, Math.max(0, lift - 1), -y]} />
      ))}
      {frosts.map(({ object, x, y }) => (
        <primitive key={object.uuid} object={object} position={[x, 0, -y]} />
      ))}
    </>
  );
}

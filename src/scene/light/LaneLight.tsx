import { useQuality } from '../use-quality';

/** A duel is fought under one warm lamp, whatever the hour. */
export function LaneLight({ x }: { x: number }) {
  const { lampLights } = useQuality();
  return (
    <>
      <hemisphereLight args={['#ffd9a6', '#5a3a26', lampLights ? 0.9 : 1.6]} />
      {lampLights && (
        <pointLight color="#ffb868" intensity={2600} decay={1.8} position={[x, 42, 6]} />
      )}
    </>
  );
}

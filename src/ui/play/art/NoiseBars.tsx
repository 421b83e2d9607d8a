import { NOISES, type Noise } from '../../../scenarios/catalogue/weapons';
import './NoiseBars.css';

/** Three bars that fill up: read by height, not by colour. */
export function NoiseBars({ noise }: { noise: Noise }) {
  const level = NOISES.indexOf(noise);
  return (
    <svg className="noise-bars" data-noise={noise} viewBox="0 0 22 20" aria-hidden="true">
      {NOISES.map((one, index) => (
        <rect
          key={one}
          x={index * 8}
          y={14 - index * 6}
          width="6"
          height={6 + index * 6}
          rx="1"
          data-on={index <= level}
        />
      ))}
    </svg>
  );
}

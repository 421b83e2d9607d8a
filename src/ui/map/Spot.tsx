import type { ReactNode } from 'react';

export const TOWN = { width: 120, height: 90 } as const;

type Props = {
  readonly x: number;
  readonly y: number;
  readonly facing?: number;
  readonly children: ReactNode;
};

/** A place on the map: the front of what stands there looks along x, its left is up. */
export function Spot({ x, y, facing = 0, children }: Props) {
  return <g transform={`translate(${x} ${TOWN.height - y}) rotate(${-facing})`}>{children}</g>;
}

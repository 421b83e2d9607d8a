// The one form of a table and a launch that stands in logs and enters the world.
import type { HandNumbers, Launch, Push } from './launch';
import { eachNumber, launchFor } from './measure/launches';
import { once } from './measure/once';
import { by, byId } from './measure/order';
import {
  quantise,
  quantiseAngle,
  quantiseLength,
  quantisePose,
  quantiseSpeed,
  quantiseVec2,
} from './measure/quantise';
import type { Layout, Spot, Table } from './table';

const canonicalSpot = ({ x, y, facing }: Spot): Spot => ({
  ...quantiseVec2({ x, y }),
  facing: quantiseAngle(facing),
});

const canonicalLayout = once(({ structures, dump, town }: Layout): Layout => ({
  structures: structures
    .map(({ id, kind, ...spot }) => ({ id, kind, ...canonicalSpot(spot) }))
    .toSorted(byId),
  ...(dump && { dump: canonicalSpot(dump) }),
  ...(town && { town }),
}));

const canonicalPose = once(quantisePose);

export function canonicalTable({ layout, pieces, roughness }: Table): Table {
  return {
    layout: canonicalLayout(layout),
    pieces: pieces
      .map(({ id, kind, pose }) => ({ id, kind, pose: canonicalPose(pose) }))
      .toSorted(byId),
    ...(roughness !== undefined && { roughness: quantise(roughness, 100) }),
  };
}

const GRIDS = { degrees: quantiseAngle, cm: quantiseLength } as const;

export function canonicalLaunch(launch: Launch): Launch {
  if (launch.kind === 'settle') return launch;
  if (launch.kind === 'rush') {
    return {
      ...launch,
      tower: canonicalSpot(launch.tower),
      zombies: launch.zombies.toSorted(by(({ slot }) => slot)),
    };
  }
  const given: Push & HandNumbers = launch;
  return launchFor(launch.kind, {
    ...launch,
    direction: quantiseAngle(launch.direction),
    speed: quantiseSpeed(launch.speed),
    ...('at' in launch && { at: quantiseVec2(launch.at) }),
    ...eachNumber(launch.kind, ({ unit, plain }, name) => GRIDS[unit](given[name] ?? plain)),
  });
}

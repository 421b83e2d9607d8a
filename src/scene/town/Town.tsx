import { useMemo } from 'react';
import type { TableView } from '../../match/table-view';
import { pieceMaterial } from '../art/print-material';
import { limitBody } from '../geometry/bodies/limit-body';
import { LaneLight } from '../light/LaneLight';
import { Sky } from '../light/Sky';
import { StillShadows } from '../light/StillShadows';
import { STILL } from '../still';
import { DuelRoom } from '../table/DuelRoom';
import { Fields } from '../table/Fields';
import { SnowMat } from '../table/SnowMat';
import { WoodenTable } from '../table/WoodenTable';
import { useQuality } from '../use-quality';
import { useReducedMotion } from '../use-reduced-motion';
import { FallingSnow } from '../weather/FallingSnow';
import { ClosedDoor } from './ClosedDoor';
import { DayMarker } from './DayMarker';
import { FlareLight } from './FlareLight';
import { GroundPatches } from './GroundPatches';
import { StructureMarkers } from './Markers';
import { Pieces } from './Pieces';
import { StructureMesh } from './StructureMesh';
import { Dump, Tower } from './Tower';
import { useDoorNews } from './use-door-news';
import { WindowLight } from './WindowLight';

/** The middle of a duel's lane: two rows 80 cm apart, the near one on x = 0. */
const LANE_MIDDLE = 40.6;

/** A running match's table with its light and weather; north is away from the players (z = -y). */
export function Town({ shown }: { shown: TableView }) {
  const { town } = shown.layout;
  const middle = middleOf(shown);
  const moving = !useReducedMotion();
  return (
    <>
      <Sky half={shown.half} middle={middle} indoors={!town} />
      {!town && <LaneLight x={middle[0]} />}
      <TownPieces shown={shown} wide />
      <StillShadows shown={shown} />
      {/* Falls only while something else moves: it never asks for a frame of its own. */}
      {town && (
        <group {...STILL} position={[middle[0], 0, middle[1]]}>
          <FallingSnow moving={moving} />
        </group>
      )}
    </>
  );
}

const middleOf = ({ layout: { town } }: TableView): readonly [x: number, z: number] =>
  town ? [town.width / 2, -town.height / 2] : [LANE_MIDDLE, 0];

/** Everything that lies or stands on the table, and the table itself; a wide one has no edge in sight. */
export function TownPieces({ shown, wide = false }: { shown: TableView; wide?: boolean }) {
  const { layout } = shown;
  const middle = middleOf(shown);
  return (
    <>
      <group {...STILL} position={[middle[0], 0, middle[1]]}>
        {shown.lane ? (
          <DuelRoom structure={shown.lane.structure} />
        ) : (
          <>
            <WoodenTable wide={wide} />
            <SnowMat layout={layout} />
            {wide && <Fields />}
          </>
        )}
      </group>
      {layout.town && <Buildings shown={shown} town={layout.town} />}
      <Pieces shown={shown} />
      <FlareLight shown={shown} />
      <GroundPatches shown={shown} />
    </>
  );
}

const NONE: NonNullable<TableView['closed']> = [];

function Buildings({
  shown,
  town,
}: {
  shown: TableView;
  town: NonNullable<TableView['layout']['town']>;
}) {
  const { layout, markers, indoors, closed = NONE } = shown;
  const fresh = useDoorNews(closed);
  const material = pieceMaterial(useQuality());
  const limits = useMemo(() => limitBody(town), [town]);
  return (
    <>
      <mesh {...STILL} geometry={limits} material={material} castShadow receiveShadow />
      {layout.structures.map((structure) => (
        <StructureMesh key={structure.id} structure={structure}>
          <StructureMarkers
            structure={structure}
            markers={markers.filter(
              ({ store }) => 'structure' in store && store.structure === structure.id,
            )}
            lying={indoors
              .filter((one) => one.structure === structure.id)
              .map(({ lying }) => lying)}
          />
          {closed.some((id) => id === structure.id) && (
            <ClosedDoor structure={structure.id} isNew={fresh.includes(structure.id)} />
          )}
          {structure.id === 'rv' && <DayMarker half={shown.half} round={shown.dayMarker} />}
        </StructureMesh>
      ))}
      <WindowLight structures={layout.structures} />
      {layout.dump && (
        <>
          <Dump dump={layout.dump} />
          <Tower dump={layout.dump} />
        </>
      )}
    </>
  );
}

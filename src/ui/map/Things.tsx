import { PIECES } from '../../physics/measure/catalogue';
import type { PieceKind } from '../../physics/table';
import { objectId, type ObjectId } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import { markersAt } from './markers-at';
import { Spot } from './Spot';

/** Everything that lies about and belongs to nobody. */
export function Things({ scenario }: { scenario: Scenario }) {
  const { vehicles, barrels, boxes, lamps, barricades = [] } = scenario;
  return (
    <>
      {lamps.map((at, index) => (
        <Spot key={index} {...at}>
          <circle className="map-light" r="7" />
          <circle className="map-lamp" r="1.5" />
        </Spot>
      ))}
      {barrels.map((at, index) => (
        <Spot key={index} {...at}>
          <circle className="map-barrel" r="1.7" />
          <circle className="map-barrel-lid" r="0.8" />
          <Marker scenario={scenario} at={objectId('barrel', index)} />
        </Spot>
      ))}
      {boxes.map((at, index) => (
        <Spot key={index} {...at}>
          <path className="map-box" d="M-1.5-1.5h3v3h-3zM-1.5-1.5l3 3M-1.5 1.5l3-3" />
          <Marker scenario={scenario} at={objectId('box', index)} />
        </Spot>
      ))}
      {barricades.map((spot, index) => (
        <Spot key={index} {...spot}>
          <path
            className="map-barricade"
            d="M-0.6-2.4v4.800M0.700-2.4v4.800M-1.2-1.5 1.200 1.500"
          />
        </Spot>
      ))}
      {Object.entries(vehicles).map(([kind, [x, y, facing]]) => (
        <Spot key={kind} x={x} y={y} facing={facing}>
          <Vehicle kind={kind as PieceKind} />
          <Marker scenario={scenario} at={kind} />
        </Spot>
      ))}
    </>
  );
}

/** What lies on an object or under it when the game begins. */
function Marker({ scenario, at }: { scenario: Scenario; at: ObjectId }) {
  return markersAt(scenario, at) > 0 && <circle className="map-marker" r="1.3" />;
}

function Vehicle({ kind }: { kind: PieceKind }) {
  const part = PIECES[kind].parts[0];
  if (part?.shape !== 'box') return null;
  const [length, , width] = part.half;
  return (
    <>
      <rect
        className={`map-vehicle map-${kind}`}
        x={-length}
        y={-width}
        width={2 * length}
        height={2 * width}
        rx="0.9"
      />
      <rect
        className="map-glass"
        x={length - 3.4}
        y={-width + 0.5}
        width="1.6"
        height={2 * width - 1}
      />
    </>
  );
}

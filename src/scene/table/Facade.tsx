import { BoxGeometry, type BufferGeometry } from 'three';
import { FACADE, facadeOutline, type FacadeDesign } from '../art/facades/design';
import { FACADES, type FacadeName } from '../art/facades/designs';
import { facadeLightTexture, facadeTexture } from '../art/facades/paintFacade';
import { cardGeometry } from '../geometry/card';
import { snowCap, type Ledge } from '../geometry/snowCap';
import { palette } from '../palette';
import { useSurface } from '../surface';
import { useQuality } from '../useQuality';
import { ContactShadow, WindowSpill } from './GroundGlow';
import { radians, type Place } from './town';

const { support: SUPPORT, clearance: CLEARANCE, height: HEIGHT, depth: DEPTH } = FACADE;
const support = new BoxGeometry(SUPPORT, CLEARANCE, SUPPORT);

type Parts = { readonly panel: BufferGeometry; readonly snow: BufferGeometry };
const cutOut = new Map<string, Parts>();

/** A card façade on two supports; the gap between them, under the card, is the door. */
export function Facade({ name, x, z, turn = 0 }: Place & { name: FacadeName }) {
  const design: FacadeDesign = FACADES[name];
  const { detail } = useQuality();
  const print = useSurface({
    map: facadeTexture(design, detail),
    emissive: '#ffc07a',
    emissiveMap: facadeLightTexture(design, detail),
    emissiveIntensity: 0.95,
  });
  const edge = useSurface({ color: palette.cardEdge });
  const snow = useSurface({ color: '#f2f6f9' });
  const parts = partsOf(design);
  const side = design.width / 2 - SUPPORT / 2;
  return (
    <group position={[x, 0, z]} rotation-y={radians(turn)}>
      <mesh
        geometry={parts.panel}
        material={[print, edge]}
        position-y={CLEARANCE}
        castShadow
        receiveShadow
      />
      <mesh
        geometry={parts.snow}
        material={snow}
        position={[-design.width / 2, CLEARANCE, 0]}
        castShadow
      />
      {[-side, side].map((at) => (
        <group key={at} position-x={at}>
          <mesh
            geometry={support}
            material={edge}
            position-y={CLEARANCE / 2}
            castShadow
            receiveShadow
          />
          <ContactShadow width={SUPPORT * 2} depth={SUPPORT * 2} />
        </group>
      ))}
      <ContactShadow width={design.width * 1.25} depth={7} />
      <WindowSpill width={design.width * 1.35} depth={17} z={0.6} />
    </group>
  );
}

function partsOf(design: FacadeDesign): Parts {
  const known = cutOut.get(design.id);
  if (known) return known;
  const size = { width: design.width, height: HEIGHT, depth: DEPTH };
  const parts = {
    panel: cardGeometry(facadeOutline(design), size),
    snow: snowCap(ledgesOf(design), DEPTH + 0.6, design.id.charCodeAt(0)),
  };
  cutOut.set(design.id, parts);
  return parts;
}

/** Snow lies on every stretch of roof that is not upright. */
function ledgesOf({ roof }: FacadeDesign): Ledge[] {
  return roof.flatMap(([x, y], i) => {
    const next = roof[i + 1];
    return next && next[0] > x ? [[x, next[0], HEIGHT - y, HEIGHT - next[1]] as const] : [];
  });
}

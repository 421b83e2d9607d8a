import { BoxGeometry } from 'three';
import { TOWER, cardboardTexture, towerTexture } from '../art/tower';
import { cardGeometry } from '../geometry/card';
import type { Outline } from '../geometry/outline';
import { snowCap } from '../geometry/snowCap';
import { palette } from '../palette';
import { useSurface } from '../surface';
import { useQuality } from '../useQuality';
import { ContactShadow } from './GroundGlow';
import { radians, type Place } from './town';

const { width: W, depth: D, height: H, mouth: MOUTH, wall: WALL } = TOWER;
const TRAY = { width: 16, depth: 14, height: 1.2 } as const;

/** The front card, with the mouth cut out of its lower edge. */
const faceOutline: Outline = (pen) => {
  pen.moveTo(0, 0);
  pen.lineTo(W, 0);
  pen.lineTo(W, H);
  pen.lineTo(W - 1.2, H);
  pen.lineTo(W - 1.2, H - MOUTH + 1.6);
  pen.quadraticCurveTo(W - 1.2, H - MOUTH, W / 2, H - MOUTH);
  pen.quadraticCurveTo(1.2, H - MOUTH, 1.2, H - MOUTH + 1.6);
  pen.lineTo(1.2, H);
  pen.lineTo(0, H);
};

const face = cardGeometry(faceOutline, { width: W, height: H, depth: WALL, bevel: 0.05 });
const side = new BoxGeometry(WALL, H, D);
const back = new BoxGeometry(W, H, WALL);
const lid = new BoxGeometry(W - 1, 0.3, D - 1);
const ramp = new BoxGeometry(W - 1.6, 0.3, 8);
const dark = new BoxGeometry(W - 1.2, MOUTH, 0.1);
const strut = new BoxGeometry(W + 4, 0.5, 0.9);
const tray = new BoxGeometry(TRAY.width, TRAY.height, TRAY.depth);
const snow = snowCap([[0, W, H]], WALL + 0.9, 5);
const sideSnow = snowCap([[0, D, H]], WALL + 0.9, 6);

/** The zombie tower on its dump. The red strut through its sides holds the trapdoor shut. */
export function Tower({ x, z, turn = 0 }: Place) {
  const { detail } = useQuality();
  const print = useSurface({ map: towerTexture(detail) });
  const board = useSurface({ map: cardboardTexture(detail) });
  const edge = useSurface({ color: palette.cardEdge });
  const red = useSurface({ color: palette.danger });
  const black = useSurface({ color: '#0b0d12' });
  const white = useSurface({ color: '#f2f6f9' });
  return (
    <group position={[x, 0, z]} rotation-y={radians(turn)}>
      <mesh geometry={tray} material={edge} position-y={TRAY.height / 2} castShadow receiveShadow />
      <ContactShadow width={TRAY.width * 1.5} depth={TRAY.depth * 1.5} />
      <group position-y={TRAY.height}>
        <mesh
          geometry={face}
          material={[print, edge]}
          position-z={D / 2}
          castShadow
          receiveShadow
        />
        <mesh geometry={back} material={board} position={[0, H / 2, -D / 2]} castShadow />
        {[-1, 1].map((at) => (
          <group key={at} position-x={at * (W / 2 - WALL / 2)}>
            <mesh geometry={side} material={board} position-y={H / 2} castShadow receiveShadow />
            <mesh
              geometry={sideSnow}
              material={white}
              position-z={D / 2}
              rotation-y={Math.PI / 2}
            />
          </group>
        ))}
        <mesh geometry={lid} material={black} position-y={H - 1.4} />
        <mesh geometry={dark} material={black} position={[0, MOUTH / 2, D / 2 - 2.6]} />
        <mesh
          geometry={ramp}
          material={edge}
          position={[0, 0.9, D / 2 + 0.8]}
          rotation-x={0.3}
          castShadow
          receiveShadow
        />
        <mesh geometry={strut} material={red} position={[0, 15, 1]} castShadow />
        <mesh geometry={snow} material={white} position={[-W / 2, 0, D / 2]} castShadow />
      </group>
    </group>
  );
}

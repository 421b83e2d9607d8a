// Thirteen little pictures on cardboard tokens, drawn in a field of 150 by 150.
import type { MarkerType } from '../../../scenarios/catalogue/markers';
import { eachWeapon, type WeaponId } from '../../../scenarios/catalogue/weapons';
import { WEAPON_LOOKS } from '../../launch-looks';
import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath, type Brush, type Paint } from '../paint';
import { skull } from './things';

export const TOKEN = 150;

type Face = { readonly ground: string; readonly draw: Paint };

const stroke = (color: string, width: number, path: string): Paint => (brush) => strokePath(brush, color, width, path); // prettier-ignore

/** The look of a weapon as it lies on its marker. */
const weaponFace = (weapon: WeaponId): Face => ({
  ground: WEAPON_LOOKS[weapon].ground,
  draw: (brush) => {
    for (const { color, width, path } of WEAPON_LOOKS[weapon].face)
      if (width === undefined) fillPath(brush, color, path);
      else strokePath(brush, color, width, path);
  },
});

const FACES: Readonly<Record<MarkerType, Face>> = {
  x: { ground: '#c7bba4', draw: stroke('#7d3128', 20, 'M44 44 L106 106 M106 44 L44 106') },
  survivor: {
    ground: '#e9c46a',
    draw: (brush) => {
      fillEllipse(brush, palette.ink, 75, 52, 22);
      fillPath(brush, palette.ink, 'M34 118 Q36 78 75 78 Q114 78 116 118Z');
    },
  },
  food: {
    ground: '#9fc37a',
    draw: (brush) => {
      fillPath(brush, '#b3372f', 'M75 56 Q100 40 114 62 Q120 104 88 118 Q75 112 62 118 Q30 104 36 62 Q50 40 75 56Z'); // prettier-ignore
      strokePath(brush, '#4a2f1a', 8, 'M75 56 Q74 40 84 30');
      fillPath(brush, '#3f7a36', 'M80 42 Q98 24 112 34 Q102 50 80 42Z');
      strokePath(brush, '#f2b3a8', 7, 'M48 68 Q46 82 50 92');
    },
  },
  fuel: {
    ground: '#e79a4e',
    draw: (brush) => {
      fillPath(brush, '#b3372f', 'M40 52 H96 L110 66 V120 H40Z');
      strokePath(
        brush,
        palette.ink,
        7,
        'M40 52 H96 L110 66 V120 H40Z M56 70 L94 108 M94 70 L56 108',
      );
      strokePath(brush, palette.ink, 9, 'M50 50 V36 H80 V50 M98 52 L112 38');
    },
  },
  medicine: {
    ground: '#f3f0e6',
    draw: (brush) =>
      fillPath(brush, '#c8352c', 'M58 32 H92 V58 H118 V92 H92 V118 H58 V92 H32 V58 H58Z'),
  },
  ...eachWeapon(weaponFace),
  crossroads: {
    ground: '#b7a1cf',
    draw: (brush) => {
      strokePath(brush, '#3a2a4c', 12, 'M75 34 V122');
      fillPath(brush, '#fff6e0', 'M40 42 H96 L112 56 L96 70 H40Z M110 76 H56 L40 90 L56 104 H110Z');
      strokePath(brush, '#3a2a4c', 6, 'M40 42 H96 L112 56 L96 70 H40Z M110 76 H56 L40 90 L56 104 H110Z'); // prettier-ignore
    },
  },
  key: {
    ground: '#f0d36a',
    draw: (brush) => {
      strokePath(brush, '#6b4a10', 14, 'M56 74 a20 20 0 1 1 -0.1 0');
      strokePath(brush, '#6b4a10', 13, 'M70 68 L112 112 M92 90 l14 -12 M106 104 l12 -10');
    },
  },
  zombie: {
    ground: '#8fa98a',
    draw: (brush) => skull(brush, 75, 70, 48, '#20301f', '#e7f3c4'),
  },
};

export const markerFace = (type: MarkerType): Paint => {
  const { ground, draw } = FACES[type];
  return (brush) => {
    field(brush, ground);
    draw(brush);
  };
};

/** All alike from behind: a snowflake on blue card. */
export const markerBack: Paint = (brush) => {
  field(brush, '#35527a');
  for (let arm = 0; arm < 6; arm += 1) {
    brush.save();
    brush.translate(75, 75);
    brush.rotate((arm * Math.PI) / 3);
    strokePath(brush, '#dfe9f4', 7, 'M0 0 V-46 M0 -28 l13 -12 M0 -28 l-13 -12');
    brush.restore();
  }
};

function field(brush: Brush, ground: string): void {
  brush.fillStyle = ground;
  brush.fillRect(0, 0, TOKEN, TOKEN);
  brush.strokeStyle = 'rgba(255, 250, 235, 0.75)';
  brush.lineWidth = 8;
  brush.strokeRect(9, 9, TOKEN - 18, TOKEN - 18);
}

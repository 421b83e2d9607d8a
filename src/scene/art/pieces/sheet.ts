// Everything that is picked up, flicked or pushed, on one printed sheet.
import { MARKER_TYPES } from '../../../scenarios/catalogue/markers';
import { SURVIVOR_IDS, SURVIVORS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { BACKPACK, backpackPaint } from '../figures/backpack';
import { backOf, frontOf } from '../figures/card';
import { FIGURE } from '../figures/cut';
import type { FigureDesign } from '../figures/design';
import { FOOT, namePlate, PLATE, TAG, teamFoot, zombieFoot, zombieTag } from '../figures/feet';
import { survivors } from '../figures/survivors';
import { ZOMBIE_DESIGNS } from '../../../scenarios/catalogue/zombies';
import { zombies } from '../figures/zombies';
import { printSheet, type Print } from '../sheet';
import { TEAM_SORTS } from '../teams';
import { cardboardPaint, towerPaint } from '../tower';
import { markerBack, markerFace, TOKEN } from './markers';
import { acidPaint, barricadePaint, bulletPaint, cratePaint, discPaint, drumPaint, flarePaint, lidPaint, wood } from './things'; // prettier-ignore
import { VEHICLES } from './vehicles';

const FIGURE_PIXELS = 0.88;
const PLATE_PIXELS = 0.7;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

const print = (
  id: string,
  [width, height]: readonly [number, number],
  pixels: number,
  paint: Print['paint'],
): Print => ({ id, width, height, pixels, paint });

/** The first one: what fits on a foot, and is said. */
const nameOf = (id: SurvivorId): string => SURVIVORS[id].name.split(' ')[0] ?? id;

const bothSides = (id: string, design: FigureDesign): Print[] => [
  print(`${id} front`, [FIGURE.width, FIGURE.height], FIGURE_PIXELS, frontOf(design)),
  print(`${id} back`, [FIGURE.width, FIGURE.height], FIGURE_PIXELS, backOf(design)),
];

export const pieceSheet = printSheet('pieces', 2048, [
  ...SURVIVOR_IDS.flatMap((id) => bothSides(id, survivors[id])),
  ...ZOMBIE_DESIGNS.flatMap((name) => bothSides(name, zombies[name])),
  ...(['day', 'night'] as const).map((half) =>
    print(`backpack ${half}`, [BACKPACK.width, BACKPACK.height], 1, backpackPaint[half]),
  ),
  ...TEAM_SORTS.map((team) =>
    print(`foot ${team}`, [FOOT.width, FOOT.height], FIGURE_PIXELS, teamFoot(team)),
  ),
  ...SURVIVOR_IDS.map((id) =>
    print(`name ${id}`, [PLATE.width, PLATE.height], PLATE_PIXELS, namePlate(nameOf(id))),
  ),
  ...NUMBERS.flatMap((number) => [
    print(`foot ${number}`, [FOOT.width, FOOT.height], FIGURE_PIXELS, zombieFoot(number)),
    print(`tag ${number}`, [TAG, TAG], FIGURE_PIXELS, zombieTag(number)),
  ]),
  ...Object.entries(VEHICLES).map(([id, { length, height, paint }]) =>
    print(id, [length, height], 42, paint),
  ),
  ...MARKER_TYPES.map((type) => print(`marker ${type}`, [TOKEN, TOKEN], 0.66, markerFace(type))),
  print('marker back', [TOKEN, TOKEN], 0.66, markerBack),
  print('crate', [2, 2], 60, cratePaint),
  print('drum', [9.4, 4], 32, drumPaint),
  print('lid', [3, 3], 36, lidPaint),
  print('barricade', [4.8, 3], 40, barricadePaint),
  print('acid', [6, 6], 28, acidPaint),
  print('flare large', [2, 2], 50, flarePaint(true)),
  print('flare small', [2, 2], 50, flarePaint(false)),
  print('disc', [2.5, 2.5], 50, discPaint),
  print('bullet', [1.4, 1.4], 50, bulletPaint),
  print('bat wood', [6, 2], 24, (brush) => wood(brush, 6, 2, '#c98f4c', 3)),
  print('tower', [9, 19], 38, towerPaint),
  print('cardboard', [10, 20], 14, cardboardPaint),
  print('white', [4, 4], 4, (brush) => {
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, 4, 4);
  }),
]);

export const WHITE = pieceSheet.region('white');

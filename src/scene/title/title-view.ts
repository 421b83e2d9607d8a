// A town in mid-game, arranged to be looked at; laid out around the middle of the table, x east, y north.
import { ZOMBIES } from '../../scenarios/catalogue/zombies';
import type { TableView } from '../../match/table-view';
import { lyingPose, standingPose } from '../../physics/measure/pose';
import type { Piece, PieceKind, Structure } from '../../physics/table';
import type { StructureId } from '../../scenarios/ids';

const building = (id: StructureId, x: number, y: number, facing: number): Structure => ({
  id,
  kind: id === 'rv' ? 'rv' : 'building',
  x,
  y,
  facing,
});

const standing = (id: string, kind: PieceKind, x: number, y: number, facing: number): Piece => ({
  id,
  kind,
  pose: standingPose(kind, { x, y, facing }),
});

const survivor = {
  team: 'together',
  backpack: 'day',
  life: 2,
  available: true,
  active: false,
} as const;

export const TITLE_SHOWN: TableView = {
  layout: {
    town: { width: 120, height: 90 },
    structures: [
      building('policeStation', 17, 62, 302),
      building('groceryStore', 38, 75, 276),
      building('hospital', 60, 78, 270),
      building('school', 82, 75, 263),
      building('gasStation', 107, 40, 210),
    ],
    dump: { x: 97, y: 62, facing: 240 },
  },
  pieces: [
    standing('anita', 'survivor', 62, 21, 280),
    standing('john', 'survivor', 55, 16, 286),
    standing('lily', 'survivor', 67.5, 15, 272),
    standing('gabriel', 'survivor', 49, 23, 290),
    standing('zombie-1', 'zombie', 69, 42, 246),
    standing('zombie-13', 'zombie', 75, 36, 236),
    standing('zombie-7', 'zombie', 80, 43, 240),
    standing('zombie-2', 'zombie', 86, 38, 230),
    { id: 'zombie-8', kind: 'zombie', pose: lyingPose('zombie', { x: 63, y: 35, facing: 250 }) },
    standing('zombie-14', 'zombie', 57, 57, 280),
    standing('zombie-9', 'zombie', 29, 52, 300),
    standing('lamp-1', 'lamp', 43, 55, 0),
    standing('lamp-2', 'lamp', 77, 53, 0),
    standing('lamp-3', 'lamp', 20, 31, 0),
    standing('barrel-1', 'barrel', 34, 37, 0),
    standing('barrel-2', 'barrel', 38, 39.5, 60),
    standing('box-1', 'box', 91, 27, 20),
    standing('car', 'car', 40, 30, 205),
    standing('iceCreamTruck', 'iceCreamTruck', 30, 62, 330),
  ],
  indoors: [],
  dump: ['zombie-3', 'zombie-10', 'zombie-16', 'zombie-4', 'zombie-15'],
  inTower: [],
  markers: [],
  survivors: { anita: survivor, john: survivor, lily: survivor, gabriel: survivor },
  zombies: ZOMBIES,
  half: 'night',
  dayMarker: 4,
};

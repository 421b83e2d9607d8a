// The small signs of the page, drawn on a grid of 24.
import { eachWeapon } from '../../scenarios/catalogue/weapons';
import { WEAPON_LOOKS } from '../../scene/launch-looks';

export const PATHS = {
  sun: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M19.8 4.2l-2.1 2.1M6.3 17.7l-2.1 2.1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  skull:
    'M12 3a8 8 0 0 0-8 8c0 3 1.5 5 4 6v3h8v-3c2.5-1 4-3 4-6a8 8 0 0 0-8-8ZM9 11h.01M15 11h.01M12 14v1',
  sound: 'M4 9v6h4l6 5V4L8 9ZM17 9a4 4 0 0 1 0 6M19.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9v6h4l6 5V4L8 9ZM17 9.5l5 5M22 9.5l-5 5',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  leave: 'M14 4h5v16h-5M10 8l-5 4 5 4M5 12h10',
  log: 'M5 4h14v16H5ZM8 8h8M8 12h8M8 16h5',
  team: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M17 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M2 20c0-4 3-6 6-6s6 2 6 6M15 15c4-1 7 1 7 5',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  pin: 'M9 3h6l-1 7 4 4H6l4-4ZM12 14v7',
  text: 'M4 6h16M4 10h16M4 14h10M4 18h13',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4ZM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
  above: 'M3 5h18v14H3ZM3 12h18M12 5v14',
  behind: 'M12 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6M6 20c0-5 2.5-8 6-8s6 3 6 8',
  follow: 'M3 17c4 0 5-10 9-10h6M14 3l4 4-4 4M19 17h.01',
  aim: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 1v6M12 17v6M1 12h6M17 12h6',
  rings: 'M9 7a5 5 0 1 0 0 10A5 5 0 0 0 9 7M15 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10',
  path: 'M4 20c2-9 6-3 8-8s3-7 8-8M4 20h.01M20 4h.01',
  back: 'M10 5l-6 7 6 7M4 12h16',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4',
  skip: 'M4 5l8 7-8 7ZM12 5l8 7-8 7Z',
  play: 'M6 4l14 8-14 8Z',
  pause: 'M7 4v16M17 4v16',
  flag: 'M6 22V3h12l-3 4 3 4H6',
  tower: 'M7 22V6h10v16M7 6l2-4h6l2 4M10 22v-5h4v5M10 10h4',
  face: 'M20 11a8 8 0 1 0-2.5 6M20 5v6h-6',
  move: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12M12 1v4M12 19v4M1 12h4M19 12h4',
  ...eachWeapon((id) => WEAPON_LOOKS[id].sign),
  flare: 'M12 14v8M12 10V7M12 3V1M8.500 8 6.500 6M15.500 8l2-2M8 12H5M16 12h3M9.500 15h5',
  pointBlank: 'M4 12h9M9 8l4 4-4 4M18 4v16',
  takeDrop: 'M8 4v12M4 12l4 4 4-4M16 20V8M12 12l4-4 4 4',
  heal: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
  end: 'M5 12l5 5 9-10',
  marker: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8v5M12 16h.01',
  food: 'M6 3v8a3 3 0 0 0 6 0V3M9 3v18M17 3c-2 2-3 5-3 8h3v10',
  fuel: 'M5 8h10v13H5ZM7 8V4h5l3 4M15 12h4v7',
  medicine: 'M4 7h16v13H4ZM9 7V4h6v3M12 10v7M8.5 13.5h7',
  key: 'M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 12h9v4M17 12v3',
  x: 'M5 5l14 14M19 5L5 19',
  flick: 'M4 20L20 4M12 4h8v8M4 12v8h8',
  rule: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7h.01',
  crossroads: 'M12 22V3M12 5h7l2 2.5-2 2.5h-7M12 12H5l-2 2.5L5 17h7',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  mask: 'M4 5c5 2 11 2 16 0v7c0 5-4 8.500-8 8.500S4 17 4 12ZM8 10.500h2.500M13.500 10.500H16M9 15.500c2 1 4 1 6 0',
  pretzel: 'M12 20C4 14 3 8 7 6s7 6 5 14c-2-8 1-16 5-14s3 8-5 14Z',
  steadyHand:
    'M8 13V6a1.5 1.5 0 0 1 3 0v5M11 10V4a1.5 1.5 0 0 1 3 0v7M14 7a1.5 1.5 0 0 1 3 0v6c0 4-2 6-5.500 6S6 17 4.500 13c-.5-1.500 1.500-2.500 2.500-1l1 2M3 22h18',
  thumb: 'M7 11v9H3v-9ZM7 12l4-9c2 0 3 1 3 3l-1 4h6a2 2 0 0 1 2 2.4l-1.4 6A2 2 0 0 1 17.6 20H7',
} as const;

export type IconName = keyof typeof PATHS;

export const isIcon = (name: string): name is IconName => name in PATHS;

/** Markers whose picture has another name. */
const PICTURES: Readonly<Record<string, IconName>> = { survivor: 'behind', zombie: 'skull' };

/** A marker's own picture, where its face may be seen. */
export const markerIcon = (type: string | undefined): IconName =>
  type === undefined ? 'marker' : isIcon(type) ? type : (PICTURES[type] ?? 'marker');

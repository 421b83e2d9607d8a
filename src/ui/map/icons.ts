import type { StructureId } from '../../scenarios/ids';

/** One sign per structure, in a square of 24: read on a phone where a word would not fit. */
export const STRUCTURE_SIGNS: Readonly<Record<StructureId, string>> = {
  rv: 'M2 6h14l6 6v6h-2.2a3 3 0 0 1-5.6 0H9.8a3 3 0 0 1-5.6 0H2z',
  policeStation: 'M12 1l3.1 7.2 7.9.7-6 5.2 1.8 7.7L12 17.8l-6.8 4 1.8-7.7-6-5.2 7.9-.7z',
  library: 'M11 5C8 3 5 3 1 4v15c4-1 7-1 10 1zM13 5c3-2 6-2 10-1v15c-4-1-7-1-10 1z',
  groceryStore: 'M6 9 10 2l2 1-3 6h6l-3-6 2-1 4 7h5l-3 12H4L1 9z',
  hospital: 'M8.5 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z',
  school: 'M12 3 23 9 12 15 1 9zM5 12.500l7 4 7-4V18c-4 4-10 4-14 0z',
  gasStation: 'M12 1c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14z',
};

export const STRUCTURE_COLOURS: Readonly<Record<StructureId, string>> = {
  rv: '#c9522f',
  policeStation: '#3d5c8c',
  library: '#6b4a86',
  groceryStore: '#3f7a4d',
  hospital: '#a8322b',
  school: '#8a5a1c',
  gasStation: '#2f6f78',
};

// S8: doors that close, people who wait behind them, and rounds beyond the skull.
import type { Staging } from './staging';

export const RECRUITS: readonly Staging[] = [
  {
    name: 'recruitFoundHere',
    scenarios: ['s8'],
    position: ({ people: [one, other], buildings: [here, there] }) => ({
      survivors: [
        { id: one, where: { inside: here } },
        { id: other, where: { inside: there } },
      ],
      toAct: [one, other],
      markers: [
        { type: 'survivor', store: { structure: here } },
        { type: 'survivor', store: { structure: there } },
      ],
    }),
  },
  {
    name: 'recruitsWait',
    scenarios: ['s8'],
    position: ({ people: [one, other], rivals: [foe], buildings: [here, there], before }) => ({
      survivors: [
        { id: one, where: { inside: here } },
        { id: other, where: { inside: there } },
        { id: foe, where: { at: before(here, 4, 10) } },
        { id: 'lily', waitsIn: here },
        { id: 'john', waitsIn: here },
        { id: 'olivia', waitsIn: there },
      ],
      toAct: [one, other, foe],
    }),
  },
  {
    name: 'aloneWithTheDead',
    scenarios: ['s8'],
    position: ({ people: [one], rivals: [foe], buildings: [here, there], dead, before }) => ({
      survivors: [
        { id: one, life: 1, where: { inside: here } },
        { id: foe, life: 1, where: { at: before(there, 4, 8) } },
        { id: 'lily', waitsIn: here },
      ],
      toAct: [one, foe],
      zombies: [{ inside: here }, { inside: here }, { inside: there }, ...dead],
    }),
  },
  {
    name: 'nothingInReserve',
    scenarios: ['s8'],
    position: ({ people: [one], rivals: [foe], buildings: [here, there] }) => ({
      survivors: [
        { id: one, where: { inside: here } },
        { id: foe, where: { inside: there } },
      ],
      toAct: [one, foe],
      reserve: 0,
    }),
  },
  {
    name: 'equalAtTheSkull',
    scenarios: ['s8'],
    position: ({ people: [one] }) => ({ toAct: [one], dayMarker: 1, dump: 14 }),
  },
];

// What survivors can do that others cannot (37): each one step before its power is of use.
import type { Staging } from './staging';

const open = (...types: readonly ('food' | 'fuel' | 'medicine' | 'rifle')[]) =>
  types.map((type) => ({ type, faceUp: true }));

export const POWERFUL: readonly Staging[] = [
  {
    // Lying zombies beside those who finish off or act again, a standing one beside who slips away.
    name: 'powersInTheStreet',
    scenarios: ['s7'],
    position: ({ street, near, dead }) => {
      const [here, there, away] = [street(), street(), street()];
      return {
        survivors: [
          { id: 'kevin', where: { at: here } },
          { id: 'john', where: { at: there } },
          { id: 'mike', where: { at: away } },
          { id: 'rosa', where: { at: near(away, 6, 12) } },
          { id: 'thomas', where: { at: near(there, 8, 14) } },
        ],
        toAct: ['kevin', 'john', 'mike', 'rosa', 'thomas', 'lily'],
        zombies: [
          { at: near(here, 3, 4), lying: true },
          { at: near(here, 3, 4), lying: true },
          { at: near(there, 3, 4), lying: true },
          { at: near(away, 3, 4) },
          ...dead.slice(0, 2),
        ],
      };
    },
  },
  {
    name: 'powersOverMarkers',
    scenarios: ['s7'],
    position: ({ buildings: [here, there], between }) => ({
      survivors: [
        { id: 'gabriel', where: { inside: here }, carries: open('rifle') },
        {
          id: 'loretta',
          where: { inside: there },
          carries: between(0, 1) < 0.5 ? open('food', 'rifle') : open('food', 'food', 'fuel'),
        },
      ],
      toAct: ['gabriel', 'loretta'],
      markers: [
        { type: 'crossroads', store: { structure: here } },
        { type: 'food', store: { structure: here } },
        { type: 'food', store: { structure: there } },
        { type: 'fuel', store: { structure: there } },
        { type: 'food', store: { structure: there } },
      ],
    }),
  },
  {
    name: 'doctorAtHand',
    scenarios: ['s7'],
    position: ({ street, near, buildings: [here], between }) => {
      const at = street();
      const isInside = between(0, 1) < 0.5;
      return {
        survivors: [
          {
            id: 'olivia',
            where: isInside ? { inside: here } : { at },
            carries: open('medicine', 'medicine'),
            life: 2,
          },
          {
            id: 'lily',
            where: isInside ? { inside: here, lying: true } : { at: near(at, 3, 4), lying: true },
            carries: open('medicine'),
            life: 1,
          },
          { id: 'rosa', life: 1, where: { at: near(at, 4, 5) } },
        ],
        toAct: ['olivia', 'rosa'],
      };
    },
  },
  {
    // One marker short of a full camp, carried just before its door in the last round but one.
    name: 'campNearlyFull',
    scenarios: ['s7'],
    position: ({ before, between }) => ({
      survivors: [
        { id: 'kevin', where: { at: before('rv', 4, 8) }, carries: open('fuel') },
        { id: 'rosa', where: { at: before('gasStation', 4, 8) }, carries: open('food') },
      ],
      toAct: ['kevin', 'rosa'],
      dayMarker: between(0, 1) < 0.5 ? 1 : 2,
      markers: [
        { type: 'fuel', store: { structure: 'rv' } },
        { type: 'fuel', store: { structure: 'rv' } },
        { type: 'food', store: { structure: 'gasStation' } },
        { type: 'food', store: { structure: 'gasStation' } },
        { type: 'food', store: { structure: 'gasStation' } },
      ],
    }),
  },
];

// What only some scenarios have: someone to lead, a barricade, hunger, crossroads, rivals with secrets.
import type { Staging } from './staging';

const hidden = (...types: readonly ('key' | 'fuel' | 'x')[]) =>
  types.map((type) => ({ type, faceUp: false }));

export const SPECIAL: readonly Staging[] = [
  {
    name: 'atTheRv',
    scenarios: ['s1'],
    position: ({ people: [one, other], before, street, between }) => ({
      survivors: [
        { id: one, where: { at: before('rv', 4, 12) } },
        { id: other, where: { at: before('rv', 8, 20) } },
      ],
      zombies: Array.from({ length: Math.floor(between(3, 6)) }, () => ({ at: street() })),
    }),
  },
  {
    name: 'ledThroughTown',
    scenarios: ['s3'],
    position: ({ people: [leader, other], dead, street, near, before, between }) => {
      const at = between(0, 1) < 0.5 ? street() : before('hospital', 5, 15);
      return {
        survivors: [
          { id: leader, where: { at }, life: 1 },
          { id: other, where: { at: near(at, 5, 9) } },
          { id: 'anita', ledBy: leader },
        ],
        toAct: [leader, other],
        zombies: [{ at: near(at, 7, 12) }, { at: near(at, 7, 12) }, ...dead],
      };
    },
  },
  {
    name: 'survivorFoundHere',
    scenarios: ['s3', 's5'],
    position: ({ people: [one, other], buildings: [here, there] }) => ({
      survivors: [
        { id: one, where: { inside: here } },
        { id: other, where: { inside: there } },
      ],
      toAct: [one],
      markers: [{ type: 'survivor', store: { structure: here } }],
    }),
  },
  {
    name: 'barricadeHalfDown',
    scenarios: ['s4'],
    position: ({ people: [one, other], dead, before, between }) => ({
      survivors: [
        { id: one, where: { at: before('groceryStore', 6, 14) } },
        { id: other, where: { at: before('groceryStore', 10, 20) } },
      ],
      toAct: [one, other],
      things: [
        { id: 'barricade-1', at: { x: between(111, 114.5), y: 42.5, facing: between(170, 190) } },
        { id: 'barricade-2', at: between(0, 1) < 0.5 ? 'gone' : { x: 110, y: 47.5, facing: 180 } },
      ],
      zombies: [
        { at: before('groceryStore', 5, 9) },
        { at: before('groceryStore', -6, -4) },
        ...dead,
      ],
    }),
  },
  {
    name: 'mealDueWithFood',
    scenarios: ['s4'],
    position: ({ people: [one, other] }) => ({
      survivors: [
        { id: one, carries: [{ type: 'food', faceUp: true }] },
        { id: other, carries: [{ type: 'food', faceUp: true }], life: 1 },
      ],
      toAct: [other],
      dayMarker: 3,
    }),
  },
  {
    name: 'mealDueWithoutFood',
    scenarios: ['s4'],
    position: ({ people: [one] }) => ({
      survivors: [{ id: one, life: 1 }],
      toAct: [one],
      dayMarker: 3,
    }),
  },
  {
    name: 'crossroadsHere',
    scenarios: ['s5', 's6', 's7', 's8'],
    position: ({ people, rivals, buildings: [here, there] }) => {
      const some = people.slice(0, 2).map((id) => ({ id, where: { inside: here } }));
      const others = rivals.slice(0, 2).map((id) => ({ id, where: { inside: there } }));
      const places = [here, there, here, there, here, there];
      return {
        survivors: [...some, ...others],
        toAct: [...some, ...others].map(({ id }) => id),
        markers: places.map((structure) => ({ type: 'crossroads', store: { structure } })),
      };
    },
  },
  {
    name: 'rivalAtTheDoor',
    scenarios: ['s6'],
    position: ({
      people: [one, other],
      rivals: [foe, guard],
      buildings: [here, there],
      before,
    }) => ({
      survivors: [
        { id: one, where: { inside: here }, carries: hidden('x') },
        { id: foe, where: { at: before(here, 4, 10) }, carries: hidden('fuel') },
        { id: guard, where: { inside: there }, carries: hidden('key') },
        { id: other, where: { at: before(there, 4, 10) } },
      ],
      toAct: [foe, other],
    }),
  },
  {
    name: 'twoAgainstOne',
    scenarios: ['s6'],
    position: ({ people, rivals, buildings: [here, there], before }) => ({
      survivors: [
        { id: people[0], where: { inside: here }, carries: hidden('fuel') },
        { id: people[1], where: { inside: here } },
        { id: rivals[0], where: { at: before(here, 4, 10) }, carries: hidden('x') },
        { id: people[2], where: { inside: there } },
        { id: rivals[1], where: { at: before(there, 4, 10) } },
        { id: rivals[2], where: { at: before(there, 6, 14) } },
      ],
      toAct: [...rivals.slice(0, 3), people[0]],
    }),
  },
  {
    name: 'secretsInTheStreet',
    scenarios: ['s6'],
    position: ({ people, rivals, street, near }) => {
      const at = street();
      return {
        survivors: [
          { id: people[0], where: { at }, carries: hidden('key', 'fuel') },
          { id: rivals[0], where: { at: near(at, 4, 9) }, carries: hidden('x') },
          { id: people[1], where: { at: near(at, 4, 9) }, carries: hidden('x') },
          { id: rivals[1], where: { at: near(at, 4, 9) }, carries: hidden('fuel') },
        ],
        toAct: [...people.slice(0, 2), ...rivals.slice(0, 2)],
      };
    },
  },
  {
    name: 'flareInHand',
    scenarios: ['s6', 's7', 's8'],
    position: ({ people, rivals, buildings: [here], dead, street, near, between }) => {
      const where = between(0, 1) < 0.5 ? { inside: here } : { at: street() };
      const others = [...people, ...rivals].filter((id) => id !== 'elijah').slice(0, 3);
      return {
        survivors: [
          { id: 'elijah', where, power: 'up' },
          ...others.map((id) => ({ id, where: { at: street() } })),
        ],
        toAct: ['elijah', ...others],
        zombies: [{ at: near(street(), 5, 12) }, ...dead],
      };
    },
  },
];

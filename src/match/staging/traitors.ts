// Secrets, accusations and exiles, each one step before.
import type { Staging } from './staging';

const FUEL = { type: 'fuel', faceUp: true } as const;
const SUPPLY = { type: 'food', faceUp: true } as const;

export const TRAITORS: readonly Staging[] = [
  {
    name: 'votesHalfIn',
    scenarios: ['s9', 's10'],
    position: ({ people: [one, other] }) => ({
      cards: [{ of: other, card: 'traitor' }],
      pretzel: one,
      answers: ['accuse', { playerOf: other }, 'up'],
    }),
  },
  {
    name: 'traitorIndoors',
    scenarios: ['s9', 's10'],
    position: ({ people: [one, other, third], buildings: [here], before }) => ({
      survivors: [
        { id: one, where: { inside: here } },
        { id: other, where: { inside: here, lying: true }, life: 1 },
        { id: third, where: { at: before(here, 5, 9) } },
      ],
      cards: [{ of: other, card: 'traitor' }],
      pretzel: other,
      answers: ['end'],
    }),
  },
  {
    name: 'wronglyAccused',
    scenarios: ['s9', 's10'],
    position: ({ people: [one, other, third], buildings: [here] }) => ({
      survivors: [
        { id: other, where: { inside: here } },
        { id: third, where: { inside: here } },
      ],
      cards: [{ of: other, card: 'lunchBox' }],
      pretzel: one,
      answers: ['accuse', { playerOf: other }, 'up'],
    }),
  },
  {
    name: 'exileAtTheDoor',
    scenarios: ['s9', 's10'],
    position: ({ people: [one, other], rivals: [foe], buildings: [here, there], before }) => ({
      survivors: [
        { id: foe, where: { inside: here, lying: true } },
        { id: one, where: { inside: there } },
        { id: other, where: { at: before(here, 4, 9) } },
      ],
      toAct: [other, one, foe],
      exiles: [{ survivor: other, accuser: one }],
      cards: [{ of: other, card: 'newGroup' }],
    }),
  },
  {
    name: 'twoExiles',
    scenarios: ['s9', 's10'],
    position: ({ people: [one, other], rivals: [foe, guard], buildings: [here], before }) => ({
      survivors: [
        { id: other, where: { inside: here }, carries: [SUPPLY, SUPPLY] },
        { id: guard, where: { at: before(here, 4, 9) } },
      ],
      toAct: [guard, other, one],
      exiles: [
        { survivor: other, accuser: one },
        { survivor: guard, accuser: foe },
      ],
      cards: [
        { of: other, card: 'hoarder' },
        { of: guard, card: 'scorchedEarth' },
      ],
    }),
  },
  {
    name: 'fuelAtTheColony',
    scenarios: ['s10'],
    position: ({ people: [one, other], rivals: [foe, guard], before }) => ({
      survivors: [
        { id: one, where: { at: before('hospital', 4, 9) }, carries: [FUEL, FUEL] },
        { id: foe, where: { at: before('rv', 4, 9) }, carries: [FUEL, FUEL] },
        { id: other, where: { inside: 'rv' } },
        { id: guard, where: { inside: 'hospital' } },
      ],
      toAct: [one, foe],
    }),
  },
  {
    name: 'suppliesAtTheSchool',
    scenarios: ['s9'],
    position: ({ people: [one], rivals: [foe], before }) => ({
      survivors: [
        { id: one, where: { at: before('school', 4, 9) }, carries: [SUPPLY, FUEL] },
        { id: foe, where: { at: before('school', 10, 16) }, carries: [SUPPLY, FUEL] },
      ],
      toAct: [one, foe],
    }),
  },
];

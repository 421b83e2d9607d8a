// What can come about in every town, or in every one whose doors are open.
import { SCENARIO_IDS, type ScenarioId } from '../../scenarios/list';
import type { Staging } from './staging';

const DOORS_OPEN: readonly ScenarioId[] = ['s2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'];

export const ANYWHERE: readonly Staging[] = [
  {
    name: 'oneLifeLeft',
    scenarios: SCENARIO_IDS,
    position: ({ everybody, dead, street, near }) => {
      const places = everybody.map((id) => ({ id, life: 1, where: { at: street() } }));
      const hunters = places.slice(0, 2).map(({ where: { at } }) => ({ at: near(at, 7, 12) }));
      return { survivors: places, zombies: [...hunters, ...dead] };
    },
  },
  {
    name: 'dumpNearlyEmpty',
    scenarios: SCENARIO_IDS,
    position: ({ between }) => ({ dump: Math.floor(between(1, 5)) }),
  },
  {
    name: 'everybodyLies',
    scenarios: SCENARIO_IDS,
    position: ({ everybody, dead, street, near }) => {
      const places = everybody.map((id) => ({ id, where: { at: street(), lying: true } }));
      const fallen = places.map(({ where: { at } }) => ({ at: near(at, 3, 5), lying: true }));
      return { survivors: places, zombies: [...fallen, ...dead].slice(0, dead.length) };
    },
  },
  {
    name: 'zombiesAtTheDoor',
    scenarios: DOORS_OPEN,
    position: ({ people: [one, other], buildings: [here, there], dead, before }) => ({
      survivors: [
        { id: one, where: { inside: here } },
        { id: other, where: { inside: there } },
      ],
      toAct: [one, other],
      zombies: [{ at: before(here, 2, 5) }, { at: before(there, 2, 5) }, ...dead],
    }),
  },
  {
    name: 'zombiesInside',
    scenarios: DOORS_OPEN,
    position: ({ people: [one, other], buildings: [here, there], dead, before }) => ({
      survivors: [
        { id: one, where: { inside: here } },
        { id: other, where: { at: before(there, 4, 10) } },
      ],
      toAct: [one, other],
      zombies: [{ inside: here }, { inside: there }, { inside: there }, ...dead],
    }),
  },
];

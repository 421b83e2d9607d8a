// What can be chosen to be flicked, as the buttons have it, and the exercise that each means.
import type { Exercise } from '../../../match/practice/exercise';
import { placeOf } from '../../../match/practice/place';
import type { Setting } from '../../../match/practice/setting';
import { SURVIVOR_IDS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { ZOMBIE_IDS } from '../../../scenarios/catalogue/zombies';
import type { IconName } from '../../art/signs';

export const WHATS = [
  'disc',
  'rifle',
  'twoRifles',
  'shotgun',
  'sniper',
  'knife',
  'bat',
  'flare',
  'pitch',
  'throwOut',
  'duel',
  'rush',
] as const;
export type What = (typeof WHATS)[number];

export const WHAT_ICONS: Readonly<Record<What, IconName>> = {
  disc: 'move',
  rifle: 'rifle',
  twoRifles: 'rifle',
  shotgun: 'shotgun',
  sniper: 'sniper',
  knife: 'knife',
  bat: 'bat',
  flare: 'flare',
  pitch: 'behind',
  throwOut: 'leave',
  duel: 'pointBlank',
  rush: 'tower',
};

export function whatOf(exercise: Exercise): What {
  if (exercise.of !== 'shot') return exercise.of;
  return exercise.two === undefined ? exercise.weapon : 'twoRifles';
}

/** The exercise of a button, by whoever is chosen; a duel and a rush begin with what lies near. */
export function exerciseOf(what: What, survivor: SurvivorId, setting: Setting): Exercise {
  switch (what) {
    case 'disc':
    case 'bat':
    case 'flare':
    case 'pitch':
    case 'throwOut':
      return { of: what, survivor };
    case 'rifle':
    case 'shotgun':
    case 'sniper':
    case 'knife':
      return { of: 'shot', survivor, weapon: what };
    case 'twoRifles':
      return { of: 'shot', survivor, weapon: 'rifle', two: 'first' };
    case 'duel':
      return {
        of: 'duel',
        survivor,
        weapon: 'rifle',
        against: foesOf(setting, survivor).slice(0, 1),
        ahead: { near: 0, far: 0 },
      };
    case 'rush':
      return { of: 'rush', survivor, zombies: 3 };
  }
}

/** Whoever could be met on the lane: zombies in town, else any; then everybody of another side. */
export function foesOf(setting: Setting, survivor: SurvivorId): readonly string[] {
  const own = setting.survivors[survivor]?.team;
  const inTown = ZOMBIE_IDS.filter((id) => placeOf(id, setting));
  const zombies = inTown.length > 0 ? inTown : ZOMBIE_IDS;
  return [...zombies, ...peopleIn(setting).filter((id) => setting.survivors[id]?.team !== own)];
}

export const peopleIn = ({ survivors }: Setting): readonly SurvivorId[] =>
  SURVIVOR_IDS.filter((id) => survivors[id]);

/** The same for somebody else. */
export const byAnother = (exercise: Exercise, survivor: SurvivorId, setting: Setting): Exercise =>
  exercise.of === 'duel' && exercise.against.includes(survivor)
    ? exerciseOf('duel', survivor, setting)
    : { ...exercise, survivor };

// The 20 secret objectives: 18 for whoever is on the winning side and alive, and two traitors (R269, R271, 4.2).
import type { MarkerType } from '../catalogue/markers';
import { WEAPON_IDS } from '../catalogue/weapons';
import type { Clause, TallyName, Test } from './clause';

/** On a living survivor of the seat (A188). */
const secret = <Name extends string>(reason: Name, test: Test): Clause<Name> => ({
  reason,
  when: 'endOfGame',
  if: { all: [{ won: 'mine' }, test] },
  so: 'wins',
});

const holds = (...markers: readonly MarkerType[]): Test => ({
  atLeast: 1,
  of: { markers, heldBy: 'me' },
});
const atLeast = (least: number, tally: TallyName): Test => ({
  atLeast: least,
  of: { tally, of: 'me' },
});
const never = (tally: TallyName): Test => ({ atMost: 0, of: { tally, of: 'me' } });

const TRAITOR = {
  reason: 'traitor',
  when: 'endOfGame',
  if: { won: 'other' },
  so: 'wins',
} as const satisfies Clause<string>;

export const SECRET_OBJECTIVES = [
  secret('lunchBox', holds('food')),
  secret('jerrycan', holds('fuel')),
  secret('pharmacist', holds('medicine')),
  secret('collector', holds(...WEAPON_IDS)),
  secret('travelLight', { atMost: 0, of: { markers: 'any', heldBy: 'me' } }),
  secret('fullPack', { atMost: 0, of: { freeSpaces: 'me' } }),
  secret('cleaner', atLeast(1, 'kills')),
  secret('exterminator', atLeast(2, 'kills')),
  secret('untouched', never('livesLost')),
  secret('scarred', { all: [{ atMost: 2, of: { life: 'me' } }, atLeast(1, 'livesLost')] }),
  secret('underARoof', { atLeast: 1, of: { survivors: 'me', where: 'indoors' } }),
  secret('openSky', { atLeast: 1, of: { survivors: 'me', where: 'street', are: 'standing' } }),
  secret('visitor', atLeast(2, 'buildingsEntered')),
  secret('curious', atLeast(2, 'markersRevealed')),
  secret('fated', atLeast(1, 'cardsDrawn')),
  secret('quietHands', never('firearmUses')),
  secret('loudMouth', atLeast(2, 'loudReactions')),
  secret('bodyguard', {
    any: [
      { atLeast: 1, of: { survivors: 'mine', where: 'withMe' } },
      { atLeast: 1, of: { survivors: 'mine', where: { nearMe: 12 } } },
    ],
  }),
  TRAITOR,
  TRAITOR,
] as const;

export type SecretName = (typeof SECRET_OBJECTIVES)[number]['reason'];

import { create } from 'zustand';
import type { Steadiness } from '../../../match/hand/steadiness';
import type { OwnTry } from '../../../match/spread/hands';
import { readStored, writeStored } from '../../device/stored';
import { ownHand, readTries, withTry } from './marks';

const NAME = 'ownHand';

type OwnHand = { readonly tries: readonly OwnTry[]; readonly hand?: Steadiness };
const handOf = (tries: readonly OwnTry[]): OwnHand => {
  const hand = ownHand(tries);
  return { tries, ...(hand && { hand }) };
};

/** One's own hand, as far as it is known on this device. */
export const useOwnHand = create<OwnHand>(() => handOf(readTries(readStored(NAME))));

export function noteTry(one: OwnTry): void {
  const tries = withTry(useOwnHand.getState().tries, one);
  useOwnHand.setState(handOf(tries), true);
  writeStored(NAME, tries);
}

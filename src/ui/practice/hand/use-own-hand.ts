import * as v from 'valibot';
import { create } from 'zustand';
import type { Steadiness } from '../../../match/hand/steadiness';
import { HAND_NAMES, type HandName, type OwnTry } from '../../../match/spread/hands';
import { readStored, writeStored } from '../../device/stored';
import { ownHand, readTries } from './marks';

const NAME = 'ownHand';
const CHOSEN = 'chancesHand';

type OwnHand = {
  readonly tries: readonly OwnTry[];
  readonly hand: Steadiness | undefined;
  /** Whose hand the chances are reckoned for; one's own only once it is known. */
  readonly chosen: HandName;
};

const readChosen = (stored: unknown): HandName => {
  const { success, output } = v.safeParse(v.picklist(HAND_NAMES), stored);
  return success ? output : 'normal';
};

function readOwn(): OwnHand {
  const tries = readTries(readStored(NAME));
  return { tries, hand: ownHand(tries), chosen: readChosen(readStored(CHOSEN)) };
}

/** One's own hand, as far as it is known on this device. */
export const useOwnHand = create<OwnHand>(readOwn);

export function chooseHand(chosen: HandName): void {
  useOwnHand.setState({ chosen });
  writeStored(CHOSEN, chosen);
}

/** Where nothing is known yet each try is kept at once; a hand that is known stays until it is measured to the end. */
export function noteTries(tries: readonly OwnTry[]): void {
  const hand = ownHand(tries);
  if (useOwnHand.getState().hand && !hand) return;
  useOwnHand.setState({ tries, hand });
  writeStored(NAME, tries);
  if (hand) chooseHand('mine');
}

/** Where measuring goes on: after the tries there are, or from the start once the hand is known. */
export const triesToGoOnFrom = (): readonly OwnTry[] => {
  const { tries, hand } = useOwnHand.getState();
  return hand ? [] : tries;
};

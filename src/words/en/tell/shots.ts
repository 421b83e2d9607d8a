// What a flick did, from all that was told of it.
import type { Noun } from '../../noun';
import { capital, list, own, the } from '../grammar';

/** “John’s bullet” begins the sentence. */
const ownAtStart = (thing: Noun, owner: Noun | undefined): string => capital(own(thing, owner));

export const shots = {
  killedSeveral: (weapon: Noun, owner: Noun | undefined, zombies: readonly Noun[]): string =>
    `${ownAtStart(weapon, owner)} kills ${list(zombies.map(the))}!`,
  pelletHitLying: (who: Noun): string => `A pellet hit ${the(who)}, who was lying already.`,
  touchedLying: (what: Noun, owner: Noun, other: Noun): string =>
    `${ownAtStart(what, owner)} touched ${the(other)} first, who was lying already: no harm done.`,
  stopped: (what: Noun, owner: Noun, other: Noun): string =>
    `${ownAtStart(what, owner)} hit ${the(other)} first: nobody is hurt.`,
  stoppedByDoorPost: (what: Noun, owner: Noun, house: Noun): string =>
    `${ownAtStart(what, owner)} hit the door post of ${the(house)} first: nobody is hurt.`,
  blowFelledNobody: (weapon: Noun, owner: Noun, other: Noun): string =>
    `${ownAtStart(weapon, owner)} hits ${the(other)}, but nobody falls.`,
  blowFelled: (weapon: Noun, owner: Noun, figures: readonly Noun[]): string =>
    `${ownAtStart(weapon, owner)} knocks ${list(figures.map(the))} down.`,
  cleanMove: ({ word }: Noun): string => `Nothing touched: ${word} stands where the disc stopped.`,
};

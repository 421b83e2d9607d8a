// What was touched, who moved, who did not, who went through a door.
import type { MoveFailure } from '../../../scenarios/causes';
import type { Noun } from '../../noun';
import { agree, atStart, capital, own, the } from '../grammar';

const she = (who: Noun): string => agree(who, 'he', 'she');
const staysWhereSheWas = (who: Noun): string => `stays where ${she(who)} was`;

type Failure = Exclude<MoveFailure['why'], 'touched'>;
const failed: Readonly<Record<Failure, (who: Noun) => string>> = {
  leftTown: (who) => `Too far: out of town. ${who.word} ${staysWhereSheWas(who)}.`,
  notThroughTheDoor: ({ word }) => `Not all the way through the door: ${word} stays inside.`,
  closed: (who) => `That door is barred: ${who.word} ${staysWhereSheWas(who)}.`,
  fell: (who) => `${who.word} fell over on the way and goes back where ${she(who)} was.`,
  onTheDoorLine: ({ word }) => `Stopped on the threshold: ${word} is not in, and goes back.`,
};

export const moves = {
  pelletTouched: (other: Noun): string => `A pellet touched ${the(other)}.`,
  touchedDoorPost: (what: Noun, house: Noun): string =>
    `${atStart(what)} touched the door post of ${the(house)} first.`,
  brushedDoorPost: (what: Noun, house: Noun): string =>
    `${atStart(what)} brushed the door post of ${the(house)}: that is allowed.`,
  touchedFirst: (what: Noun, other: Noun): string =>
    `${atStart(what)} touched ${the(other)} first.`,
  leaves: (who: Noun, house: Noun): string => `${who.word} leaves ${the(house)}.`,
  moved: ({ word }: Noun): string => `${word} has moved.`,
  failed,
  /** By what was flicked, where that is known. */
  failedByTouching: (who: Noun, other: Noun, flicked: Noun | undefined): string =>
    `${flicked ? capital(own(flicked, who)) : who.word} touched ${the(other)}: ${she(who)} ${staysWhereSheWas(who)}.`,
  takesTheWheel: ({ word }: Noun): string => `${word} takes the wheel of the RV.`,
  isInside: (who: Noun, house: Noun): string => `${atStart(who)} is inside ${the(house)}.`,
  zombieGetsInto: (zombie: Noun, house: Noun): string =>
    `${atStart(zombie)} gets into ${the(house)}!`,
  nobodyLeads: ({ word }: Noun): string => `Nobody leads ${word} any more: she waits.`,
  foundAndLeads: (escort: Noun, rescued: Noun): string =>
    `${escort.word} has found ${rescued.word} and leads her now.`,
  leads: (escort: Noun, rescued: Noun): string => `${escort.word} leads ${rescued.word} from here.`,
};

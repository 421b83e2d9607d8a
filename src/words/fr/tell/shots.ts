// What a flick did, from all that was told of it.
import type { shots as English } from '../../en/tell/shots';
import type { Noun } from '../../noun';
import { capital, list, ofThe, own, the } from '../grammar';

/** « La balle de John » begins the sentence. */
const ownAtStart = (thing: Noun, owner: Noun | undefined): string => capital(own(thing, owner));

export const shots: typeof English = {
  killedSeveral: (weapon, owner, zombies) =>
    `${ownAtStart(weapon, owner)} abat ${list(zombies.map(the))} !`,
  pelletHitLying: (who) => `Un plomb a touché ${the(who)}, déjà à terre.`,
  touchedLying: (what, owner, other) =>
    `${ownAtStart(what, owner)} a d’abord touché ${the(other)}, déjà à terre : sans effet.`,
  stopped: (what, owner, other) =>
    `${ownAtStart(what, owner)} a d’abord touché ${the(other)} : personne n’est blessé.`,
  stoppedByDoorPost: (what, owner, house) =>
    `${ownAtStart(what, owner)} a d’abord touché un montant ${ofThe(house)} : personne n’est blessé.`,
  blowFelledNobody: (weapon, owner, other) =>
    `${ownAtStart(weapon, owner)} touche ${the(other)}, mais personne ne tombe.`,
  blowFelled: (weapon, owner, figures) =>
    `${ownAtStart(weapon, owner)} renverse ${list(figures.map(the))}.`,
  cleanMove: ({ word }) => `Rien n’est touché : ${word} se place où le disque s’est arrêté.`,
};

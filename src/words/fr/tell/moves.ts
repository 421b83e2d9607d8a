// What was touched, who moved, who did not, who went through a door.
import type { moves as English } from '../../en/tell/moves';
import type { Noun } from '../../noun';
import { agree, atStart, capital, ofThe, own, the } from '../grammar';

const elle = (who: Noun): string => agree(who, 'il', 'elle');
const resteOuElleEtait = (who: Noun): string => `reste où ${elle(who)} était`;

export const moves: typeof English = {
  pelletTouched: (other) => `Un plomb a touché ${the(other)}.`,
  touchedDoorPost: (what, house) => `${atStart(what)} a d’abord touché un montant ${ofThe(house)}.`,
  brushedDoorPost: (what, house) =>
    `${atStart(what)} a frôlé un montant ${ofThe(house)} : c’est permis.`,
  touchedFirst: (what, other) => `${atStart(what)} a d’abord touché ${the(other)}.`,
  leaves: (who, house) => `${who.word} sort ${ofThe(house)}.`,
  moved: (who) => `${who.word} s’est ${agree(who, 'déplacé', 'déplacée')}.`,
  failed: {
    leftTown: (who) => `Trop loin : hors de la ville. ${who.word} ${resteOuElleEtait(who)}.`,
    notThroughTheDoor: ({ word }) =>
      `La porte n’est pas franchie en entier : ${word} reste à l’intérieur.`,
    closed: (who) => `Cette porte est condamnée : ${who.word} ${resteOuElleEtait(who)}.`,
    fell: (who) =>
      `${who.word} est ${agree(who, 'tombé', 'tombée')} en route et revient où ${elle(who)} était.`,
    onTheDoorLine: (who) =>
      `Arrêt sur le seuil : ${who.word} n’est pas ${agree(who, 'entré', 'entrée')} et revient.`,
  },
  failedByTouching: (who, other, flicked) =>
    `${flicked ? capital(own(flicked, who)) : who.word} a touché ${the(other)} : ${elle(who)} ${resteOuElleEtait(who)}.`,
  takesTheWheel: ({ word }) => `${word} prend le volant du camping-car.`,
  isInside: (who, house) => `${atStart(who)} est dans ${the(house)}.`,
  zombieGetsInto: (zombie, house) => `${atStart(zombie)} s’introduit dans ${the(house)} !`,
  nobodyLeads: ({ word }) => `Plus personne n’escorte ${word} : elle attend.`,
  foundAndLeads: (escort, rescued) =>
    `${escort.word} a trouvé ${rescued.word} et l’escorte désormais.`,
  leads: (escort, rescued) => `${escort.word} escorte ${rescued.word} à présent.`,
};

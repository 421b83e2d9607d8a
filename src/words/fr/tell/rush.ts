// A rush explains itself: whom it brushed, whom it missed and by how much, whose door it passed.
import type { rush as English } from '../../en/tell/rush';
import { agree, atStart, ofThe, the } from '../grammar';

export const rush: typeof English = {
  brushed: (who, by) => `${atStart(by)} frôle ${who.word}, qui reste debout.`,
  slidPast: (who, by, gap, unit) => `${atStart(by)} manque ${who.word} de ${gap} ${unit}.`,
  passedDoor: (zombie, house) =>
    `${atStart(zombie)} glisse par la porte ${ofThe(house)} sans pouvoir entrer.`,
  knockedOver: (who, by) => `${atStart(by)} renverse ${the(who)}.`,
  putBack: (who) =>
    `${agree(who, 'Poussé', 'Poussée')} hors de la ville, ${the(who)} revient à la limite.`,
  nobodyHurt: 'La ruée passe à côté : personne n’est blessé.',
  nobodyKnockedOver: 'La ruée ne renverse personne.',
};

// Shots, blows, duels, life and death.
import type { fights as English } from '../../en/tell/fights';
import { agree, atStart, capital, list, ofThe, own, the } from '../grammar';

export const fights: typeof English = {
  missed: {
    touchedNothing: ({ word }) => `${word} ne touche rien du tout.`,
    nobodyFell: ({ word }) => `${word} ne renverse personne.`,
  },
  keptFeet: {
    tooWeak: (what, owner, figure) =>
      `Trop faible : ${own(what, owner)} atteint ${the(figure)}, qui reste debout.`,
    glancedOff: (what, owner, figure) => `${capital(own(what, owner))} ricoche sur ${the(figure)}.`,
    brushed: (what, owner, figure) =>
      `${capital(own(what, owner))} ne fait que frôler ${the(figure)}, qui reste debout.`,
  },
  dissolved: (zombie) => `${atStart(zombie)} se dissout dans l’acide.`,
  finishedOff: (zombie, weapon, owner) =>
    `${atStart(zombie)} est ${agree(zombie, 'achevé', 'achevée')} à bout portant avec ${own(weapon, owner)}.`,
  killed: (zombie, weapon, owner) =>
    `${atStart(zombie)} tombe, ${agree(zombie, 'tué', 'tuée')} par ${own(weapon, owner)}.`,
  gainedLife: ({ word }, left) => `${word} se remet et a ${left} ${left > 1 ? 'vies' : 'vie'}.`,
  died: (who) => `${who.word} est ${agree(who, 'mort', 'morte')}.`,
  stoodUpUnhurt: (who) =>
    `${atStart(who)}, seulement ${agree(who, 'renversé', 'renversée')}, se relève.`,
  stoodUp: (who) => `${atStart(who)} se relève.`,
  duelBegan: (ours, theirs) => `Duel : ${list(ours.map(the))} contre ${list(theirs.map(the))} !`,
  combatCard: {
    walk: 'Marche : le zombie se rapproche.',
    attack: 'Attaque : le zombie frappe !',
  },
  newcomersHold: 'Les arrivants tiennent le bâtiment.',
  defendersHold: 'Les défenseurs tiennent le bâtiment.',
  duelWon: 'Le duel est gagné !',
  duelLost: 'Le duel est perdu.',
  thrownOut: (who, by, house) => `${by.word} jette ${who.word} hors ${ofThe(house)}.`,
};

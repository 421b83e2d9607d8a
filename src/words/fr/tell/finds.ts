// Markers, cards, arrivals, meals, thefts.
import type { finds as English } from '../../en/tell/finds';
import { a, agree, atStart, ofThe, the } from '../grammar';

export const finds: typeof English = {
  took: ({ word }, marker) => `${word} prend ${a(marker)}.`,
  leftLying: ({ word }, marker) =>
    `${word} trouve ${a(marker)} et ${agree(marker, 'le', 'la')} laisse.`,
  dropped: ({ word }, marker) => `${word} dépose ${a(marker)}.`,
  revealed: (marker) => `On retourne ${a(marker)}.`,
  cardDrawn: (title) => `Carte Carrefour : « ${title} »`,
  acidSpreads: 'Une flaque d’acide s’étale dans la rue.',
  getsClear: ({ word }) => `${word} s’en écarte.`,
  comesOutOfNowhere: (who) => `${atStart(who)} surgit de nulle part.`,
  slid: (pieces) => `Bourrasque : ${pieces} objets glissent sur la neige.`,
  aPlayer: 'Un joueur',
  peeked: (player, markers) =>
    `${player} regarde ${markers} ${markers === 1 ? 'marqueur' : 'marqueurs'} face cachée.`,
  tileRemoved: 'Une planche de la barricade a sauté.',
  pretzel: ({ word }) => `${word} tient le bretzel.`,
  joined: ({ word }) => `Vous retrouvez ${word} !`,
  joinedIn: ({ word }, house) => `Dans ${the(house)}, vous retrouvez ${word} !`,
  stole: (thief, what, from) =>
    `${from.word} est à terre ; ${thief.word}, debout et au plus près, lui vole ${a(what)}.`,
  stoleIn: (thief, what, from, house) =>
    `${from.word} est à terre dans ${the(house)} ; ${thief.word}, qui s’y tient debout, lui vole ${a(what)}.`,
  spared: (thief, from) => `${thief.word} regarde un marqueur ${ofThe(from)} et le rend.`,
  threwAway: (thief, from) => `${thief.word} jette un X ${ofThe(from)}.`,
  boardTurned: ({ word }, power) =>
    `${word} retourne sa fiche et dispose désormais de « ${power} ».`,
  ate: (who) => `Vous partagez la ration ${ofThe(who)}. Personne n’a faim.`,
  noMeal: 'Pas de repas ce soir.',
};

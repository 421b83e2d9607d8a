// Secret objectives, accusations, exiles, and who plays whom.
import type { traitors as English } from '../../en/tell/traitors';
import { agree } from '../grammar';

export const traitors: typeof English = {
  accused: (accuser, accused) => `${accuser} accuse ${accused} !`,
  shown: (player, card) => `${player} montre sa carte : ${card}.`,
  exiled: (player) => `${player} trahissait les siens, et joue désormais en solitaire.`,
  drivenOut: (who) => `${who.word} est ${agree(who, 'chassé', 'chassée')} et gît dans la neige.`,
  changedSides: (player, team) => `${player} passe du côté adverse : ${team}.`,
  stayed: (player) => `${player} ne trahissait personne, et reste malgré tout.`,
  allDrew: 'Chacun a reçu un objectif secret.',
  drewSecret: (player) => `${player} pioche un autre objectif secret.`,
  drewExiles: (player) => `${player} pioche un objectif d’exil.`,
  passed: (player) => `${player} retourne son X et passe.`,
  fighterChosen: (player, { word }) => `${player} jouera ${word}.`,
};

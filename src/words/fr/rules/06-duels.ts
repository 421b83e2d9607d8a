// Duels against zombies and between survivors.
import type { duels as English } from '../../en/rules/06-duels';

export const duels: typeof English = {
  R178: {
    title: 'Duel contre un zombie',
    text: 'Entrez là où un zombie attend, et il faut le combattre, sur la piste. Ceux qui étaient couchés dedans se relèvent d’abord.',
  },
  R179: {
    title: 'Se battre avant d’agir',
    text: 'Enfermé avec un zombie debout, il faut le vaincre avant d’agir. Le duel lui-même ne coûte pas d’action.',
  },
  R182: {
    title: 'Une arme pour le duel',
    text: 'Choisissez votre arme avant le duel et gardez-la jusqu’au bout.',
  },
  R185: {
    title: 'Il tombe',
    text: 'Un zombie qui tombe sous un tir ou un couteau en duel part à la fosse.',
  },
  R186: {
    title: 'La carte du zombie',
    text: 'S’il est encore debout, le zombie retourne une carte : Marche le rapproche, Attaque frappe.',
  },
  R188: {
    title: 'Attaque !',
    text: 'Sur une carte Attaque, ou si le zombie vous atteint, vous perdez 1 vie et votre tour s’arrête.',
  },
  R190: {
    title: 'Attendre ou frapper',
    text: 'Avec la batte, vous n’avez qu’un coup. Laissez le zombie approcher, au risque d’une carte Attaque, ou frappez.',
  },
  R192: {
    title: 'Trop attendu',
    text: 'Si une carte Attaque sort pendant que vous attendez avec la batte, vous perdez 1 vie et votre tour s’arrête.',
  },
  R194: {
    title: 'À terre, pas mort',
    text: 'Un zombie abattu à la batte en duel gît dans le bâtiment. On peut l’achever à bout portant.',
  },
  R195: {
    title: 'Le coup a manqué',
    text: 'Si la batte n’abat personne, vous perdez 1 vie et restez à terre.',
  },
  R197: {
    title: 'Deux contre un',
    text: 'Deux zombies partagent chaque carte. Deux survivants frappent à tour de rôle. On s’arrête quand une seule espèce est debout.',
  },
  A65: {
    title: 'Qui fait du bruit',
    text: 'Dans un duel, seul ce qu’emploie le survivant actif s’entend en ville, pas ce qu’emploient amis ou rivaux.',
  },
  A123: {
    title: 'Chacun son coup',
    text: 'Chacun d’un camp frappe une fois, puis c’est à l’autre camp. Celui-ci n’avance que si aucun des siens n’est tombé.',
  },
  R227: {
    title: 'Rivaux sous un même toit',
    text: 'Dès que des survivants des deux équipes sont dans un même bâtiment, ils se battent. Qui vient d’entrer frappe le premier.',
  },
  R231: {
    title: 'Touché en duel',
    text: 'Qui tombe sous un tir ou un couteau perd 1 vie et se fait jeter dehors.',
  },
  R232: {
    title: 'À la porte !',
    text: 'Le gagnant envoie le perdant, d’une pichenette, de derrière le bâtiment à travers la porte. Après deux essais, il est couché dehors de toute façon.',
  },
  R233: {
    title: 'Un pas de plus',
    text: 'Si personne ne tombe, l’autre camp avance d’un disque et attaque.',
  },
  R235: {
    title: 'Un seul coup',
    text: 'À la batte, on peut attendre, mais on ne frappe qu’une fois.',
  },
  R239: {
    title: 'Un coup dans le vide',
    text: 'Si la batte n’abat pas les rivaux, son porteur perd 1 vie et se fait jeter dehors.',
  },
  R242: {
    title: 'Une équipe reste',
    text: 'Le combat s’arrête quand une seule équipe reste dans le bâtiment.',
  },
  A76: {
    title: 'Bousculé',
    text: 'Ceux que renverse un survivant jeté dehors sont indemnes et se relèvent.',
  },
  A78: {
    title: 'Assez attendu',
    text: 'Quand les deux camps ont attendu trois fois, celui qui est entré doit frapper.',
  },
};

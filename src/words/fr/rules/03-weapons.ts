// Rifle, two rifles, knife, bat, shotgun, sniper rifle, point-blank.
import type { weapons as English } from '../../en/rules/03-weapons';

export const weapons: typeof English = {
  R071: {
    title: 'Main gauche ou main droite',
    text: 'Le tir part à une largeur de balle à gauche ou à droite du survivant. Un côté sans place est exclu.',
  },
  R073: {
    title: 'Le premier contact compte',
    text: 'Une balle ou un couteau ne blesse que la première chose touchée, et seulement si c’est une figurine debout qui tombe. Un mur, un objet ou une figurine couchée l’arrête sans dommage.',
  },
  R076: {
    title: 'Elle n’est pas tombée',
    text: 'Une figurine touchée qui reste debout n’est pas blessée. Elle reste où elle a été poussée.',
  },
  R079: {
    title: 'Touché',
    text: 'La première figurine touchée par une balle ou un couteau est blessée si elle tombe.',
  },
  R080: {
    title: 'Un coup suffit',
    text: 'Un zombie blessé part à la fosse. Il peut en revenir avec une prochaine horde.',
  },
  R081: {
    title: 'Tir ami',
    text: 'Un survivant touché, ami ou rival, perd 1 vie et reste couché.',
  },
  R082: {
    title: 'Seulement renversé',
    text: 'Tous les autres que le tir renverse sont indemnes et se relèvent.',
  },
  R083: {
    title: 'Raté',
    text: 'Si le tir ne touche rien, il ne se passe rien. L’action est perdue, et le bruit est fait.',
  },
  R084: {
    title: 'Deux fusils',
    text: 'Avec deux fusils, une action tire deux balles, une de chaque côté, sur une cible ou sur deux.',
  },
  R089: {
    title: 'Tirer de l’intérieur',
    text: 'De l’intérieur, le tir part de derrière le bâtiment et sort par la porte.',
  },
  R090: {
    title: 'Pas avec un zombie dans la pièce',
    text: 'On ne tire pas d’un bâtiment tant qu’un zombie s’y trouve.',
  },
  R092: { title: 'La batte', text: 'La batte renverse. Elle ne blesse jamais.' },
  R094: {
    title: 'Manier la batte',
    text: 'La batte se couche à la place du survivant, tournée comme vous voulez, et vous frappez son manche. Il lui faut de la place.',
  },
  R096: {
    title: 'Un beau coup',
    text: 'Si la batte rencontre d’abord un zombie ou un rival, le déplacement réussit, qu’il tombe ou non, et le survivant se place où elle s’est arrêtée.',
  },
  R098: {
    title: 'Un coup manqué',
    text: 'Si la batte rencontre d’abord un objet, un bâtiment ou un ami, le survivant revient à sa place. Ce qui a été poussé le reste.',
  },
  R102: {
    title: 'Un zombie à terre',
    text: 'Un zombie couché le reste jusqu’à ce que le bruit, la fin de la manche ou une visite le relève. Il ne participe à aucune ruée et peut être achevé à bout portant.',
  },
  R105: {
    title: 'Le couteau',
    text: 'Le couteau se lance comme une balle et blesse de même, mais sans vacarme.',
  },
  R109: {
    title: 'À bout portant',
    text: 'À côté d’un zombie à terre, une action suffit à l’achever, sans pichenette.',
  },
  R110: {
    title: 'À bout portant, ça s’entend',
    text: 'L’arme utilisée à bout portant fait son bruit habituel.',
  },
  R111: {
    title: 'À la fosse',
    text: 'Un zombie achevé à bout portant part à la fosse comme les autres.',
  },
  R173: {
    title: 'Le fusil à pompe',
    text: 'Toute figurine touchée par un plomb et qui tombe est blessée, ricochets compris. Les amis aussi.',
  },
  R177: {
    title: 'Le fusil de précision',
    text: 'Son gabarit garde la balle droite : il agit comme un fusil, mais va où il vise.',
  },
  A05: {
    title: 'Pas la place de tirer',
    text: 'La balle, le couteau ou le gabarit doit tenir à côté du survivant. Sans place d’aucun côté, pas de tir d’ici.',
  },
  A40: {
    title: 'L’acide',
    text: 'Un disque ou une batte qui touche la flaque a échoué. Un zombie qu’une ruée y jette part à la fosse ; un survivant y perd 1 vie.',
  },
};

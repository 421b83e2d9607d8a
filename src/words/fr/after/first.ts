// What is told once, when somebody meets it for the first time: a duel, the bat, an escort, a barricade, a flare, an accusation.
import type { first as English } from '../../en/after/first';

export const first: typeof English = {
  heading: 'Nouveau : dit une seule fois',
  got: 'Compris',
  noMore: 'Ne plus en montrer',
  again: 'Les revoir à la première occasion',
  againDone: 'Elles reviendront.',
  cards: {
    duel: {
      title: 'Un duel',
      lines: [
        'Qui rencontre un ennemi à l’intérieur doit d’abord se battre : face à face, seuls tous les deux.',
        'Tirez ; s’il reste debout, l’autre camp répond. Un zombie retourne une carte : il avance, ou il frappe et vous perdez une vie.',
        'Plus il est près, plus le tir est facile, et plus c’est dangereux.',
      ],
    },
    bat: {
      title: 'La batte',
      lines: [
        'On ne lance pas une balle mais la batte elle-même, couchée dans la neige : tournez-la, choisissez où la frapper, lâchez.',
        'Ce qu’elle touche tombe seulement, et se relève à la fin de la manche.',
        'Votre figurine suit : elle se tient là où la batte s’arrête. Une façon discrète d’avancer.',
      ],
    },
    escort: {
      title: 'Quelqu’un à mener',
      lines: [
        'Qui mène quelqu’un l’emmène à chaque déplacement : dites ensuite où cette personne se place.',
        'Elle ne fait rien d’elle-même. Si son guide tombe, l’ami le plus proche prend le relais.',
        'Tous deux doivent passer la porte, et tous deux peuvent être blessés.',
      ],
    },
    barricade: {
      title: 'Une barricade',
      lines: [
        'Des planches barrent cette porte : personne n’entre tant qu’il en reste une dans l’ouverture.',
        'Écartez-les depuis la rue, d’un tir ou en glissant ; une planche sortie de l’ouverture a disparu pour de bon.',
        'Chaque essai s’entend.',
      ],
    },
    flare: {
      title: 'Une fusée éclairante',
      lines: [
        'Elle part du pouce, haut ou à plat, par-dessus ce qui fait obstacle.',
        'Là où elle se pose en ville, les morts accourent à la fin de ce tour, au lieu de venir à vous.',
        'Grande face visible, ils l’entendent de loin. Il n’y en a que deux.',
      ],
    },
    accusation: {
      title: 'Une accusation',
      lines: [
        'Quelqu’un d’une équipe est traité de traître, et les autres de cette équipe votent en secret.',
        'S’il y a plus de pouces levés que baissés, la carte est montrée à tous : un traître est banni et joue seul désormais.',
        'Si c’était faux, l’accusation se paie, et la personne accusée peut changer de camp. Ne regardez que lorsque c’est à vous.',
      ],
    },
  },
};

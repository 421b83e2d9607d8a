// The cards that a player keeps to themselves: what each is called, and what has to be done.
import type { secrets as English } from '../en/secrets';

export const secrets: typeof English = {
  cards: {
    lunchBox: {
      name: 'Casse-croûte',
      text: 'Avoir une ration à la fin de la partie. Elle doit être sur votre fiche : celle qui traîne dans le bâtiment ne compte pas.',
    },
    jerrycan: {
      name: 'Jerrican',
      text: 'Avoir un bidon d’essence à la fin de la partie. Celui que vous déposez, même à votre dernière action, ne compte plus.',
    },
    pharmacist: {
      name: 'Pharmacie de poche',
      text: 'Avoir une boîte de médicaments à la fin de la partie. Celle qui a servi à soigner est perdue.',
    },
    collector: {
      name: 'Collection d’armes',
      text: 'Avoir un marqueur d’arme à la fin de la partie. L’arme imprimée sur votre fiche ne compte pas.',
    },
    travelLight: {
      name: 'Voyager léger',
      text: 'N’avoir aucun marqueur à la fin de la partie, pas même un X. Le bretzel ne compte pas.',
    },
    fullPack: {
      name: 'Sac plein',
      text: 'N’avoir aucune place libre sur votre fiche à la fin de la partie. Tout marqueur en occupe une, même un X. Avec de grandes poches, il en faut un de plus.',
    },
    cleaner: {
      name: 'Coup de balai',
      text: 'Tuer un zombie de votre main : de loin, à bout portant ou en duel. Celui qu’un allié tue à vos côtés ne compte pas.',
    },
    exterminator: {
      name: 'Grand nettoyage',
      text: 'Tuer deux zombies de votre main. Deux d’un seul tir font bien deux.',
    },
    untouched: {
      name: 'Sans une égratignure',
      text: 'Ne perdre aucune vie de toute la partie. Une vie soignée reste une vie perdue ; celle que coûte une accusation ne compte pas.',
    },
    scarred: {
      name: 'Cicatrices',
      text: 'Perdre une vie, autrement que par une accusation, et en avoir 2 ou moins à la fin de la partie.',
    },
    underARoof: {
      name: 'Un toit',
      text: 'Être dans un bâtiment ou dans le camping-car à la fin de la partie, debout ou couché. Sur le seuil, on est encore dehors.',
    },
    openSky: {
      name: 'À ciel ouvert',
      text: 'Être debout dans la rue à la fin de la partie. Couché, cela ne compte pas.',
    },
    visitor: {
      name: 'De porte en porte',
      text: 'Entrer dans deux bâtiments différents ; le camping-car en est un. Deux fois le même ne compte qu’une fois.',
    },
    curious: {
      name: 'Curiosité',
      text: 'Retourner deux marqueurs face cachée, gardés ou non. Le coup d’œil qu’offre une carte ne compte pas.',
    },
    fated: {
      name: 'Le doigt du destin',
      text: 'Tirer vous-même une carte Carrefour, qu’elle change quelque chose ou non. Celle que tire un allié ne compte pas.',
    },
    quietHands: {
      name: 'Mains discrètes',
      text: 'N’utiliser aucune arme à feu de toute la partie, pas même en duel. Batte et couteau sont permis.',
    },
    loudMouth: {
      name: 'Grande gueule',
      text: 'Finir deux de vos tours sur un bruit fort : un coup de feu, par exemple, ou une fusée éclairante sur sa grande face. Deux tirs dans un même tour ne comptent qu’une fois.',
    },
    bodyguard: {
      name: 'Garde du corps',
      text: 'Avoir un allié près de vous à la fin de la partie : dans le même bâtiment, ou à 12 cm au plus. Qui a quitté votre équipe n’est plus un allié.',
    },
    traitor: {
      name: 'Traître',
      text: 'Vous êtes du côté des autres. Faites échouer votre équipe et gagner la leur, sans vous faire démasquer. Une égalité ou une ville envahie ne vous sert à rien.',
    },
    newGroup: {
      name: 'Nouveau groupe',
      text: 'Entrer dans un bâtiment où se trouve exactement un survivant, debout ou couché ; un autre exilé ne compte pas. Vous rejoignez aussitôt son équipe, sans combat, et gagnez si elle gagne.',
    },
    loneWolf: {
      name: 'Loup solitaire',
      text: 'Avoir 2 vies ou plus à la fin de la partie, quel que soit le vainqueur.',
    },
    scorchedEarth: {
      name: 'Terre brûlée',
      text: 'Entrer dans la base de votre ancienne équipe, un bidon d’essence sur votre fiche. Si aucun défenseur ne vous jette dehors, vous gagnez aussitôt.',
    },
    grudge: {
      name: 'Rancune',
      text: 'À la fin de la partie, être en vie, et que la personne qui vous a accusé soit morte.',
    },
    hoarder: {
      name: 'Magot',
      text: 'À la fin d’une manche, avoir deux provisions identiques (rations, essence ou médicaments) et aucun autre survivant dans votre bâtiment. Vous gagnez aussitôt.',
    },
    piedPiper: {
      name: 'Joueur de flûte',
      text: 'À la fin d’une manche, avant l’arrivée de la horde, avoir 8 zombies ou plus dans les rues. Ceux qui sont couchés comptent, ceux des bâtiments non. Vous gagnez aussitôt.',
    },
  },
  sorts: {
    secret: {
      name: 'Objectif secret',
      also: 'Il ne vous fait gagner que si votre équipe gagne et que vous êtes en vie.',
    },
    traitor: {
      name: 'Objectif secret',
      also: 'Il ne vous fait gagner que si vous êtes en vie.',
    },
    exile: {
      name: 'Objectif d’exilé',
      also: 'Vous ne jouez plus que pour vous, et devez être en vie pour gagner.',
    },
  },
  counts: {
    held: 'Sur votre fiche',
    freeSpaces: 'Places libres',
    life: 'Vies',
    zombies: 'Zombies dans les rues',
    allies: 'Alliés près de vous',
    company: 'Autres dans votre bâtiment',
    accuser: 'Accusateur en vie',
    kills: 'Zombies tués',
    buildingsEntered: 'Bâtiments visités',
    cardsDrawn: 'Cartes tirées',
    markersRevealed: 'Marqueurs retournés',
    firearmUses: 'Coups de feu',
    loudReactions: 'Tours bruyants',
    livesLost: 'Vies perdues',
  },
  there: { yes: 'Vous êtes au bon endroit', no: 'Vous n’êtes pas au bon endroit' },
  dead: 'Plus personne pour le faire',
  reach: (label, have, need) => `${label} : ${have} sur ${need}`,
  atMost: (label, have, most) =>
    most > 0
      ? `${label} : ${have} (${most} au plus)`
      : `${label} : ${have === 0 ? 'zéro' : `${have} de trop`}`,
  met: 'Rempli',
  missed: 'Manqué',
};

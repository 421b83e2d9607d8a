import type { drills as English } from '../../en/practice/drills';
import { capital, count, list } from '../grammar';

const CM = (cm: string): string => `${cm} cm`;
const rushes = (number: number): string => count({ word: 'ruée', gender: 'f' }, number);
const flicks = (number: number): string => count({ word: 'lancer', gender: 'm' }, number);

export const drills: typeof English = {
  intro:
    'Chaque exercice a trois étoiles : la première est la tâche même, la troisième la maîtrise. Essayer ne coûte rien.',
  earned: (stars, all) => `${stars} étoiles sur ${all}`,
  stars: (stars) =>
    stars === 0 ? 'Pas encore d’étoile' : count({ word: 'étoile', gender: 'f' }, stars),
  best: (stars) => `Meilleur résultat : ${stars} étoiles sur 3`,
  again: 'Encore',
  next: 'Exercice suivant',
  all: 'Tous les exercices',
  forStar: (star) => `Étoile ${star} :`,
  flicksLeft: (left) => (left === 1 ? 'Un seul lancer' : `Encore ${left} lancers`),
  rushesLeft: (left) => (left === 1 ? 'Encore une ruée' : `Encore ${left} ruées`),
  putFirst: (who) =>
    `Faites glisser ${who} où vous voulez, ou servez-vous des flèches. Puis tirez la cale.`,
  results: ['Pas encore', 'Réussi', 'Bien joué', 'Maîtrisé'],
  nextStar: 'Pour l’étoile suivante :',
  beside: (cm) => `À ${CM(cm)} du centre.`,
  families: {
    moving: 'Se déplacer',
    shooting: 'Le fusil',
    weapons: 'Couteau, batte, fusils de chasse et de précision',
    trials: 'Portes, fusées et duels',
    rushing: 'La ruée',
  },
  wants: {
    stands: (who, cm) => `${who} à moins de ${CM(cm)} du centre`,
    inside: (who, house) => `${who} dans le bâtiment : ${house}`,
    outside: (who) => `${who} dans la rue`,
    down: (names, atLeast) =>
      atLeast < names.length
        ? `Au moins ${atLeast} sur ${names.length} à terre`
        : `À terre : ${list(names)}`,
    downOne: (name) => `${capital(name)} à terre`,
    gone: (tiles) => (tiles === 2 ? 'Les deux planches parties' : `${tiles} planches parties`),
    flare: (cm) => `La fusée à moins de ${CM(cm)} du centre`,
    unhurt: 'Aucun allié blessé',
    unmoved: (names) => `Sans déplacer : ${list(names)}`,
    unmovedOne: (name) => `Sans toucher : ${name}`,
    clean: 'Sans rien toucher, pas même un montant de porte',
    gently: (percent) => `À ${percent} % de la force au plus`,
    clearOf: (who, cm) => `${who} à ${CM(cm)} de tout`,
    flicks: (number) => `En ${flicks(number)}`,
    lasts: (who, number) => `${who} debout après ${rushes(number)}`,
  },
  lacks: {
    ring: (cm) => `${CM(cm)} de trop.`,
    lies: (who) => `${who} n’est pas debout dans le cercle.`,
    inside: (who) => `${who} n’est pas dans le bâtiment.`,
    outside: (who) => `${who} n’est pas dans la rue.`,
    down: (left) => (left === 1 ? 'Il en reste un debout.' : `Il en reste ${left} debout.`),
    gone: (left) => (left === 1 ? 'Il reste une planche.' : `Il reste ${left} planches.`),
    flareOut: 'La fusée s’est perdue hors de la ville.',
    unhurt: 'Un allié a été blessé.',
    unmoved: 'Quelque chose a bougé qui devait rester en place.',
    clean: 'Quelque chose a été touché en chemin.',
    gently: 'C’était trop fort.',
    clearOf: (cm) => `Trop près de quelque chose, de ${CM(cm)}.`,
    notClear: (who) => `${who} n’est pas debout dans la rue.`,
    flicks: (more) => `${flicks(more)} de trop.`,
    lasts: (who) => `${who} est à terre.`,
  },
  tasks: {
    stop20: {
      title: 'S’arrêter à 20 cm',
      text: 'Un petit déplacement. Peu de force mène déjà loin.',
    },
    stop40: {
      title: 'S’arrêter à 40 cm',
      text: 'Deux fois plus loin demande moins de deux fois la force : à vous de trouver combien.',
    },
    stop60: {
      title: 'S’arrêter à 60 cm',
      text: 'La moitié de la ville. Un rien dans la main fait là-bas des centimètres.',
    },
    between: {
      title: 'Entre deux',
      text: 'Le disque ne doit toucher aucun des deux zombies. Passez entre eux et arrêtez-vous plus loin.',
    },
    clear: {
      title: 'De l’air',
      text: 'Tenez-vous parmi eux, mais à côté de personne. Trouvez le plus grand vide.',
    },
    doorStraight: {
      title: 'Tout droit dedans',
      text: 'Devant la porte, deux zombies laissent passer à peine plus d’un disque. Entre eux, puis dedans.',
    },
    doorAngle: {
      title: 'De biais',
      text: 'Vue de côté, une porte est étroite. Le montant le plus proche est le plus dangereux.',
    },
    doorOut: {
      title: 'Par la porte',
      text: 'Le disque part de derrière le bâtiment. Choisissez d’où, puis sortez vers le cercle.',
    },
    rifle20: {
      title: 'Entre les caisses',
      text: 'Vingt centimètres, et une fente à traverser. Choisissez le côté qui voit la cible.',
    },
    rifle40: {
      title: 'Entre amis',
      text: 'De profil, un zombie est mince. Deux alliés sont à ses côtés.',
    },
    rifle60: {
      title: 'Soixante centimètres',
      text: 'Un long tir à découvert. Plus le lancer est fort, plus il va droit.',
    },
    pastLamp: {
      title: 'Passer le lampadaire',
      text: 'Le lampadaire gêne. La balle peut partir à gauche ou à droite de vous.',
    },
    rightOne: {
      title: 'Le bon des deux',
      text: 'Un allié et un zombie côte à côte. Seul compte ce qui est touché d’abord.',
    },
    twoRifles: {
      title: 'Deux fusils',
      text: 'Une balle de chaque côté, un zombie pour chacune. Laquelle va où, c’est à vous de voir.',
    },
    fromInside: {
      title: 'De l’intérieur',
      text: 'La balle part de derrière le bâtiment et doit d’abord trouver la porte.',
    },
    knife: {
      title: 'Couteau lancé',
      text: 'Discret, mince et léger. Il doit frapper juste pour renverser quelqu’un.',
    },
    batOne: {
      title: 'Frapper et filer',
      text: 'La batte est aussi un déplacement : renversez le zombie et finissez loin de lui.',
    },
    batTwo: {
      title: 'Deux d’un coup',
      text: 'Frappée hors de son milieu, la batte tourne. Un seul coup peut prendre les deux.',
    },
    batDoor: {
      title: 'Le portier',
      text: 'Un zombie attend devant la porte. L’élan du coup peut vous porter dedans.',
    },
    shotgunFan: {
      title: 'Trois d’une salve',
      text: 'Les plombs s’écartent en volant. Tout ce qu’ils touchent compte.',
    },
    shotgunFriend: {
      title: 'Un ami dans la gerbe',
      text: 'Les plombs ne demandent pas qui est là. Visez à l’écart de votre allié.',
    },
    sniper: {
      title: 'À travers la ville',
      text: 'Quatre-vingts centimètres, dans le noir. Le gabarit tient la ligne si vous la suivez.',
    },
    barricade: {
      title: 'Dégager la porte',
      text: 'Deux planches barrent la porte. Chassez-les avec trois disques au plus.',
    },
    flare: {
      title: 'Éclairer le cercle',
      text: 'Une fusée vole haut et culbute. Hauteur et force ensemble font la distance.',
    },
    duel80: {
      title: 'Quatre-vingts pas',
      text: 'Un duel sur toute sa longueur : rien entre vous que la piste.',
    },
    rush: {
      title: 'Hors du chemin',
      text: 'Des zombies sortent trois fois de la tour. Choisissez où vous tenir.',
    },
  },
};

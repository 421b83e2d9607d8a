import type { daily as English } from '../../en/practice/daily';

export const daily: typeof English = {
  intro:
    'La même position pour tous à la même date. Trois essais ; le premier qui réussit est retenu.',
  kinds: {
    rifle: 'La ligne étroite',
    ring: 'Dans le cercle',
    knife: 'Le couteau de loin',
    door: 'La porte de biais',
    shotgun: 'Deux sur trois',
    flare: 'La lumière lancée',
    sniper: 'À travers la ville',
    bat: 'Frapper et arriver',
    friend: 'Tout près d’un allié',
    out: 'Sortir par la porte',
  },
  tasks: {
    rifle: (who) =>
      `${who} a un fusil et peu de place entre les choses. Renversez le zombie marqué.`,
    ring: (who) => `Amenez ${who} dans le cercle sans rien toucher.`,
    knife: (who) =>
      `${who} lance le couteau, de plus loin qu’il n’est sage. Renversez le zombie marqué.`,
    door: (who) => `Faites passer ${who} par la porte marquée.`,
    shotgun: (who) => `Une cartouche, trois zombies : ${who} doit en renverser deux.`,
    flare: (who) => `${who} lance une fusée. Elle doit s’arrêter dans le cercle.`,
    sniper: (who) =>
      `${who} regarde dans la lunette du fusil de précision, à travers toute la ville. Renversez le zombie marqué.`,
    bat: (who) =>
      `${who} frappe à la batte : le zombie marqué tombe, et le coup finit dans le cercle.`,
    friend: (who) =>
      `Quelqu’un des vôtres est tout près de la ligne du fusil de ${who}. Renversez le zombie, pas votre allié.`,
    out: (who) => `Faites sortir ${who} par la porte, jusque dans le cercle.`,
  },
  map: 'Plan de la position',
  play: 'Jouer',
  goOn: (left) =>
    left === 1 ? 'Continuer : encore un essai' : `Continuer : encore ${left} essais`,
  tries: 'Essais',
  tryOf: (number, of) => `Essai ${number} sur ${of}`,
  marks: { solved: 'réussi', near: 'presque', wide: 'manqué', open: 'pas encore joué' },
  results: { solved: 'Réussi !', near: 'Presque.', wide: 'Pas cette fois.' },
  off: (cm) => `À ${cm} cm du centre du cercle.`,
  next: 'Essai suivant',
  over: {
    solved: (number) =>
      number === 1
        ? 'Réussi au premier essai'
        : number === 2
          ? 'Réussi au deuxième essai'
          : 'Réussi au troisième essai',
    unsolved: 'Pas réussi en trois essais',
  },
  points: (points) => (points <= 1 ? `${points} point` : `${points} points`),
  ofPoints: 'sur 100',
  worth: (first, second, third) =>
    `${first} au premier essai, ${second} au deuxième, ${third} au troisième,`,
  worthMore: (middle, almost) =>
    `et jusqu’à ${middle} pour la proximité du centre ; sans réussite, jusqu’à ${almost} si c’était presque ça.`,
  streak: (days) => (days === 1 ? 'Réussi un jour de suite' : `Réussi ${days} jours de suite`),
  tomorrow: 'Il y en aura un nouveau demain.',
  isPractice: 'Pour s’entraîner : seuls comptent les essais du jour même.',
  share: 'Partager',
  shareTitle: (date) => `Flickfall · Le tir du jour, ${date}`,
  sharePoints: (points) => `${points}/100`,
  watch: 'Voir le meilleur essai',
  practise: 'S’entraîner d’ici',
  list: 'Les trente derniers jours',
  listHint: 'Chacun peut être rejoué. Seuls les essais du jour même comptent pour la série.',
  playDay: (date) => `Jouer le ${date}`,
  later: (points) => `plus tard : ${points}`,
  again: 'Rejouer',
  toList: 'Aux jours',
};

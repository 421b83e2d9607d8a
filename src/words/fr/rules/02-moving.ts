// Moving, doors, barricades.
import type { moving as English } from '../../en/rules/02-moving';

export const moving: typeof English = {
  R054: {
    title: 'Se déplacer',
    text: 'Le disque prend la place du survivant et vous le lancez. Il lui faut la place de se poser au départ.',
  },
  R055: {
    title: 'Un déplacement net',
    text: 'Si le disque ne touche rien et reste en ville, le survivant se place où il s’est arrêté. Arrêté en travers d’une porte, il n’est pas passé.',
  },
  R056: {
    title: 'Un déplacement manqué',
    text: 'Si le disque touche une figurine, un objet ou un bâtiment, ou sort de la ville, le survivant ne bouge pas et l’action est perdue. Ce que le disque a poussé reprend sa place.',
  },
  R058: {
    title: 'De quel côté regarder',
    text: 'Si un déplacement est votre dernière action, le survivant regarde dans l’axe du disque ou de la batte. C’est important : on tire de la main gauche ou de la droite.',
  },
  A122: {
    title: 'Se tourner',
    text: 'Après un déplacement, réussi ou manqué, tournez le survivant librement avant l’action suivante. Si vous finissez le tour, il regarde dans l’axe.',
  },
  R065: {
    title: 'À l’intérieur',
    text: 'Passez la porte en entier et vous êtes à l’intérieur. Rien de la rue ne peut vous y toucher, mais les zombies peuvent vous suivre.',
  },
  R067: {
    title: 'Sortir d’un bâtiment',
    text: 'Pour sortir, le disque part de derrière le bâtiment, où vous voulez le long de la porte, et doit la franchir en entier. Sinon, vous restez dedans et l’action est perdue.',
  },
  R068: {
    title: 'Les montants',
    text: 'Dans une porte, le disque peut frôler l’intérieur des deux montants. Tout autre contact avec le bâtiment gâche le déplacement.',
  },
  R069: {
    title: 'Un objet dans la porte',
    text: 'Un objet dans une porte, ou juste devant ou derrière, peut être écarté le temps de la pichenette, au disque ou à la batte. Il revient ensuite.',
  },
  R209: {
    title: 'Barricadé',
    text: 'Personne n’entre tant qu’un bout de planche dépasse dans la porte.',
  },
  R212: {
    title: 'Dégager une barricade',
    text: 'Une planche sortie du passage disparaît pour de bon. Si votre disque ou votre batte chasse la dernière, vous entrez aussitôt.',
  },
  R215: {
    title: 'Les planches résonnent',
    text: 'Quoi que vous lanciez contre une barricade, la toucher est bruyant.',
  },
  R216: {
    title: 'Pas par-derrière',
    text: 'Une barricade se pousse depuis la rue, jamais de derrière le bâtiment.',
  },
  R203: {
    title: 'Côte à côte',
    text: 'Dans la rue, la personne secourue reste à un disque au plus de son escorte. Après chaque déplacement, vous choisissez sa place.',
  },
  R206: {
    title: 'Une nouvelle escorte',
    text: 'Quand l’escorte tombe, le survivant debout le plus proche au même endroit prend le relais.',
  },
  A89: {
    title: 'À égale distance d’elle',
    text: 'À égale distance, comme tous ceux d’un même bâtiment, le joueur dont c’est le tour choisit l’escorte.',
  },
  A90: {
    title: 'On la relève',
    text: 'Si la personne secourue tombe, elle perd une vie, reste près de son escorte et se relève au début du prochain tour de celle-ci.',
  },
  R207: {
    title: 'Sans escorte',
    text: 'Si personne n’est debout alentour, la personne secourue attend. Le prochain survivant à finir un déplacement près d’elle l’emmène.',
  },
  R142: {
    title: 'Hors de la ville',
    text: 'Une figurine qu’une ruée pousse hors de la ville revient à la limite, couchée.',
  },
  A127: {
    title: 'Poussé au-delà de la limite',
    text: 'Poussée hors de la ville autrement que par une ruée, une figurine revient à la limite comme elle s’est arrêtée, debout ou couchée.',
  },
};

// What each survivor's power is called, and what it does, to be read at the board.
import type { powers as English } from '../en/powers';

export const powers: typeof English = {
  anita: {
    name: 'Prolongations',
    text: 'Elle a deux marqueurs bonus pour toute la partie. Quand il ne reste plus d’action, rendez-en un pour agir encore une fois.',
  },
  elijah: {
    name: 'Fusées éclairantes',
    text: 'Il a deux fusées pour toute la partie. Pour une action, lancez-en une en ville : ce tour-ci, elle seule attire les zombies. Le bruit est fort si la grande face est visible, faible si c’est la petite.',
  },
  gabriel: {
    name: 'Coup d’œil',
    text: 'Avant de prendre un marqueur face cachée, il en regarde deux du même endroit et prend l’un d’eux. L’autre reste face cachée.',
  },
  john: {
    name: 'Sur sa lancée',
    text: 'Le premier zombie qu’il tue de sa main dans un tour lui donne une action de plus.',
  },
  kevin: {
    name: 'Coup de grâce',
    text: 'Une fois par tour, achever un zombie à bout portant ne lui coûte pas d’action. L’arme fait son bruit habituel.',
  },
  lily: {
    name: 'Pas légers',
    text: 'Ses déplacements au disque ne font aucun bruit, même manqués. Toucher une barricade reste bruyant.',
  },
  loretta: {
    name: 'Garde-manger',
    text: 'Deux rations partagent une seule place de sa fiche. Quand elle prend une ration et la garde, elle peut prendre un second marqueur au même endroit, sans action.',
  },
  mike: {
    name: 'Esquive',
    text: 'En fin de tour, dans la rue, une pichenette peut faire glisser sa figurine, sans action mais avec un bruit faible. Si elle tombe, touche quelque chose ou sort de la ville, elle revient.',
  },
  olivia: {
    name: 'Médecin',
    text: 'Deux boîtes de médicaments partagent une seule place de sa fiche. Sans action, une boîte, la sienne ou celle de l’allié soigné, rend une vie à elle-même ou à quelqu’un près d’elle.',
  },
  rosa: {
    name: 'Second souffle',
    text: 'Une fois par tour, un déplacement au disque manqué peut être retenté aussitôt du même endroit, sans action.',
  },
  thomas: {
    name: 'Poste de tir',
    text: 'Dans la rue, son tir peut partir de n’importe où à 6 cm de lui au plus, de tous côtés, sans bâtiment entre les deux.',
  },
};

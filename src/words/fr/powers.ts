// What each survivor's power is called, and what it does, to be read at the board.
import type { powers as English } from '../en/powers';

export const powers: typeof English = {
  anita: {
    name: 'Prolongation',
    text: 'Deux marqueurs bonus. Quand il ne reste plus d’action, rendez-en un pour agir encore une fois.',
  },
  elijah: {
    name: 'Fusées',
    text: 'Deux fusées éclairantes. Pour une action, lancez-en une en ville : ce tour-ci, les zombies vont vers elle, attirés par un bruit fort si la grande face est visible, faible si c’est la petite.',
  },
  gabriel: {
    name: 'Coup d’œil',
    text: 'Regarde deux marqueurs face cachée d’un même lieu et prend l’un des deux. L’autre reste face cachée.',
  },
  john: {
    name: 'Sur sa lancée',
    text: 'Dès qu’il a tué un zombie de sa main, il peut agir une troisième fois ce tour-ci.',
  },
  kevin: {
    name: 'Coup de grâce',
    text: 'Sa première exécution à bout portant du tour ne coûte pas d’action. L’arme reste aussi bruyante.',
  },
  lily: {
    name: 'Pas légers',
    text: 'Ses déplacements au palet ne font aucun bruit, même ratés.',
  },
  loretta: {
    name: 'Garde-manger',
    text: 'Deux rations tiennent dans une seule case de sa planche. Quand elle garde de la nourriture, elle peut prendre un second marqueur au même endroit.',
  },
  mike: {
    name: 'Esquive',
    text: 'Avant la fin de son tour, sa figurine peut être propulsée une fois dans la rue, sans action. Si elle tombe ou touche quoi que ce soit, elle revient.',
  },
  olivia: {
    name: 'Médecin',
    text: 'Deux médicaments tiennent dans une seule case de sa planche. Sans action, un médicament, le sien ou celui de l’allié qu’elle soigne, rend une vie à quelqu’un près d’elle.',
  },
  rosa: {
    name: 'Second souffle',
    text: 'Une fois par tour, un déplacement au palet raté peut être rejoué aussitôt, gratuitement.',
  },
  thomas: {
    name: 'Poste de tir',
    text: 'Dans la rue, son tir peut partir de tout point à 6 cm ou moins qu’il atteint en ligne droite.',
  },
};

// What survivors can do that others cannot, where a scenario brings it in.
import type { powers as English } from '../../en/rules/08-powers';

export const powers: typeof English = {
  R245: {
    title: 'Marqueurs d’action',
    text: 'Quand elle n’a plus d’action, Anita peut rendre un de ses deux marqueurs et agir encore une fois, avec le bruit de cette action. Les deux peuvent servir dans le même tour.',
  },
  R247: {
    title: 'Second regard',
    text: 'Quand Gabriel prend un marqueur face cachée, il peut d’abord en regarder un deuxième du même lieu. Il prend l’un des deux, quel qu’en soit l’effet ; l’autre reste face cachée, connu de lui seul.',
  },
  R248: {
    title: 'S’esquiver',
    text: 'Tout à la fin de son tour, la figurine de Mike peut recevoir une pichenette, dans la rue, sans action. Si elle ne touche rien, elle reste où elle s’arrête. Cela s’entend comme un déplacement.',
  },
  R249: {
    title: 'Tombée en route',
    text: 'Si la figurine tombe, touche quoi que ce soit ou quitte la ville, elle revient, et tout est comme avant.',
  },
  R250: {
    title: 'Médicaments empilés',
    text: 'Deux boîtes de médicaments tiennent sur un seul espace de la planche d’Olivia.',
  },
  R251: {
    title: 'Médecin',
    text: 'Pendant son tour, sans action, Olivia peut utiliser un médicament pour rendre une vie à quelqu’un de tout proche : sous le même toit, ou à ses côtés dans la rue. Le médicament est à elle ou à l’allié qu’elle soigne.',
  },
  R253: {
    title: 'Sur sa lancée',
    text: 'Dès que John a tué un zombie de sa main dans son tour, il peut agir encore une fois. Une seule fois par tour, quel que soit le nombre.',
  },
  R254: {
    title: 'Rations empilées',
    text: 'Deux rations tiennent sur un seul espace de la planche de Loretta.',
  },
  R255: {
    title: 'Garde-manger',
    text: 'Quand Loretta garde une ration qu’elle a prise, elle peut prendre un second marqueur du même lieu sans action, si elle a la place.',
  },
  A148: {
    title: 'Second souffle',
    text: 'Une fois par tour, quand son disque échoue, Rosa peut le relancer du même endroit sans action.',
  },
  A149: {
    title: 'Poste de tir',
    text: 'Dans la rue, le tir de Thomas peut partir de n’importe où à 6 cm au plus de sa figurine, en ville, sans bâtiment entre les deux.',
  },
  A150: {
    title: 'Coup de grâce',
    text: 'Le premier zombie que Kevin achève à bout portant dans un tour ne coûte pas d’action. L’arme fait son bruit habituel.',
  },
  A151: {
    title: 'Pas légers',
    text: 'Le disque de Lily ne fait pas de bruit, même quand le déplacement échoue.',
  },
};

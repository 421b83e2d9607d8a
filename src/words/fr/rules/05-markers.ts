// Taking and dropping, stealing, crossroads.
import type { markers as English } from '../../en/rules/05-markers';

export const markers: typeof English = {
  R112: {
    title: 'Prendre et déposer',
    text: 'À l’intérieur d’un bâtiment, une action permet de prendre un marqueur, d’en déposer un, ou d’échanger. C’est silencieux.',
  },
  R113: {
    title: 'Prendre',
    text: 'Un marqueur pris se pose face visible sur votre fiche et occupe une de vos deux places.',
  },
  R114: { title: 'Déposer', text: 'Un marqueur déposé attend le prochain qui passera.' },
  A125: {
    title: 'Déposé en secret',
    text: 'Un marqueur caché qu’on dépose ou qu’on vole reste face cachée. Ceux qui le connaissaient le connaissent encore.',
  },
  R116: {
    title: 'Regarder coûte l’action',
    text: 'Une fois un marqueur regardé, gardez-le ou laissez-le face visible : l’action est dépensée.',
  },
  A126: {
    title: 'Regarder, puis choisir',
    text: 'Après le regard, gardez le marqueur, laissez-le, ou gardez-le en déposant un autre : tout cela dans la même action.',
  },
  R117: {
    title: 'Deux places',
    text: 'Un survivant porte deux marqueurs au plus, en plus de son arme. Les deux places prises, il faut échanger.',
  },
  R200: {
    title: 'Fouiller les objets',
    text: 'Dans la rue, on peut prendre et déposer auprès d’un objet à un disque ou moins.',
  },
  R218: {
    title: 'Au carrefour',
    text: 'Un marqueur Carrefour se dévoile aussitôt : tirez une carte et lisez-la.',
  },
  R219: {
    title: 'Ce que dit la carte',
    text: 'On applique la carte autant que possible. Ce qui est impossible est ignoré.',
  },
  R221: {
    title: 'De nouveaux zombies',
    text: 'Les zombies qu’amène une carte viennent d’abord de la boîte, puis de la fosse.',
  },
  R225: {
    title: 'Voler',
    text: 'Quand un survivant tombe, le plus proche debout avec une place libre peut regarder un de ses marqueurs cachés.',
  },
  A98: {
    title: 'À égale distance du tombé',
    text: 'Si plusieurs peuvent voler, comme tous ceux d’un même bâtiment, le joueur dont c’est le tour désigne le voleur. Ce peut être un ami.',
  },
  R226: {
    title: 'Ce que fait le voleur',
    text: 'Le voleur garde le marqueur, le laisse, ou le jette si c’est un X.',
  },
  R323: {
    title: 'Retrouvé !',
    text: 'Un marqueur Survivant ajoute un ami à l’équipe, dans le bâtiment où il se trouvait.',
  },
  R330: {
    title: 'Porté en secret',
    text: 'La clé, l’essence et les X vont face cachée sur votre fiche. L’autre équipe ne voit pas ce que c’est.',
  },
  R332: {
    title: 'Cartes sur table',
    text: 'Qui entre dans le camping-car dévoile ses marqueurs cachés. La clé et l’essence y sont posées aussitôt, sans action.',
  },
  A39: {
    title: 'Un marqueur Zombie',
    text: 'Il réveille un zombie à l’endroit même de la trouvaille.',
  },
  A97: {
    title: 'Prêt aussitôt',
    text: 'Un survivant tout juste retrouvé peut agir dès cette manche.',
  },
};

// Taking and dropping, stealing, crossroads.
import { rule } from './rule';

export const markers = {
  R112: rule(
    ['Take and drop', 'Prendre et déposer'],
    'Inside a building one action takes a marker, drops one, or swaps two. It is silent.',
    'À l’intérieur d’un bâtiment, une action permet de prendre un marqueur, d’en déposer un, ou d’échanger. C’est silencieux.',
  ),
  R113: rule(
    ['Taking', 'Prendre'],
    'A marker you take lies face up on your board and fills one of your two spaces.',
    'Un marqueur pris se pose face visible sur votre fiche et occupe une de vos deux places.',
  ),
  R114: rule(
    ['Dropping', 'Déposer'],
    'A marker you drop waits there for whoever comes next.',
    'Un marqueur déposé attend le prochain qui passera.',
  ),
  A125: rule(
    ['Dropped in secret', 'Déposé en secret'],
    'A hidden marker that is dropped or stolen stays face down. Those who knew it still know it.',
    'Un marqueur caché qu’on dépose ou qu’on vole reste face cachée. Ceux qui le connaissaient le connaissent encore.',
  ),
  R116: rule(
    ['Looking costs the action', 'Regarder coûte l’action'],
    'Once you have looked at a face-down marker, keep it or leave it face up: the action is spent either way.',
    'Une fois un marqueur regardé, gardez-le ou laissez-le face visible : l’action est dépensée.',
  ),
  A126: rule(
    ['Look, then choose', 'Regarder, puis choisir'],
    'After the look, keep the marker, leave it, or keep it and put another down: all in the same action.',
    'Après le regard, gardez le marqueur, laissez-le, ou gardez-le en déposant un autre : tout cela dans la même action.',
  ),
  R117: rule(
    ['Two spaces', 'Deux places'],
    'A survivor carries two markers at most, besides the printed weapon. When both spaces are full, swap.',
    'Un survivant porte deux marqueurs au plus, en plus de son arme. Les deux places prises, il faut échanger.',
  ),
  R200: rule(
    ['Searching objects', 'Fouiller les objets'],
    'In the street you may take and drop at an object within one disc.',
    'Dans la rue, on peut prendre et déposer auprès d’un objet à un disque ou moins.',
  ),
  R218: rule(
    ['At the crossroads', 'Au carrefour'],
    'A crossroads marker is shown at once: draw a card and read it out.',
    'Un marqueur Carrefour se dévoile aussitôt : tirez une carte et lisez-la.',
  ),
  R219: rule(
    ['What the card says', 'Ce que dit la carte'],
    'The card is carried out as far as possible. What cannot be done is skipped.',
    'On applique la carte autant que possible. Ce qui est impossible est ignoré.',
  ),
  R221: rule(
    ['New zombies', 'De nouveaux zombies'],
    'Zombies that a card brings come out of the box first, then from the dump.',
    'Les zombies qu’amène une carte viennent d’abord de la boîte, puis de la fosse.',
  ),
  R225: rule(
    ['Stealing', 'Voler'],
    'When a survivor falls, the nearest one standing with a free space may look at one of the hidden markers.',
    'Quand un survivant tombe, le plus proche debout avec une place libre peut regarder un de ses marqueurs cachés.',
  ),
  A98: rule(
    ['Equally near to the fallen', 'À égale distance du tombé'],
    'Where several could steal, as all in one building could, the player whose turn it is names the thief. It may be a friend.',
    'Si plusieurs peuvent voler, comme tous ceux d’un même bâtiment, le joueur dont c’est le tour désigne le voleur. Ce peut être un ami.',
  ),
  R226: rule(
    ['What the thief does', 'Ce que fait le voleur'],
    'The thief keeps the marker, leaves it, or throws it away if it is an X.',
    'Le voleur garde le marqueur, le laisse, ou le jette si c’est un X.',
  ),
  R323: rule(
    ['Found!', 'Retrouvé !'],
    'A survivor marker adds a friend to the team, in the building where the marker lay.',
    'Un marqueur Survivant ajoute un ami à l’équipe, dans le bâtiment où il se trouvait.',
  ),
  R330: rule(
    ['Carried in secret', 'Porté en secret'],
    'The key, fuel and X go face down on your board. The other team does not see what they are.',
    'La clé, l’essence et les X vont face cachée sur votre fiche. L’autre équipe ne voit pas ce que c’est.',
  ),
  R332: rule(
    ['Cards on the table', 'Cartes sur table'],
    'Whoever enters the RV shows all hidden markers. The key and fuel are put down there at once, for free.',
    'Qui entre dans le camping-car dévoile ses marqueurs cachés. La clé et l’essence y sont posées aussitôt, sans action.',
  ),
  A39: rule(
    ['A zombie marker', 'Un marqueur Zombie'],
    'It wakes a zombie right where you found it.',
    'Il réveille un zombie à l’endroit même de la trouvaille.',
  ),
  A97: rule(
    ['Ready at once', 'Prêt aussitôt'],
    'A survivor who has just been found may act in this very round.',
    'Un survivant tout juste retrouvé peut agir dès cette manche.',
  ),
};

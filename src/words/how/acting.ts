// What you do in your turn.
import { section } from './section';

export const acting = [
  section(
    'goal',
    ['The aim', 'Le but'],
    [
      'Each scenario gives your group a task and a few days to do it in. Finish it before the day marker reaches the skull, before too many die, and before the dump runs out of zombies.',
      'Chaque scénario confie une tâche à votre groupe, et quelques jours pour l’accomplir. Achevez-la avant que le marqueur de jour atteigne le crâne, avant d’avoir trop de morts, et avant que la fosse se vide.',
    ],
  ),
  section(
    'round',
    ['Rounds and turns', 'Manches et tours'],
    [
      'A round is a day or a night. In each round every survivor plays once, in any order you like. The backpack shows who is still available.',
      'Une manche est un jour ou une nuit. Chaque survivant y joue une fois, dans l’ordre de votre choix. Le sac à dos montre qui est encore disponible.',
    ],
    [
      'In a turn one survivor takes up to two actions: move, use a weapon, take or drop, or finish off a zombie on the ground. The same action twice is fine. Then the zombies answer.',
      'À son tour, un survivant fait jusqu’à deux actions : se déplacer, utiliser une arme, prendre ou déposer, achever un zombie à terre. Deux fois la même, c’est permis. Puis les zombies réagissent.',
    ],
  ),
  section(
    'move',
    ['Moving', 'Se déplacer'],
    [
      'The disc takes the survivor’s place, and you flick it. If it touches nothing and stays in town, the survivor stands where it stopped. If it touches anything, the survivor stays put and the action is lost.',
      'Le disque prend la place du survivant, et vous le lancez. S’il ne touche rien et reste en ville, le survivant se place où il s’est arrêté. Au moindre contact, le survivant ne bouge pas et l’action est perdue.',
    ],
    [
      'Between two actions you choose which way to look; after the last one the disc’s line decides. It matters, for shots start at the left or right hand.',
      'Entre deux actions, vous choisissez où regarder ; après la dernière, la ligne du disque décide. C’est important : les tirs partent de la main gauche ou de la droite.',
    ],
  ),
  section(
    'doors',
    ['Doors', 'Les portes'],
    [
      'A door is the gap between a building’s two supports. The whole disc must pass it from the front. Brushing the inner sides is allowed. To leave, the disc starts behind the building and must come out completely.',
      'La porte est l’espace entre les deux montants d’un bâtiment. Le disque entier doit la franchir par l’avant. Frôler l’intérieur des montants est permis. Pour sortir, le disque part de derrière et doit ressortir en entier.',
    ],
  ),
  section(
    'close',
    ['Too close', 'Trop près'],
    [
      'A standing survivor within one disc of a standing zombie loses 1 life and falls. During your own turn you are safe until your last action is done. Lying down, nobody is hurt this way.',
      'Un survivant debout à un disque ou moins d’un zombie debout perd 1 vie et tombe. Pendant votre tour, vous ne risquez rien avant la fin de vos actions. Couché, on ne craint rien.',
    ],
  ),
  section(
    'shoot',
    ['Rifle, knife, sniper rifle', 'Fusil, couteau, fusil de précision'],
    [
      'The first thing the shot touches decides. A standing figure that falls is hit: a zombie goes to the dump, a survivor loses 1 life, friends too. Anything else stops the shot without harm.',
      'Le premier contact décide. Une figurine debout qui tombe est touchée : un zombie part à la fosse, un survivant perd 1 vie, ami ou non. Tout le reste arrête le tir sans dommage.',
    ],
    [
      'Two rifles fire two bullets for one action, one from each side. From inside a building you shoot out through the door, unless a zombie is inside with you.',
      'Deux fusils tirent deux balles en une action, une de chaque côté. De l’intérieur, on tire par la porte, sauf si un zombie s’y trouve aussi.',
    ],
  ),
  section(
    'shotgun',
    ['Shotgun', 'Fusil à pompe'],
    [
      'All pellets fly at once. Everybody a pellet touches who then falls is hit, ricochets included. Mind your friends.',
      'Tous les plombs partent d’un coup. Quiconque est touché par un plomb et tombe est blessé, ricochets compris. Attention aux amis.',
    ],
  ),
  section(
    'bat',
    ['Bat', 'La batte'],
    [
      'The bat is a blow and a move in one. It lies in the survivor’s place, turned as you like, and you flick its handle. If it meets a zombie or a rival first, or nothing, you stand where it stopped. It knocks down and never wounds.',
      'La batte est un coup et un déplacement à la fois. Elle se couche à la place du survivant, tournée comme vous voulez, et vous frappez le manche. Si elle rencontre d’abord un zombie, un rival, ou rien, vous vous placez où elle s’arrête. Elle renverse sans blesser.',
    ],
  ),
  section(
    'pointBlank',
    ['Point-blank', 'À bout portant'],
    [
      'Next to a zombie on the ground, one action and any weapon kill it without a flick. The weapon makes its usual noise.',
      'À côté d’un zombie à terre, une action et n’importe quelle arme l’achèvent sans pichenette. L’arme fait son bruit habituel.',
    ],
  ),
  section(
    'take',
    ['Take and drop', 'Prendre et déposer'],
    [
      'Inside a building, one action takes a marker, drops one or swaps two, silently. A survivor carries two at most. Looking at a face-down marker costs the action, even if you leave it.',
      'Dans un bâtiment, une action prend un marqueur, en dépose un ou échange, en silence. Un survivant en porte deux au plus. Regarder un marqueur face cachée coûte l’action, même si vous le laissez.',
    ],
  ),
];

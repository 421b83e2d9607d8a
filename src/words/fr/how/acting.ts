// What you do in your turn.
import type { acting as English } from '../../en/how/acting';

export const acting: typeof English = {
  goal: {
    title: 'Le but',
    text: {
      task: 'Chaque scénario confie une tâche à votre groupe, et quelques jours pour l’accomplir. Achevez-la avant que le marqueur de jour atteigne le crâne, avant d’avoir trop de morts, et avant que la fosse se vide.',
    },
  },
  round: {
    title: 'Manches et tours',
    text: {
      rounds:
        'Une manche est un jour ou une nuit. Chaque survivant y joue une fois, dans l’ordre de votre choix. Le sac à dos montre qui est encore disponible.',
      turns:
        'À son tour, un survivant fait jusqu’à deux actions : se déplacer, utiliser une arme, prendre ou déposer, achever un zombie à terre. Deux fois la même, c’est permis. Puis les zombies réagissent.',
      takingBack:
        'Un choix peut être annulé, même la fin d’un tour, tant que rien n’a été lancé, tiré, retourné ou regardé depuis : à côté de la question, ou avec Ctrl+Z.',
    },
  },
  move: {
    title: 'Se déplacer',
    text: {
      disc: 'Le disque prend la place du survivant, et vous le lancez. S’il ne touche rien et reste en ville, le survivant se place où il s’est arrêté. Au moindre contact, le survivant ne bouge pas et l’action est perdue.',
      facing:
        'Entre deux actions, vous choisissez où regarder ; après la dernière, la ligne du disque décide. C’est important : les tirs partent de la main gauche ou de la droite.',
    },
  },
  hand: {
    title: 'Votre main',
    text: {
      breath:
        'Dans une partie à mains vivantes, la visée respire dès que l’on tire au-delà du tiers de la force : d’autant plus que l’on tire fort, moins après une seconde sans bouger, de nouveau plus quand la main se fatigue. Attendez que la flèche croise ce que vous visez, et lâchez ; rien ne s’y ajoute. La visée fine ralentit la main, pas le souffle. Un peu moins de force fait souvent un meilleur tir.',
    },
  },
  looking: {
    title: 'Regarder de plus près',
    text: {
      names:
        'Laissez la souris sur un objet, ou gardez-y le doigt : il dit son nom, sa distance à qui agit, de bord à bord, et la règle qui s’applique. Deux fois sur la neige ramène la vue du tour, encore une fois toute la table.',
    },
  },
  doors: {
    title: 'Les portes',
    text: {
      passing:
        'La porte est l’espace entre les deux montants d’un bâtiment. Le disque entier doit la franchir par l’avant. Frôler l’intérieur des montants est permis. Pour sortir, le disque part de derrière et doit ressortir en entier.',
    },
  },
  close: {
    title: 'Trop près',
    text: {
      harm: 'Un survivant debout à un disque ou moins d’un zombie debout perd 1 vie et tombe. Pendant votre tour, vous ne risquez rien avant la fin de vos actions. Couché, on ne craint rien.',
    },
  },
  shoot: {
    title: 'Fusil, couteau, fusil de précision',
    text: {
      firstTouch:
        'Le premier contact décide. Une figurine debout qui tombe est touchée : un zombie part à la fosse, un survivant perd 1 vie, ami ou non. Tout le reste arrête le tir sans dommage.',
      twoRifles:
        'Deux fusils tirent deux balles en une action, une de chaque côté. De l’intérieur, on tire par la porte, sauf si un zombie s’y trouve aussi.',
    },
  },
  shotgun: {
    title: 'Fusil à pompe',
    text: {
      pellets:
        'Tous les plombs partent d’un coup. Quiconque est touché par un plomb et tombe est blessé, ricochets compris. Attention aux amis.',
    },
  },
  bat: {
    title: 'La batte',
    text: {
      blow: 'La batte est un coup et un déplacement à la fois. Elle se couche à la place du survivant, tournée comme vous voulez, et vous frappez le manche. Si elle rencontre d’abord un zombie, un rival, ou rien, vous vous placez où elle s’arrête. Elle renverse sans blesser.',
    },
  },
  pointBlank: {
    title: 'À bout portant',
    text: {
      finish:
        'À côté d’un zombie à terre, une action et n’importe quelle arme l’achèvent sans pichenette. L’arme fait son bruit habituel.',
    },
  },
  take: {
    title: 'Prendre et déposer',
    text: {
      markers:
        'Dans un bâtiment, une action prend un marqueur, en dépose un ou échange, en silence. Un survivant en porte deux au plus. Regarder un marqueur face cachée coûte l’action, même si vous le laissez.',
    },
  },
};

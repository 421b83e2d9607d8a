// What answers you.
import { section } from './section';

export const answering = [
  section(
    'noise',
    ['Noise', 'Le bruit'],
    [
      'Firearms are loud, moves and other weapons are low, all else is silent. Only the loudest action of your turn counts.',
      'Les armes à feu font un bruit fort, les déplacements et les autres armes un bruit faible, le reste est silencieux. Seule compte l’action la plus bruyante de votre tour.',
    ],
    [
      'Low: the nearest zombie stands up, or rushes if it stands already. Loud: the nearest three that stand rush, and all that lie get up.',
      'Faible : le zombie le plus proche se relève, ou se rue s’il est déjà debout. Fort : les trois plus proches debout se ruent, et tous ceux qui sont couchés se relèvent.',
    ],
  ),
  section(
    'rush',
    ['The rush', 'La ruée'],
    [
      'The tower stands where the nearest zombie was, aimed at the noise. The strut is pulled, the zombies tumble out, and every survivor who is knocked over loses 1 life.',
      'La tour se dresse là où était le zombie le plus proche, tournée vers le bruit. On tire la tige, les zombies dégringolent, et tout survivant renversé perd 1 vie.',
    ],
  ),
  section(
    'inside',
    ['Zombies indoors and duels', 'Zombies à l’intérieur et duels'],
    [
      'A zombie that slides through a door or stands against a support goes in, if somebody or something is there and fewer than two zombies are. Whoever enters such a building, or wants to act in it, must fight first.',
      'Un zombie qui glisse par la porte ou se tient contre un montant entre, s’il y a là quelqu’un ou quelque chose et moins de deux zombies. Qui entre dans un tel bâtiment, ou veut y agir, doit d’abord se battre.',
    ],
    [
      'Duels take place on a lane outside town. You shoot; if the zombie still stands it turns a card and walks closer or attacks. With the bat you have one blow, and may wait for the right moment.',
      'Les duels ont lieu sur une piste hors de la ville. Vous tirez ; si le zombie est encore debout, il retourne une carte et avance ou attaque. Avec la batte, vous n’avez qu’un coup, et pouvez attendre le bon moment.',
    ],
  ),
  section(
    'end',
    ['The end of a round', 'La fin d’une manche'],
    [
      'The day marker moves on, all zombies stand up, and a new horde rushes from the dump: the invasion markers say how many by day and by night. If the dump has too few, the town is overrun and you lose.',
      'Le marqueur de jour avance, tous les zombies se relèvent, et une nouvelle horde sort de la fosse : les marqueurs d’invasion disent combien, le jour et la nuit. Si la fosse n’en a pas assez, la ville est submergée et vous perdez.',
    ],
  ),
  section(
    'life',
    ['Life and death', 'La vie et la mort'],
    [
      'A rush, a bullet, a zombie too close, a lost duel or hunger cost 1 life each. With the last one a survivor leaves the game, and all that was carried turns up in the grocery store.',
      'Une ruée, une balle, un zombie trop près, un duel perdu ou la faim coûtent 1 vie. Avec la dernière, le survivant quitte la partie, et ce qu’il portait se retrouve à l’épicerie.',
    ],
  ),
  section(
    'teams',
    ['Two teams', 'Deux équipes'],
    [
      'Teams take turns. The survivor with the pretzel opens each round. Rivals who meet indoors fight, and the loser is thrown out of the door. When a survivor falls, the nearest one standing may steal a hidden marker.',
      'Les équipes alternent. Le survivant au bretzel ouvre chaque manche. Deux rivaux qui se croisent à l’intérieur se battent, et le perdant est jeté dehors. Quand un survivant tombe, le plus proche debout peut voler un marqueur caché.',
    ],
  ),
];

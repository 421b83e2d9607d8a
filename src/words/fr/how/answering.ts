// What answers you.
import type { answering as English } from '../../en/how/answering';

export const answering: typeof English = {
  noise: {
    title: 'Le bruit',
    text: {
      loudness:
        'Les armes à feu font un bruit fort, les déplacements et les autres armes un bruit faible, le reste est silencieux. Seule compte l’action la plus bruyante de votre tour.',
      answer:
        'Faible : le zombie le plus proche se relève, ou se rue s’il est déjà debout. Fort : les trois plus proches debout se ruent, et tous ceux qui sont couchés se relèvent.',
    },
  },
  rush: {
    title: 'La ruée',
    text: {
      tower:
        'La tour se dresse là où était le zombie le plus proche, tournée vers le bruit. On tire la tige, les zombies dégringolent, et tout survivant renversé perd 1 vie.',
    },
  },
  inside: {
    title: 'Zombies à l’intérieur et duels',
    text: {
      entering:
        'Un zombie qui glisse par la porte ou se tient contre un montant entre, s’il y a là quelqu’un ou quelque chose et moins de deux zombies. Qui entre dans un tel bâtiment, ou veut y agir, doit d’abord se battre.',
      duels:
        'Les duels ont lieu sur une piste hors de la ville. Vous tirez ; si le zombie est encore debout, il retourne une carte et avance ou attaque. Avec la batte, vous n’avez qu’un coup, et pouvez attendre le bon moment.',
    },
  },
  end: {
    title: 'La fin d’une manche',
    text: {
      horde:
        'Le marqueur de jour avance, tous les zombies se relèvent, et une nouvelle horde sort de la fosse : les marqueurs d’invasion disent combien, le jour et la nuit. Si la fosse n’en a pas assez, la ville est submergée et vous perdez.',
    },
  },
  life: {
    title: 'La vie et la mort',
    text: {
      losing:
        'Une ruée, une balle, un zombie trop près, un duel perdu ou la faim coûtent 1 vie. Avec la dernière, le survivant quitte la partie, et ce qu’il portait se retrouve à l’épicerie.',
    },
  },
  powers: {
    title: 'Pouvoirs',
    text: {
      boards:
        'À partir du septième scénario, chaque survivant sait faire ce que les autres ne savent pas. C’est écrit sur sa planche, avec les marqueurs qu’il faut et si c’est possible maintenant ; touchez-le pour le lire.',
      free: 'Certains pouvoirs ne coûtent pas d’action. Ils sont proposés à côté des actions, et aussi quand il n’en reste aucune ; c’est alors vous qui finissez le tour.',
    },
  },
  teams: {
    title: 'Deux équipes',
    text: {
      rivals:
        'Les équipes alternent. Le survivant au bretzel ouvre chaque manche. Deux rivaux qui se croisent à l’intérieur se battent, et le perdant est jeté dehors. Quand un survivant tombe, le plus proche debout peut voler un marqueur caché.',
      doors:
        'Là où des portes portent un X, personne n’entre. Un bâtiment laissé vide reçoit le X d’une autre porte. Qui est trouvé à l’intérieur attend, et suit le prochain qui sort par un déplacement.',
    },
  },
};

// Noise, the tower, the rush, the horde, zombies at doors.
import { rule } from './rule';

export const noise = {
  R119: rule(
    ['Noise', 'Le bruit'],
    'After your actions the zombies answer once, to the loudest thing you did: firearms are loud, moves and other weapons are low, all else is silent.',
    'Après vos actions, les zombies réagissent une fois, au plus bruyant : une arme à feu fait un bruit fort, un déplacement ou une autre arme un bruit faible, le reste est silencieux.',
  ),
  R120: rule(
    ['Loud', 'Bruit fort'],
    'Any shot with a firearm is loud, hit or miss. The nearest standing zombies, up to three, come at you, and all that lie in town stand up.',
    'Tout tir d’arme à feu fait un bruit fort, touché ou raté. Les zombies debout les plus proches, jusqu’à trois, se ruent sur vous, et ceux qui étaient couchés en ville se relèvent.',
  ),
  R121: rule(
    ['Low', 'Bruit faible'],
    'Moving, the bat and the knife make a low noise. Only the nearest zombie answers: if it lies it stands up, if it stands it rushes.',
    'Se déplacer, la batte et le couteau font un bruit faible. Seul le zombie le plus proche réagit : couché, il se relève ; debout, il se rue.',
  ),
  R122: rule(
    ['Silent', 'Silence'],
    'Taking, dropping and doing nothing make no sound. No zombie answers.',
    'Prendre, déposer ou ne rien faire ne s’entend pas. Aucun zombie ne réagit.',
  ),
  R126: rule(
    ['They all get up', 'Tous se relèvent'],
    'A loud noise, and the end of a round, raise every zombie that lies in town, indoors too.',
    'Un bruit fort, comme la fin d’une manche, relève tous les zombies couchés en ville, même à l’intérieur.',
  ),
  R129: rule(
    ['It only gets up', 'Il ne fait que se relever'],
    'After a low noise a nearest zombie that lies just stands up. No rush.',
    'Après un bruit faible, si le zombie le plus proche est couché, il se relève seulement. Pas de ruée.',
  ),
  R135: rule(
    ['Around the corner', 'Au coin du mur'],
    'If a building is in the way, the tower aims past the side of it that is nearer to the survivor.',
    'Si un bâtiment fait écran, la tour vise juste à côté de son bord le plus proche du survivant.',
  ),
  R137: rule(
    ['Spots on the trapdoor', 'Les places sur la trappe'],
    'Each zombie goes on the spot with its own number. If that is taken, you choose a free one.',
    'Chaque zombie va sur la place qui porte son numéro. Si elle est prise, vous en choisissez une libre.',
  ),
  R138: rule(
    ['The rush', 'La ruée'],
    'The tower stands where the nearest zombie was and aims at you. The strut is pulled, and they fall out and slide.',
    'La tour se dresse là où était le zombie le plus proche et vise le bruit. On tire la tige, et ils tombent et glissent.',
  ),
  R139: rule(
    ['Knocked over', 'Renversé'],
    'Every survivor that a rush knocks over loses 1 life, whatever did the knocking. Lying survivors are safe.',
    'Tout survivant renversé par une ruée perd 1 vie, quel que soit ce qui l’a renversé. Un survivant déjà couché ne craint rien.',
  ),
  R144: rule(
    ['Zombies at the door', 'Des zombies à la porte'],
    'A zombie enters a building where a survivor or a marker is, as long as fewer than two zombies are inside.',
    'Un zombie entre dans un bâtiment où se trouve un survivant ou un marqueur, s’il y a moins de deux zombies dedans.',
  ),
  A54: rule(
    ['No way in', 'Pas d’entrée'],
    'A zombie that slides through a door and may not enter stays in the street, where it came to rest.',
    'Un zombie qui glisse par une porte sans pouvoir entrer reste dans la rue, où il s’est arrêté.',
  ),
  R145: rule(
    ['Through the door', 'Par la porte'],
    'A zombie of which any part has slid past the door line goes in.',
    'Un zombie dont la moindre partie a passé la porte entre.',
  ),
  R146: rule(
    ['Leaning on the wall', 'Contre le mur'],
    'A standing zombie within one disc of a building’s support goes in too.',
    'Un zombie debout à un disque ou moins d’un montant entre aussi.',
  ),
  R150: rule(
    ['The new horde', 'La nouvelle horde'],
    'Before each day and each night the tower on the dump sends as many zombies as the invasion marker says.',
    'Avant chaque jour et chaque nuit, la tour posée sur la fosse envoie autant de zombies que l’indique le marqueur d’invasion.',
  ),
  R153: rule(
    ['Overrun', 'Submergés'],
    'If the dump cannot send as many zombies as it must, the town is overrun and everybody loses. Do not leave them all walking about.',
    'Si la fosse ne peut envoyer autant de zombies qu’il en faut, la ville est submergée et tout le monde perd. N’en laissez pas trop en vadrouille.',
  ),
  A128: rule(
    ['A dump too small', 'Une fosse trop petite'],
    'Some scenarios bring more zombies than the dump holds at first. Kill some in time: the killed go back to the dump.',
    'Certains scénarios amènent plus de zombies que la fosse n’en contient au départ. Tuez-en à temps : les tués y retournent.',
  ),
  A44: rule(
    ['Equally near', 'À égale distance'],
    'Where several zombies are equally near, the player whose turn it is chooses.',
    'À égale distance, c’est le joueur dont c’est le tour qui choisit.',
  ),
};

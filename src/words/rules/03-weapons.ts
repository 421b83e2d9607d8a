// Rifle, two rifles, knife, bat, shotgun, sniper rifle, point-blank.
import { rule } from './rule';

export const weapons = {
  R071: rule(
    ['Left hand or right', 'Main gauche ou main droite'],
    'A shot starts one bullet’s width to the left or right of the survivor. A side without room cannot be used.',
    'Le tir part à une largeur de balle à gauche ou à droite du survivant. Un côté sans place est exclu.',
  ),
  R073: rule(
    ['The first touch counts', 'Le premier contact compte'],
    'A bullet or knife hurts only the first thing it touches, and only if that is a standing figure that falls. A wall, an object or a figure on the ground stops it harmlessly.',
    'Une balle ou un couteau ne blesse que la première chose touchée, et seulement si c’est une figurine debout qui tombe. Un mur, un objet ou une figurine couchée l’arrête sans dommage.',
  ),
  R076: rule(
    ['It did not fall', 'Elle n’est pas tombée'],
    'A figure that is hit but stays on its feet is not hurt. It stays where it was pushed.',
    'Une figurine touchée qui reste debout n’est pas blessée. Elle reste où elle a été poussée.',
  ),
  R079: rule(
    ['A hit', 'Touché'],
    'The first figure a bullet or knife touches is wounded if it falls.',
    'La première figurine touchée par une balle ou un couteau est blessée si elle tombe.',
  ),
  R080: rule(
    ['One hit is enough', 'Un coup suffit'],
    'A wounded zombie goes to the dump. From there it may come back with a later horde.',
    'Un zombie blessé part à la fosse. Il peut en revenir avec une prochaine horde.',
  ),
  R081: rule(
    ['Friendly fire', 'Tir ami'],
    'A survivor who is hit, friend or foe, loses 1 life and stays down.',
    'Un survivant touché, ami ou rival, perd 1 vie et reste couché.',
  ),
  R082: rule(
    ['Only knocked over', 'Seulement renversé'],
    'Whoever else a shot knocks over is unhurt and stands up again.',
    'Tous les autres que le tir renverse sont indemnes et se relèvent.',
  ),
  R083: rule(
    ['A miss', 'Raté'],
    'If the shot touches nothing, nothing happens. The action is spent, and the noise was made.',
    'Si le tir ne touche rien, il ne se passe rien. L’action est perdue, et le bruit est fait.',
  ),
  R084: rule(
    ['Two rifles', 'Deux fusils'],
    'With two rifles one action fires two bullets, one from each side, at one target or two.',
    'Avec deux fusils, une action tire deux balles, une de chaque côté, sur une cible ou sur deux.',
  ),
  R089: rule(
    ['Shooting from inside', 'Tirer de l’intérieur'],
    'From inside, the shot starts behind the building and goes out through the door.',
    'De l’intérieur, le tir part de derrière le bâtiment et sort par la porte.',
  ),
  R090: rule(
    ['Not with a zombie in the room', 'Pas avec un zombie dans la pièce'],
    'You cannot shoot out of a building while a zombie is inside with you.',
    'On ne tire pas d’un bâtiment tant qu’un zombie s’y trouve.',
  ),
  R092: rule(
    ['The bat', 'La batte'],
    'The bat knocks figures down. It never wounds them.',
    'La batte renverse. Elle ne blesse jamais.',
  ),
  R094: rule(
    ['Swinging the bat', 'Manier la batte'],
    'The bat lies down in the survivor’s place, turned as you like, and you flick its handle. It needs room to lie.',
    'La batte se couche à la place du survivant, tournée comme vous voulez, et vous frappez son manche. Il lui faut de la place.',
  ),
  R096: rule(
    ['A good blow', 'Un beau coup'],
    'If the bat meets a zombie or a rival first, the move succeeds, whether they fall or not, and the survivor stands where the bat stopped.',
    'Si la batte rencontre d’abord un zombie ou un rival, le déplacement réussit, qu’il tombe ou non, et le survivant se place où elle s’est arrêtée.',
  ),
  R098: rule(
    ['A spoiled blow', 'Un coup manqué'],
    'If the bat meets an object, a building or a friend first, the survivor goes back. What was pushed stays pushed.',
    'Si la batte rencontre d’abord un objet, un bâtiment ou un ami, le survivant revient à sa place. Ce qui a été poussé le reste.',
  ),
  R102: rule(
    ['A zombie on the ground', 'Un zombie à terre'],
    'A zombie that lies down stays down until noise, the end of the round or company raises it. It joins no rush, and it can be killed point-blank.',
    'Un zombie couché le reste jusqu’à ce que le bruit, la fin de la manche ou une visite le relève. Il ne participe à aucune ruée et peut être achevé à bout portant.',
  ),
  R105: rule(
    ['The knife', 'Le couteau'],
    'The knife is thrown like a bullet and wounds the same way, but quietly.',
    'Le couteau se lance comme une balle et blesse de même, mais sans vacarme.',
  ),
  R109: rule(
    ['Point-blank', 'À bout portant'],
    'Next to a zombie on the ground, one action kills it without a flick.',
    'À côté d’un zombie à terre, une action suffit à l’achever, sans pichenette.',
  ),
  R110: rule(
    ['Point-blank is heard', 'À bout portant, ça s’entend'],
    'The weapon you use point-blank makes its usual noise.',
    'L’arme utilisée à bout portant fait son bruit habituel.',
  ),
  R111: rule(
    ['To the dump', 'À la fosse'],
    'A zombie killed point-blank goes to the dump like any other.',
    'Un zombie achevé à bout portant part à la fosse comme les autres.',
  ),
  R173: rule(
    ['The shotgun', 'Le fusil à pompe'],
    'Every figure that a pellet touches and that falls is wounded, ricochets included. That goes for friends too.',
    'Toute figurine touchée par un plomb et qui tombe est blessée, ricochets compris. Les amis aussi.',
  ),
  R177: rule(
    ['The sniper rifle', 'Le fusil de précision'],
    'Its template keeps the bullet straight: it works like a rifle, but goes where it points.',
    'Son gabarit garde la balle droite : il agit comme un fusil, mais va où il vise.',
  ),
  A05: rule(
    ['No room to shoot', 'Pas la place de tirer'],
    'The bullet, knife or template must fit beside the survivor. If neither side has room, you cannot shoot from here.',
    'La balle, le couteau ou le gabarit doit tenir à côté du survivant. Sans place d’aucun côté, pas de tir d’ici.',
  ),
  A40: rule(
    ['Acid', 'L’acide'],
    'A disc or bat that touches the puddle has failed. A zombie swept onto it goes to the dump; a survivor thrown onto it loses 1 life.',
    'Un disque ou une batte qui touche la flaque a échoué. Un zombie qu’une ruée y jette part à la fosse ; un survivant y perd 1 vie.',
  ),
};

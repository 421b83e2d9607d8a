// Moving, doors, barricades.
import { rule } from './rule';

export const moving = {
  R054: rule(
    ['Moving', 'Se déplacer'],
    'The disc takes the survivor’s place and you flick it. It needs room to lie where you start.',
    'Le disque prend la place du survivant et vous le lancez. Il lui faut la place de se poser au départ.',
  ),
  R055: rule(
    ['A clean move', 'Un déplacement net'],
    'If the disc touches nothing and stays in town, the survivor stands where it stopped. A disc that stops across a door line has not made it.',
    'Si le disque ne touche rien et reste en ville, le survivant se place où il s’est arrêté. Arrêté en travers d’une porte, il n’est pas passé.',
  ),
  R056: rule(
    ['A spoiled move', 'Un déplacement manqué'],
    'If the disc touches a figure, an object or a building, or leaves town, the survivor stays put and the action is spent. Whatever the disc pushed goes back to its place.',
    'Si le disque touche une figurine, un objet ou un bâtiment, ou sort de la ville, le survivant ne bouge pas et l’action est perdue. Ce que le disque a poussé reprend sa place.',
  ),
  R058: rule(
    ['Which way you face', 'De quel côté regarder'],
    'If a move was your last action, the survivor looks along the line on the disc, or along the bat. It matters: shots start at the left or right hand.',
    'Si un déplacement est votre dernière action, le survivant regarde dans l’axe du disque ou de la batte. C’est important : on tire de la main gauche ou de la droite.',
  ),
  A122: rule(
    ['Turning', 'Se tourner'],
    'After a move, made or spoiled, you may turn the survivor freely before the next action. End the turn instead, and it looks along the line.',
    'Après un déplacement, réussi ou manqué, tournez le survivant librement avant l’action suivante. Si vous finissez le tour, il regarde dans l’axe.',
  ),
  R065: rule(
    ['Inside', 'À l’intérieur'],
    'Pass the door completely and you are inside. Nothing in the street can hit you there, but zombies can follow you in.',
    'Passez la porte en entier et vous êtes à l’intérieur. Rien de la rue ne peut vous y toucher, mais les zombies peuvent vous suivre.',
  ),
  R067: rule(
    ['Leaving a building', 'Sortir d’un bâtiment'],
    'To leave, the disc starts behind the building, anywhere along the door, and must pass it completely. If it does not, you stay inside and the action is spent.',
    'Pour sortir, le disque part de derrière le bâtiment, où vous voulez le long de la porte, et doit la franchir en entier. Sinon, vous restez dedans et l’action est perdue.',
  ),
  R068: rule(
    ['Door posts', 'Les montants'],
    'In a doorway the disc may brush the inner sides of the two supports. Any other part of the building spoils the move.',
    'Dans une porte, le disque peut frôler l’intérieur des deux montants. Tout autre contact avec le bâtiment gâche le déplacement.',
  ),
  R069: rule(
    ['Something in the door', 'Un objet dans la porte'],
    'An object in a doorway, or right before or behind it, may be set aside for your flick, with the disc or the bat. It comes back afterwards.',
    'Un objet dans une porte, ou juste devant ou derrière, peut être écarté le temps de la pichenette, au disque ou à la batte. Il revient ensuite.',
  ),
  R209: rule(
    ['Barricaded', 'Barricadé'],
    'Nobody enters while any part of a tile lies in the doorway.',
    'Personne n’entre tant qu’un bout de planche dépasse dans la porte.',
  ),
  R212: rule(
    ['Clearing a barricade', 'Dégager une barricade'],
    'A tile that has left the doorway is gone for good. If your disc or bat clears the last one, you are inside at once.',
    'Une planche sortie du passage disparaît pour de bon. Si votre disque ou votre batte chasse la dernière, vous entrez aussitôt.',
  ),
  R215: rule(
    ['Boards are loud', 'Les planches résonnent'],
    'Whatever you flick at a barricade, hitting it is loud.',
    'Quoi que vous lanciez contre une barricade, la toucher est bruyant.',
  ),
  R216: rule(
    ['Not from behind', 'Pas par-derrière'],
    'A barricade can only be pushed from the street, not from behind the building.',
    'Une barricade se pousse depuis la rue, jamais de derrière le bâtiment.',
  ),
  R203: rule(
    ['Side by side', 'Côte à côte'],
    'In the street the one you rescued stays within one disc of the escort. After each move you choose the place.',
    'Dans la rue, la personne secourue reste à un disque au plus de son escorte. Après chaque déplacement, vous choisissez sa place.',
  ),
  R206: rule(
    ['A new escort', 'Une nouvelle escorte'],
    'When the escort falls, the nearest survivor standing in the same place takes over.',
    'Quand l’escorte tombe, le survivant debout le plus proche au même endroit prend le relais.',
  ),
  A89: rule(
    ['Equally near to her', 'À égale distance d’elle'],
    'Where several are equally near, as all in one building are, the player whose turn it is chooses the escort.',
    'À égale distance, comme tous ceux d’un même bâtiment, le joueur dont c’est le tour choisit l’escorte.',
  ),
  A90: rule(
    ['Helped up', 'On la relève'],
    'If the rescued one falls, she loses a life, stays beside her escort and stands up when the escort’s next turn begins.',
    'Si la personne secourue tombe, elle perd une vie, reste près de son escorte et se relève au début du prochain tour de celle-ci.',
  ),
  R207: rule(
    ['Left alone', 'Sans escorte'],
    'If nobody stands nearby, the rescued one waits. The next survivor to end a move beside her takes her along.',
    'Si personne n’est debout alentour, la personne secourue attend. Le prochain survivant à finir un déplacement près d’elle l’emmène.',
  ),
  R142: rule(
    ['Out of town', 'Hors de la ville'],
    'A figure that a rush pushes out of town comes back to the limit, lying down.',
    'Une figurine qu’une ruée pousse hors de la ville revient à la limite, couchée.',
  ),
  A127: rule(
    ['Pushed over the limit', 'Poussé au-delà de la limite'],
    'Pushed out of town by anything but a rush, a figure comes back to the limit as it came to rest, standing or lying.',
    'Poussée hors de la ville autrement que par une ruée, une figurine revient à la limite comme elle s’est arrêtée, debout ou couchée.',
  ),
};

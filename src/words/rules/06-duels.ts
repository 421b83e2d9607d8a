// Duels against zombies and between survivors.
import { rule } from './rule';

export const duels = {
  R178: rule(
    ['Duel with a zombie', 'Duel contre un zombie'],
    'Enter a building where a zombie waits and you must fight it, out on the lane. Zombies that lay inside stand up first.',
    'Entrez là où un zombie attend, et il faut le combattre, sur la piste. Ceux qui étaient couchés dedans se relèvent d’abord.',
  ),
  R179: rule(
    ['Fight before you act', 'Se battre avant d’agir'],
    'Beside a standing zombie indoors any action must wait until you have beaten it. The duel itself costs no action.',
    'Enfermé avec un zombie debout, il faut le vaincre avant d’agir. Le duel lui-même ne coûte pas d’action.',
  ),
  R182: rule(
    ['One weapon for the duel', 'Une arme pour le duel'],
    'Choose the weapon before the duel and keep it to the end.',
    'Choisissez votre arme avant le duel et gardez-la jusqu’au bout.',
  ),
  R185: rule(
    ['Down it goes', 'Il tombe'],
    'A zombie that falls to a shot or a knife in a duel goes to the dump.',
    'Un zombie qui tombe sous un tir ou un couteau en duel part à la fosse.',
  ),
  R186: rule(
    ['The zombie’s card', 'La carte du zombie'],
    'If it still stands, the zombie turns a card over: walk brings it closer, attack strikes.',
    'S’il est encore debout, le zombie retourne une carte : Marche le rapproche, Attaque frappe.',
  ),
  R188: rule(
    ['Attack!', 'Attaque !'],
    'On an attack card, or when the zombie reaches you, you lose 1 life and your turn is over.',
    'Sur une carte Attaque, ou si le zombie vous atteint, vous perdez 1 vie et votre tour s’arrête.',
  ),
  R190: rule(
    ['Wait or strike', 'Attendre ou frapper'],
    'With the bat you have one blow. Wait for the zombie to come closer, at the risk of an attack card, or strike now.',
    'Avec la batte, vous n’avez qu’un coup. Laissez le zombie approcher, au risque d’une carte Attaque, ou frappez.',
  ),
  R192: rule(
    ['Waited too long', 'Trop attendu'],
    'If an attack card comes up while you wait with the bat, you lose 1 life and your turn ends.',
    'Si une carte Attaque sort pendant que vous attendez avec la batte, vous perdez 1 vie et votre tour s’arrête.',
  ),
  R194: rule(
    ['Felled, not killed', 'À terre, pas mort'],
    'A zombie felled by the bat in a duel lies inside the building. It can be killed point-blank.',
    'Un zombie abattu à la batte en duel gît dans le bâtiment. On peut l’achever à bout portant.',
  ),
  R195: rule(
    ['The blow missed', 'Le coup a manqué'],
    'If the bat fells nobody, you lose 1 life and lie on the floor.',
    'Si la batte n’abat personne, vous perdez 1 vie et restez à terre.',
  ),
  R197: rule(
    ['Two against one', 'Deux contre un'],
    'Two zombies share every card. Two survivors use their weapons in turn. It ends when only one kind stands.',
    'Deux zombies partagent chaque carte. Deux survivants frappent à tour de rôle. On s’arrête quand une seule espèce est debout.',
  ),
  A65: rule(
    ['Whose noise it is', 'Qui fait du bruit'],
    'In a duel only what the active survivor uses is heard in town, not what friends or rivals use.',
    'Dans un duel, seul ce qu’emploie le survivant actif s’entend en ville, pas ce qu’emploient amis ou rivaux.',
  ),
  A123: rule(
    ['One go each', 'Chacun son coup'],
    'Everyone on a side strikes once, then it is the other side’s go. That side steps closer only if nobody of it fell.',
    'Chacun d’un camp frappe une fois, puis c’est à l’autre camp. Celui-ci n’avance que si aucun des siens n’est tombé.',
  ),
  R227: rule(
    ['Rivals in one building', 'Rivaux sous un même toit'],
    'As soon as survivors of both teams are in one building they fight. Whoever came in strikes first.',
    'Dès que des survivants des deux équipes sont dans un même bâtiment, ils se battent. Qui vient d’entrer frappe le premier.',
  ),
  R231: rule(
    ['Hit in a duel', 'Touché en duel'],
    'Whoever falls to a shot or a knife loses 1 life and is thrown out.',
    'Qui tombe sous un tir ou un couteau perd 1 vie et se fait jeter dehors.',
  ),
  R232: rule(
    ['Out of the door', 'À la porte !'],
    'The winner flicks the loser from behind the building through its door. After two tries the loser is laid outside anyway.',
    'Le gagnant envoie le perdant, d’une pichenette, de derrière le bâtiment à travers la porte. Après deux essais, il est couché dehors de toute façon.',
  ),
  R233: rule(
    ['One step closer', 'Un pas de plus'],
    'If nobody falls, the other side steps one disc forward and attacks.',
    'Si personne ne tombe, l’autre camp avance d’un disque et attaque.',
  ),
  R235: rule(
    ['One blow', 'Un seul coup'],
    'A fighter with the bat may wait, but strikes only once.',
    'À la batte, on peut attendre, mais on ne frappe qu’une fois.',
  ),
  R239: rule(
    ['A blow in the air', 'Un coup dans le vide'],
    'If the bat does not fell the rivals, its owner loses 1 life and is thrown out.',
    'Si la batte n’abat pas les rivaux, son porteur perd 1 vie et se fait jeter dehors.',
  ),
  R242: rule(
    ['One team stays', 'Une équipe reste'],
    'The fight is over when only one team is left in the building.',
    'Le combat s’arrête quand une seule équipe reste dans le bâtiment.',
  ),
  A76: rule(
    ['Bumped into', 'Bousculé'],
    'Whoever a thrown survivor knocks over is unhurt and stands up again.',
    'Ceux que renverse un survivant jeté dehors sont indemnes et se relèvent.',
  ),
  A78: rule(
    ['Enough waiting', 'Assez attendu'],
    'When both sides have waited three times, the survivor who came in must strike.',
    'Quand les deux camps ont attendu trois fois, celui qui est entré doit frapper.',
  ),
};

// Rules that belong to one scenario.
import { rule } from './rule';

export const scenarios = {
  R290: rule(
    ['Drive away', 'Partir'],
    'You win when a survivor is in the RV and 3 zombies or fewer are left in town.',
    'Vous gagnez quand un survivant est dans le camping-car et qu’il reste 3 zombies au plus en ville.',
  ),
  R291: rule(
    ['Locked doors', 'Portes closes'],
    'In this scenario the buildings are locked. Only the RV can be entered.',
    'Dans ce scénario, les bâtiments sont fermés. On n’entre que dans le camping-car.',
  ),
  R293: rule(
    ['The driver', 'Le conducteur'],
    'The first survivor in the RV takes the wheel: this turn may be finished from there, then no more turns.',
    'Le premier survivant dans le camping-car prend le volant : il finit son tour de là, puis ne joue plus.',
  ),
  R294: rule(
    ['Hands off the RV', 'Pas touche au camping-car'],
    'If any zombie touches the RV, at any time, the game is lost at once.',
    'Si un zombie touche le camping-car, à n’importe quel moment, la partie est aussitôt perdue.',
  ),
  R296: rule(
    ['Out of time', 'Trop tard'],
    'If the day marker reaches the skull before you drive away, you lose.',
    'Si le marqueur de jour atteint le crâne avant votre départ, vous perdez.',
  ),
  R298: rule(
    ['Stock up', 'Faire le plein'],
    'You win when 2 food rations and 2 cans of fuel lie in the RV.',
    'Vous gagnez quand 2 rations et 2 bidons d’essence sont dans le camping-car.',
  ),
  R301: rule(
    ['Out of time', 'Trop tard'],
    'If the day marker reaches the skull before the RV is stocked, you lose.',
    'Si le marqueur de jour atteint le crâne avant que le camping-car soit approvisionné, vous perdez.',
  ),
  R303: rule(
    ['To the hospital', 'À l’hôpital'],
    'You win when Anita is in the hospital and no zombie is.',
    'Vous gagnez quand Anita est à l’hôpital et qu’aucun zombie ne s’y trouve.',
  ),
  R307: rule(
    ['She cries out', 'Elle crie'],
    'Every action of whoever leads Anita is loud, even a silent one, even indoors.',
    'Toute action de qui escorte Anita fait un bruit fort, même silencieuse, même à l’intérieur.',
  ),
  R308: rule(
    ['You found her', 'Vous l’avez trouvée'],
    'Whoever turns over the survivor marker leads Anita from now on. The marker fills no space.',
    'Qui retourne le marqueur Survivant escorte désormais Anita. Le marqueur n’occupe aucune place.',
  ),
  R310: rule(
    ['Keep her alive', 'Gardez-la en vie'],
    'You lose if Anita dies, or if the day marker reaches the skull before she is in the hospital.',
    'Vous perdez si Anita meurt, ou si le marqueur de jour atteint le crâne avant qu’elle soit à l’hôpital.',
  ),
  R312: rule(
    ['Four rations', 'Quatre rations'],
    'You win when 4 food rations lie in the RV.',
    'Vous gagnez quand 4 rations sont dans le camping-car.',
  ),
  R315: rule(
    ['Hunger', 'La faim'],
    'When the day marker reaches 2, and again at 1, you decide whether to eat.',
    'Quand le marqueur de jour atteint 2, puis 1, vous décidez de manger ou non.',
  ),
  R316: rule(
    ['Eating', 'Manger'],
    'A meal costs one ration that a survivor carries. What lies in the RV is not touched.',
    'Un repas coûte une ration portée par un survivant. On ne touche pas à celles du camping-car.',
  ),
  R317: rule(
    ['Going hungry', 'Rester à jeun'],
    'If you cannot or will not eat, every survivor loses 1 life.',
    'Si vous ne pouvez ou ne voulez pas manger, chaque survivant perd 1 vie.',
  ),
  R319: rule(
    ['Out of time', 'Trop tard'],
    'If the day marker reaches the skull before 4 rations lie in the RV, you lose.',
    'Si le marqueur de jour atteint le crâne avant que 4 rations soient à bord, vous perdez.',
  ),
  R321: rule(
    ['All together again', 'Enfin réunis'],
    'You win when both lost survivors are found and 2 cans of fuel lie in the RV.',
    'Vous gagnez quand les deux disparus sont retrouvés et que 2 bidons d’essence sont à bord.',
  ),
  R326: rule(
    ['Out of time', 'Trop tard'],
    'If the day marker reaches the skull before all are found and the fuel is aboard, you lose.',
    'Si le marqueur de jour atteint le crâne avant que tous soient retrouvés et l’essence à bord, vous perdez.',
  ),
  R328: rule(
    ['First to drive away', 'Les premiers partis'],
    'A team wins with two of its survivors, the key and a can of fuel in the RV.',
    'Une équipe gagne avec deux de ses survivants, la clé et un bidon d’essence dans le camping-car.',
  ),
  R334: rule(
    ['Everybody loses', 'Tout le monde perd'],
    'If the day marker reaches the skull, both teams lose.',
    'Si le marqueur de jour atteint le crâne, les deux équipes perdent.',
  ),
  R273: rule(
    ['Thumbs up or down', 'Pouces levés ou baissés'],
    'All other players of the team vote at the same time whether the accused is a traitor.',
    'Tous les autres joueurs de l’équipe votent en même temps : l’accusé est-il un traître ?',
  ),
};

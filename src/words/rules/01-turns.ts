// Rounds, turns, life.
import { rule } from './rule';

export const turns = {
  R035: rule(
    ['Day and night', 'Le jour et la nuit'],
    'A round is half a day. Days and nights take turns, and the day marker on the RV’s awning counts them down to the skull.',
    'Une manche dure une demi-journée. Jours et nuits alternent, et le marqueur sur l’auvent du camping-car les décompte jusqu’au crâne.',
  ),
  R039: rule(
    ['Who is available', 'Qui est disponible'],
    'Each survivor plays once a round. The top of the backpack shows it: by day the sun is ready to act, by night the moon.',
    'Chaque survivant joue une fois par manche. Le haut du sac à dos le montre : le jour, le soleil peut agir ; la nuit, la lune.',
  ),
  R043: rule(
    ['One survivor a turn', 'Un survivant par tour'],
    'On your turn pick any available survivor of your team and take up to two actions. The same action twice is fine, and so is none.',
    'À votre tour, choisissez un survivant disponible de votre équipe et faites jusqu’à deux actions. Deux fois la même, c’est permis ; aucune aussi.',
  ),
  R044: rule(
    ['Back on your feet', 'On se relève'],
    'A survivor who lies down stands up at the start of the turn. It costs nothing.',
    'Un survivant couché se relève au début de son tour. Cela ne coûte rien.',
  ),
  R049: rule(
    ['Losing life', 'Perdre une vie'],
    'A rush, a bullet, a zombie too close, a lost duel, hunger: each costs one life.',
    'Une ruée, une balle, un zombie trop près, un duel perdu, la faim : chacun coûte une vie.',
  ),
  R050: rule(
    ['The last life', 'La dernière vie'],
    'Whoever loses the last life is out of the game.',
    'Qui perd sa dernière vie quitte la partie.',
  ),
  R051: rule(
    ['What the dead leave', 'Ce que laissent les morts'],
    'Everything a dead survivor carried turns up face up in the grocery store, wherever the death happened.',
    'Tout ce que portait un survivant mort se retrouve face visible à l’épicerie, où qu’il soit tombé.',
  ),
  R061: rule(
    ['Too close', 'Trop près'],
    'A standing survivor within one disc of a standing zombie loses 1 life and falls.',
    'Un survivant debout à un disque ou moins d’un zombie debout perd 1 vie et tombe.',
  ),
  R062: rule(
    ['Lying means safe', 'Couché, on ne craint rien'],
    'If either the survivor or the zombie lies down, being close does no harm.',
    'Si le survivant ou le zombie est couché, la proximité ne fait aucun mal.',
  ),
  R063: rule(
    ['Between two actions', 'Entre deux actions'],
    'During your own turn being close does no harm until you have finished. Then it does.',
    'Pendant votre tour, la proximité ne vous blesse pas avant la fin de vos actions. Ensuite, si.',
  ),
  R147: rule(
    ['The end of a round', 'La fin d’une manche'],
    'When everybody has played, the day marker moves on one space. At the skull the game is over. If not, all zombies stand up and new ones arrive.',
    'Quand chacun a joué, le marqueur de jour avance d’une case. Au crâne, la partie s’arrête. Sinon, tous les zombies se relèvent et d’autres arrivent.',
  ),
  R157: rule(
    ['The skull', 'Le crâne'],
    'When the day marker reaches the skull the game is over. Each scenario says who has won then.',
    'Quand le marqueur de jour atteint le crâne, la partie s’arrête. Chaque scénario dit qui a alors gagné.',
  ),
  R155: rule(
    ['Too many dead', 'Trop de morts'],
    'Each scenario says how many deaths lose the game. When that many have died, it is over.',
    'Chaque scénario fixe le nombre de morts à ne pas atteindre. Ce nombre atteint, c’est perdu.',
  ),
  R160: rule(
    ['Taking turns', 'Chacun son tour'],
    'Players keep to their order. In a team, anyone may use any of its survivors.',
    'Les joueurs suivent leur ordre. Dans une équipe, chacun peut jouer n’importe lequel de ses survivants.',
  ),
  R163: rule(
    ['The pretzel', 'Le bretzel'],
    'The team that holds the pretzel starts each round. Then the teams take turns.',
    'L’équipe qui a le bretzel commence chaque manche. Puis les équipes alternent.',
  ),
  R165: rule(
    ['Pretzel first', 'Le bretzel d’abord'],
    'The survivor who holds the pretzel must be the first to act in each round.',
    'Le survivant qui tient le bretzel doit être le premier à agir de chaque manche.',
  ),
  R168: rule(
    ['The pretzel moves on', 'Le bretzel change de mains'],
    'When its holder dies, the pretzel goes to the nearest survivor, friend or foe.',
    'Quand son porteur meurt, le bretzel va au survivant le plus proche, ami ou rival.',
  ),
  A41: rule(
    ['Medicine heals', 'Les médicaments soignent'],
    'A house rule: spend one action and a box of medicine you carry to get 1 life back.',
    'Règle maison : dépensez une action et une boîte de médicaments portée pour regagner 1 vie.',
  ),
  A124: rule(
    ['Your own shot', 'Touché par soi-même'],
    'Felled in the middle of the own turn, a survivor loses the life, lies, and stands up for free with the next action.',
    'Renversé au milieu de son tour, un survivant perd la vie, reste couché, et se relève sans frais à l’action suivante.',
  ),
  A86: rule(
    ['Nobody left', 'Plus personne'],
    'If no survivor can ever act again, the game is lost.',
    'Si aucun survivant ne peut plus jamais agir, la partie est perdue.',
  ),
  A120: rule(
    ['Never more than at the start', 'Jamais plus qu’au départ'],
    'Nobody can have more life than at the beginning of the game.',
    'Personne ne peut avoir plus de vies qu’au début de la partie.',
  ),
};

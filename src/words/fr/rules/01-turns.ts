// Rounds, turns, life.
import type { turns as English } from '../../en/rules/01-turns';

export const turns: typeof English = {
  R035: {
    title: 'Le jour et la nuit',
    text: 'Une manche dure une demi-journée. Jours et nuits alternent, et le marqueur sur l’auvent du camping-car les décompte jusqu’au crâne.',
  },
  R039: {
    title: 'Qui est disponible',
    text: 'Chaque survivant joue une fois par manche. Le haut du sac à dos le montre : le jour, le soleil peut agir ; la nuit, la lune.',
  },
  R043: {
    title: 'Un survivant par tour',
    text: 'À votre tour, choisissez un survivant disponible de votre équipe et faites jusqu’à deux actions. Deux fois la même, c’est permis ; aucune aussi.',
  },
  R044: {
    title: 'On se relève',
    text: 'Un survivant couché se relève au début de son tour. Cela ne coûte rien.',
  },
  R049: {
    title: 'Perdre une vie',
    text: 'Une ruée, une balle, un zombie trop près, un duel perdu, la faim : chacun coûte une vie.',
  },
  R050: { title: 'La dernière vie', text: 'Qui perd sa dernière vie quitte la partie.' },
  R051: {
    title: 'Ce que laissent les morts',
    text: 'Tout ce que portait un survivant mort se retrouve face visible à l’épicerie, où qu’il soit tombé.',
  },
  R061: {
    title: 'Trop près',
    text: 'Un survivant debout à un disque ou moins d’un zombie debout perd 1 vie et tombe.',
  },
  R062: {
    title: 'Couché, on ne craint rien',
    text: 'Si le survivant ou le zombie est couché, la proximité ne fait aucun mal.',
  },
  R063: {
    title: 'Entre deux actions',
    text: 'Pendant votre tour, la proximité ne vous blesse pas avant la fin de vos actions. Ensuite, si.',
  },
  R147: {
    title: 'La fin d’une manche',
    text: 'Quand chacun a joué, le marqueur de jour avance d’une case. Au crâne, la partie s’arrête. Sinon, tous les zombies se relèvent et d’autres arrivent.',
  },
  R157: {
    title: 'Le crâne',
    text: 'Quand le marqueur de jour atteint le crâne, la partie s’arrête. Chaque scénario dit qui a alors gagné.',
  },
  R155: {
    title: 'Trop de morts',
    text: 'Chaque scénario fixe le nombre de morts à ne pas atteindre. Ce nombre atteint, c’est perdu.',
  },
  R160: {
    title: 'Chacun son tour',
    text: 'Les joueurs suivent leur ordre. Dans une équipe, chacun peut jouer n’importe lequel de ses survivants.',
  },
  R163: {
    title: 'Le bretzel',
    text: 'L’équipe qui a le bretzel commence chaque manche. Puis les équipes alternent.',
  },
  R165: {
    title: 'Le bretzel d’abord',
    text: 'Le survivant qui tient le bretzel doit être le premier à agir de chaque manche.',
  },
  R168: {
    title: 'Le bretzel change de mains',
    text: 'Quand son porteur meurt, le bretzel va au survivant le plus proche, ami ou rival.',
  },
  A41: {
    title: 'Les médicaments soignent',
    text: 'Règle maison : dépensez une action et une boîte de médicaments portée pour regagner 1 vie.',
  },
  A124: {
    title: 'Touché par soi-même',
    text: 'Renversé au milieu de son tour, un survivant perd la vie, reste couché, et se relève sans frais à l’action suivante.',
  },
  A86: {
    title: 'Plus personne',
    text: 'Si aucun survivant ne peut plus jamais agir, la partie est perdue.',
  },
  A120: {
    title: 'Jamais plus qu’au départ',
    text: 'Personne ne peut avoir plus de vies qu’au début de la partie.',
  },
};

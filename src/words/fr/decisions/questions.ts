// What is asked, for every kind of decision, and a hint where one helps.
import type { questions as English } from '../../en/decisions/questions';
import type { Noun } from '../../noun';
import { a, agree, atStart, ofThe, the } from '../grammar';
import { names } from '../names';
import { weapons } from '../weapons';

const itIs = (marker: Noun, isWorthless: boolean): string =>
  `C’est ${a(marker)}${isWorthless ? `, ${names.worthless}` : ''}.`;

export const questions: typeof English = {
  givePretzel: {
    text: 'Qui tient le bretzel ?',
    hint: 'Son porteur agit le premier à chaque manche.',
  },
  chooseSurvivor: {
    text: 'À qui le tour ?',
    textOfTeam: (team) => `${team} : à qui le tour ?`,
    hint: {
      day: 'Choisissez un sac à dos qui montre le soleil.',
      night: 'Choisissez un sac à dos qui montre la lune.',
    },
  },
  chooseAction: {
    text: (who) => `Que fait ${who.word} ?`,
    hint: (actionsLeft) =>
      actionsLeft === 0
        ? 'Plus d’action, mais un geste gratuit. Puis les zombies réagissent.'
        : actionsLeft === 1
          ? 'Dernière action. Puis les zombies réagissent.'
          : `Encore ${actionsLeft} actions.`,
  },
  flickDisc: {
    text: (who) => `Où va ${who.word} ?`,
    hint: 'Le disque ne doit rien toucher en chemin.',
  },
  secondTry: {
    text: (who) => `${who.word} peut réessayer, du même endroit.`,
    hint: 'Cela ne coûte pas d’action.',
  },
  pitch: {
    text: (who) => `Une pichenette sur la figurine de ${who.word}.`,
    hint: 'Elle ne doit rien toucher et rester debout. Puis le tour est fini.',
  },
  lookToo: {
    text: 'Regarder aussi un deuxième marqueur ?',
    hint: 'Vous en choisissez un ; l’autre reste face cachée.',
  },
  chooseLooked: {
    text: (who) => `Lequel ${who.word} prend-${agree(who, 'il', 'elle')} ?`,
    hint: 'L’autre reste ici face cachée.',
  },
  secondMarker: {
    text: (who) => `${who.word} peut prendre un second marqueur ici.`,
    hint: 'Cela ne coûte pas d’action.',
  },
  treat: {
    text: (who) =>
      `Qui ${who.word} soigne-t-${agree(who, 'il', 'elle')}, et avec quels médicaments ?`,
    hint: 'Une vie de plus, jamais au-delà du départ. Cela ne coûte pas d’action.',
  },
  flickBat: {
    text: (who) => `${who.word} manie la batte.`,
    hint: weapons.bat.aimed,
  },
  flickFlare: {
    text: (who) => `Où ${who.word} lance-t-${agree(who, 'il', 'elle')} la fusée ?`,
    hint: 'Elle doit s’arrêter en ville. Grande face : bruit fort ; petite face : bruit faible. C’est le hasard qui choisit.',
  },
  aim: {
    text: (weapon) => `Visez avec ${the(weapon)}.`,
    textOfSecond: 'Encore une balle ! Visez de nouveau.',
    hintOfReach: 'Placez le départ où vous voulez, à 6 cm au plus de la figurine.',
  },
  pointBlank: {
    text: (who) => `Qui ${who.word} achève-t-${agree(who, 'il', 'elle')}, et avec quoi ?`,
    hint: 'L’arme fait son bruit habituel.',
  },
  takeDrop: {
    text: (who) => `Que prend ou dépose ${who.word} ?`,
    hint: 'Regarder un marqueur face cachée coûte l’action.',
  },
  keepOrLeave: {
    text: (marker, isWorthless) => `${itIs(marker, isWorthless)} On garde ?`,
    hint: 'Si vous le laissez, il reste ici face visible.',
  },
  follow: {
    text: (who) => `Où se place ${who.word} ?`,
    hint: 'À un disque au plus de son escorte.',
  },
  chooseEscort: {
    text: (led) => `À égale distance : qui escorte ${led.word} à présent ?`,
  },
  chooseThief: {
    text: (victim) => `À égale distance : qui peut voler ${victim.word} ?`,
    hint: 'Le voleur regarde un marqueur caché.',
  },
  steal: {
    text: (thief, victim) =>
      `${victim.word} est à terre : ${thief.word} peut prendre un marqueur caché. En regarder un ?`,
    hint: 'Vous choisissez à l’aveugle, puis vous gardez ou non.',
  },
  stolen: {
    text: (marker, isWorthless, thief, victim) =>
      `${itIs(marker, isWorthless)} ${thief.word} ${agree(marker, 'le', 'la')} prend à ${victim.word} ?`,
  },
  meal: {
    text: 'C’est l’heure de manger. Qui partage une ration ?',
    hint: 'Sans repas, chacun perd 1 vie.',
  },
  chooseNearest: {
    text: 'À égale distance : quel zombie vient ?',
  },
  fillSlots: {
    text: (zombie) => `Où placer ${the(zombie)} sur la trappe ?`,
    hint: (taken) =>
      `La place ${taken} est prise : choisissez-en une autre. Le premier rang tombe d’abord.`,
  },
  duelWeapon: {
    text: (who) => `Avec quoi se bat ${who.word} ?`,
    hint: 'Une seule arme pour tout le duel.',
  },
  duelTurn: {
    textOfBlow: (who) => `${who.word} n’a qu’un coup : frappez ou attendez.`,
    textOfShot: (who) => `À ${who.word} de tirer : renversez l’adversaire !`,
    hintOfShot: 'S’il reste debout, il se rapproche.',
  },
  throwOut: {
    text: (loser) => `Dehors, ${loser.word} ! Une pichenette à travers la porte.`,
  },
  moveX: {
    text: (house) => `${atStart(house)} est vide et reçoit un X. Quelle porte cède le sien ?`,
    hint: 'Cette porte s’ouvre, et un marqueur de la réserve y est posé.',
    hintOfEmpty: 'Cette porte s’ouvre. La réserve est vide.',
  },
  placeRecruit: {
    text: (who) => `Où se place ${who.word} ?`,
    hint: (leader) => `À un disque au plus ${ofThe(leader)}.`,
  },
  vote: {
    text: (player) => `${player} est-il un traître ?`,
    hint: 'Tous les votes sont montrés ensemble.',
  },
  accuse: {
    text: (who) => `Qui ${who.word} accuse-t-${agree(who, 'il', 'elle')} de trahison ?`,
    hint: 'Les autres de l’équipe voteront.',
  },
  chooseSide: {
    text: (player) => `On accuse ${player} à tort. Rester, ou passer chez les autres ?`,
    hint: 'La nouvelle carte reste la vôtre.',
  },
  chooseOwn: {
    text: {
      exile: 'Lequel de vos survivants est chassé ?',
      penalty: 'Lequel de vos survivants paie ?',
    },
    hint: 'Il perd 1 vie, mais jamais la dernière.',
  },
  driveOut: {
    text: (who) => `On chasse ${who.word}. Poussez où vous voulez.`,
    hint: 'D’un bâtiment, il faut sortir par la porte.',
  },
  mayPass: {
    text: 'Jouer maintenant, ou retourner le X ?',
    hint: 'Qui passe joue plus tard dans la manche.',
  },
  chooseFighter: {
    text: 'Qui serez-vous ?',
    hint: 'Personne d’autre ne joue ce survivant.',
  },
};

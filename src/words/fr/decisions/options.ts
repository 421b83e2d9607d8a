// What each option says and what it would mean, by the question that offers it and what the option does.
import type { options as English } from '../../en/decisions/options';
import type { Noun } from '../../noun';
import { a, capital, list, ofThe, the } from '../grammar';
import { names } from '../names';

const back = { label: 'Retour' };
const survivor: (typeof English)['chooseSurvivor']['survivor'] = {
  hint: (life, weapon) => `${life} ${life > 1 ? 'vies' : 'vie'}, ${weapon.word}`,
};
const flick: (typeof English)['flickDisc']['flick'] = {
  label: 'Lancer',
  clearing: {
    label: (building) => `Écarter ce qui bloque la porte ${ofThe(building)}`,
    hint: 'Cela revient ensuite',
  },
};
const shoot: (typeof English)['aim']['shoot'] = {
  left: { label: 'De la gauche' },
  right: { label: 'De la droite' },
  behind: { label: 'Par la porte' },
  near: { label: 'De tout près, où l’on veut' },
};

const at = (object: Noun | undefined): string => (object ? ` près ${ofThe(object)}` : '');

export const options: typeof English = {
  givePretzel: { survivor },
  chooseSurvivor: { survivor },
  chooseEscort: { survivor },
  chooseThief: { survivor },
  chooseAction: {
    move: { label: 'Se déplacer' },
    takeDrop: { label: 'Prendre ou déposer' },
    heal: { label: 'Se soigner' },
    pointBlank: {
      label: 'Achever à bout portant',
      hint: 'Bruit de l’arme',
      hintOfFree: 'Gratuit, mais bruit de l’arme',
    },
    flare: {
      label: 'Lancer une fusée',
      hint: (left) => `Les attire, faible ou fort · reste ${left}`,
    },
    bonus: { label: 'Agir encore une fois', hint: 'Coûte un marqueur d’action' },
    treat: { label: 'Soigner quelqu’un', hint: 'Gratuit, coûte un médicament' },
    pitch: { label: 'S’esquiver et finir le tour' },
    accuse: { label: 'Accuser quelqu’un' },
    face: { label: 'Se tourner', hint: 'Gratuit' },
    end: {
      label: 'Finir le tour',
      hint: (noise) => `Jusqu’ici : ${noise.toLowerCase()}`,
    },
  },
  flickDisc: { flick, back },
  flickBat: { flick, back },
  secondTry: { flick: { label: 'Lancer' }, no: { label: 'En rester là' } },
  pitch: { flick: { label: 'Lancer' }, back },
  lookToo: { marker: {}, no: { label: 'Celui-ci seulement' } },
  chooseLooked: { marker: {} },
  secondMarker: { marker: {}, no: { label: 'Rien de plus' } },
  treat: {
    heal: {
      label: (who) => `Soigner ${who.word}`,
      own: 'Avec ses propres médicaments',
      theirs: (who) => `Avec les médicaments ${ofThe(who)}`,
    },
    back,
  },
  flickFlare: { flick: { label: 'Lancer' }, back },
  throwOut: { flick },
  aim: { shoot, back, skip: { label: 'Ne pas tirer de nouveau' } },
  duelTurn: {
    shoot,
    strike: { label: 'Frapper', hint: 'Un seul coup' },
    wait: { label: 'Attendre', hint: 'L’autre camp se rapproche' },
  },
  pointBlank: {
    kill: { label: (zombie, weapon) => `${the(zombie)}, avec ${the(weapon)}` },
    back,
  },
  takeDrop: {
    take: {
      label: (marker, object) => `Prendre ${a(marker)}${at(object)}`,
      swapping: (given, marker, object) =>
        `Échanger ${the(given)} contre ${a(marker)}${at(object)}`,
      hintOfHidden: 'Vous le voyez d’abord',
      hintOfWorthless: capital(names.worthless),
    },
    drop: { label: (marker, object) => `Déposer ${the(marker)}${at(object)}` },
    back,
  },
  keepOrLeave: {
    keep: {
      label: 'Garder',
      dropping: (other) => `Garder et déposer ${the(other)}`,
    },
    leave: { label: 'Laisser ici, face visible' },
  },
  follow: {
    beside: { label: 'Tout près de l’escorte' },
    place: { label: 'Choisir la place' },
  },
  moveX: {
    structure: {
      label: (house) => `Le X ${ofThe(house)}`,
      hintOfWaiting: (waiting) =>
        `${list(waiting)} y ${waiting.length > 1 ? 'attendent' : 'attend'}`,
    },
  },
  placeRecruit: {
    beside: { label: 'Ici même' },
    place: { label: 'Choisir la place' },
  },
  steal: {
    look: { label: 'Regarder un marqueur caché' },
    pass: { label: 'Ne rien prendre' },
  },
  stolen: {
    keep: { label: 'Garder' },
    leave: { label: 'Remettre' },
    discard: { label: 'Jeter', hint: 'Il quitte la partie' },
  },
  meal: {
    eat: { label: (eater) => `Manger la ration ${ofThe(eater)}` },
    starve: { label: 'Rester à jeun', hint: 'Chacun perd 1 vie' },
  },
  chooseNearest: { zombie: { label: the } },
  fillSlots: {
    slot: {
      label: (slot) => `Place ${slot}`,
      inFront: { left: 'devant, gauche', middle: 'devant, milieu', right: 'devant, droite' },
      behind: { left: 'derrière, gauche', middle: 'derrière, milieu', right: 'derrière, droite' },
    },
  },
  vote: {
    thumb: { up: 'Pouce levé : un traître', down: 'Pouce baissé : un des nôtres' },
  },
  accuse: { seat: { label: (player) => player }, back },
  chooseSide: {
    stay: { label: 'Rester dans l’équipe', hint: 'Vous et l’accusateur perdez 1 vie' },
    join: {
      label: (team) => `Rejoindre les autres : ${team}`,
      hint: 'L’accusateur gagne un pouvoir',
    },
  },
  chooseOwn: { survivor },
  driveOut: { flick },
  mayPass: {
    play: { label: 'Jouer maintenant' },
    pass: { label: 'Passer', hint: 'Une fois par manche' },
  },
  chooseFighter: { survivor: { hint: (weapon, power) => `${weapon.word} ; ${power}` } },
};

// A short lesson on the real table: five things to do, each seen at once.
import { both, type Both } from './both';

export const LESSON_STEPS = ['move', 'shoot', 'noise', 'rush', 'door'] as const;
export type LessonStep = (typeof LESSON_STEPS)[number];
export type Input = 'mouse' | 'touch' | 'keyboard';

export type LessonWords = {
  readonly title: Both;
  /** Why one would want to. */
  readonly goal: Both;
  readonly doThis: Readonly<Record<Input, Both>>;
  readonly notice: Both;
  readonly praise: Both;
  readonly retry: Both;
};

const FLICK = {
  mouse: both('Press it, pull back, let go.', 'Appuyez dessus, tirez en arrière, lâchez.'),
  touch: both(
    'Touch it, pull back, lift your finger.',
    'Touchez, tirez en arrière, levez le doigt.',
  ),
  keyboard: both(
    'Left and right turn the aim, up and down set the strength, Space flicks. Hold Shift to be precise.',
    'Gauche et droite tournent la visée, haut et bas règlent la force, Espace lance. Maintenez Maj pour plus de finesse.',
  ),
} as const;

const flick = (en: string, fr: string): Readonly<Record<Input, Both>> => ({
  mouse: both(`${en} ${FLICK.mouse.en}`, `${fr} ${FLICK.mouse.fr}`),
  touch: both(`${en} ${FLICK.touch.en}`, `${fr} ${FLICK.touch.fr}`),
  keyboard: both(`${en} ${FLICK.keyboard.en}`, `${fr} ${FLICK.keyboard.fr}`),
});

const choose = (en: string, fr: string): Readonly<Record<Input, Both>> => ({
  mouse: both(`Click “${en}”.`, `Cliquez sur « ${fr} ».`),
  touch: both(`Tap “${en}”.`, `Appuyez sur « ${fr} ».`),
  keyboard: both(
    `Move to “${en}” with Tab and press Enter.`,
    `Allez sur « ${fr} » avec Tab, puis Entrée.`,
  ),
});

export const LESSON: Readonly<Record<LessonStep, LessonWords>> = {
  move: {
    title: both('Move', 'Se déplacer'),
    goal: both(
      'Take John up the road, past the car.',
      'Menez John sur la route, à côté de la voiture.',
    ),
    doThis: flick(
      'Choose “Move”: the disc takes John’s place.',
      'Choisissez « Se déplacer » : le disque prend la place de John.',
    ),
    notice: both(
      'The disc touched nothing, so John stands where it stopped. One touch, and he would have stayed where he was.',
      'Le disque n’a rien touché : John se place où il s’est arrêté. Un seul contact, et il restait où il était.',
    ),
    praise: both('Clean as fresh snow.', 'Net comme la neige fraîche.'),
    retry: both('Gentler, or a little to the side.', 'Plus doucement, ou un peu de côté.'),
  },
  shoot: {
    title: both('Shoot', 'Tirer'),
    goal: both('Knock the zombie over.', 'Renversez le zombie.'),
    doThis: flick(
      'Choose “Fire the rifle”: the bullet lies at John’s hand.',
      'Choisissez « Tirer au fusil » : la balle est posée près de la main de John.',
    ),
    notice: both(
      'Only the first thing a bullet touches counts, and only if it falls. A zombie that falls is gone.',
      'Seule compte la première chose touchée, et seulement si elle tombe. Un zombie qui tombe est éliminé.',
    ),
    praise: both('One shot, one zombie.', 'Un tir, un zombie.'),
    retry: both(
      'Pull back a little farther and aim at its middle.',
      'Tirez un peu plus loin en arrière et visez le milieu.',
    ),
  },
  noise: {
    title: both('Be heard', 'Se faire entendre'),
    goal: both(
      'John has fired. The red marks show who heard it.',
      'John a tiré. Les marques rouges montrent qui l’a entendu.',
    ),
    doThis: choose('End the turn', 'Finir le tour'),
    notice: both(
      'The loudest thing you did counts. A shot brings the three nearest zombies, a move only the nearest one, silence nobody.',
      'Le plus bruyant de vos actes compte. Un tir attire les trois zombies les plus proches, un déplacement le seul plus proche, le silence personne.',
    ),
    praise: both('Now you know what a shot costs.', 'Vous savez maintenant ce que coûte un tir.'),
    retry: both(
      'End John’s turn, and look at the noise meter.',
      'Finissez le tour de John et regardez l’indicateur de bruit.',
    ),
  },
  rush: {
    title: both('Hold your breath', 'Retenez votre souffle'),
    goal: both(
      'They come out of the tower, and it stands where the nearest one stood.',
      'Ils sortent de la tour, dressée là où se tenait le plus proche.',
    ),
    doThis: choose('Pull the strut', 'Tirer la tige'),
    notice: both(
      'Whoever they knock over loses a life. If you lie down already, a rush cannot hurt you.',
      'Qui se fait renverser perd une vie. Déjà couché, on ne craint pas la ruée.',
    ),
    praise: both('You can breathe again.', 'Vous pouvez respirer.'),
    retry: both('Pull the strut when you are ready.', 'Tirez la tige quand vous voudrez.'),
  },
  door: {
    title: both('Through the door', 'Passer la porte'),
    goal: both('Flick John into the RV.', 'Faites entrer John dans le camping-car.'),
    doThis: flick(
      'Choose “Move” and aim for the gap between the two supports.',
      'Choisissez « Se déplacer » et visez l’espace entre les deux montants.',
    ),
    notice: both(
      'The whole disc must pass the door line. Inside you are safe from the street, and there are markers to take.',
      'Le disque entier doit franchir la porte. Dedans, la rue ne peut rien contre vous, et il y a des marqueurs à prendre.',
    ),
    praise: both('Home for a moment.', 'À l’abri un instant.'),
    retry: both(
      'Straight on is easier than from the side.',
      'De face, c’est plus facile que de biais.',
    ),
  },
};

export const LESSON_FRAME = {
  title: both('Your first five flicks', 'Vos cinq premières pichenettes'),
  intro: both(
    'Five minutes on a real table. Nothing you break here stays broken.',
    'Cinq minutes sur une vraie table. Rien de ce que vous cassez ici ne reste cassé.',
  ),
  end: both(
    'That is all you need. The rest is told when it happens.',
    'Vous en savez assez. Le reste s’explique en jouant.',
  ),
} as const;

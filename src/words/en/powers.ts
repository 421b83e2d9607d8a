// What each survivor's power is called, and what it does, to be read at the board.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';

export type PowerWords = { readonly name: string; readonly text: string };

export const powers: Readonly<Record<SurvivorId, PowerWords>> = {
  anita: {
    name: 'Extra inning',
    text: 'She has two bonus markers for the whole game. With no action left, give one up and act once more.',
  },
  elijah: {
    name: 'Flares',
    text: 'He has two flares for the whole game. For one action, flip one into town: this turn the zombies come to it and to no other noise. It is loud with its large side up, low with its small one.',
  },
  gabriel: {
    name: 'Second look',
    text: 'Before he takes a face-down marker, he looks at two of that place and takes one of them. The other stays face down.',
  },
  john: {
    name: 'On a roll',
    text: 'The first zombie that he kills in a turn by his own hand gives him one more action.',
  },
  kevin: {
    name: 'Finish it',
    text: 'Once a turn, killing a zombie point-blank costs him no action. The weapon makes its usual noise.',
  },
  lily: {
    name: 'Light feet',
    text: 'Her disc moves make no noise, even when they fail. Touching a barricade is still loud.',
  },
  loretta: {
    name: 'Pantry',
    text: 'Two rations share one space of her board. When she takes food and keeps it, she may take a second marker from the same place, for no action.',
  },
  mike: {
    name: 'Slip away',
    text: 'At the end of his turn, in the street, his own figure may be flicked once, for no action but with low noise. If it falls, touches anything or leaves town, it goes back.',
  },
  olivia: {
    name: 'Doctor',
    text: 'Two boxes of medicine share one space of her board. For no action, one box, her own or that of the ally she treats, gives a life back to her or to somebody beside her.',
  },
  rosa: {
    name: 'Second wind',
    text: 'Once a turn, a disc move that failed may be flicked again at once from the same place, for no action.',
  },
  thomas: {
    name: 'Firing position',
    text: 'In the street, his shot may start anywhere within 6 cm of him, on any side, with no building in between.',
  },
};

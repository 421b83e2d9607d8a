// What each survivor's power is called, and what it does, to be read at the board.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';

export type PowerWords = { readonly name: string; readonly text: string };

export const powers: Readonly<Record<SurvivorId, PowerWords>> = {
  anita: {
    name: 'Extra inning',
    text: 'Two bonus markers. With no action left, give one up and act once more.',
  },
  elijah: {
    name: 'Flares',
    text: 'Two flares. For one action, flip one into town: this turn the zombies go where it lands, loud if its large side is up, low if the small one is.',
  },
  gabriel: {
    name: 'Second look',
    text: 'Looks at two face-down markers of one place and takes one of them. The other stays face down.',
  },
  john: {
    name: 'On a roll',
    text: 'Once he has killed a zombie by his own hand, he may act a third time this turn.',
  },
  kevin: {
    name: 'Finish it',
    text: 'His first point-blank kill of a turn costs no action. The weapon is as loud as ever.',
  },
  lily: {
    name: 'Light feet',
    text: 'Her disc makes no noise, even when the move fails.',
  },
  loretta: {
    name: 'Pantry',
    text: 'Two food share one space of her board. When she keeps food, she may take a second marker from the same place.',
  },
  mike: {
    name: 'Slip away',
    text: 'Before his turn ends, his own figure may be flicked once in the street, for no action. If it falls or touches anything, it goes back.',
  },
  olivia: {
    name: 'Doctor',
    text: 'Two medicine share one space of her board. For no action, one medicine, hers or an ally’s whom she treats, gives back a life to somebody beside her.',
  },
  rosa: {
    name: 'Second wind',
    text: 'Once a turn, a disc move that failed may be flicked again at once, for free.',
  },
  thomas: {
    name: 'Firing position',
    text: 'In the street his shot may start anywhere within 6 cm of him that he can reach in a straight line.',
  },
};

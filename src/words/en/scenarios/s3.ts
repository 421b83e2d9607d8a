import type { ScenarioWords } from './words';

export const s3 = {
  title: 'Tend the wounded',
  teaser: 'Find Anita, lead her to the hospital, and try to be quiet. You cannot.',
  story:
    'Anita went out for bandages and did not come back. Then her voice came over the radio, thin and far too calm: hurt, hidden, and unable to say where. The hospital would have what she needs, if two of the dead had not moved in. Search every door and every car, and bring her there on her feet. Each step will cost her a cry, and each cry will be heard.',
  objective: 'Bring Anita into the hospital while no zombie is inside.',
  lost: 'Anita dies, nobody is left to act, the dump runs out of zombies, or the day marker reaches the skull.',
  special: {
    hidden:
      'Nine face-down markers: one in each building but the hospital, one in the RV, one at each vehicle. One of them is Anita.',
    objects: 'Next to a vehicle, a barrel or a box you may take and drop as in a building.',
    escort: 'Whoever finds Anita leads her. Everything her escort does is loud.',
    succession: 'If the escort falls, the nearest survivor standing takes over.',
  },
  teaches: 'moving as a pair when every step is loud.',
} satisfies ScenarioWords;

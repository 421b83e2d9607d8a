import type { ScenarioWords } from './words';

export const s10 = {
  title: 'Only one group will survive',
  teaser: 'Two colonies, four cans of fuel, and no more talking.',
  story:
    'You have sent letters, gifts, and finally your best liar. Nothing helped. As long as they breathe, nobody here will sleep with both eyes closed, and they say the same of you. Somewhere in town lie four cans of fuel, enough to end it twice. By tomorrow night there will be one group in this town. It might even be yours.',
  objective:
    'Kill every survivor of the other team, or enter their colony with two cans of fuel: the RV belongs to team A, the hospital to team B.',
  lost: 'At the skull the team with fewer survivors loses. Everybody loses when the dump runs out of zombies.',
  special: {
    choosing: 'Everybody chooses survivors of their own. Team B begins.',
    secrets:
      'Everybody has a secret objective: to win, your team must win and your own card must be met.',
    traitor: 'In each team one player may be a traitor, who wins when the others do.',
    colony:
      'The fuel must be carried through the door, and whoever carries it must be left inside.',
    accusing:
      'For one action you may accuse somebody of your team; the others vote. Exposed traitors go on alone.',
    powers: 'Boards lie with the power face down. Accusers may come to turn theirs.',
    objects: 'Next to a vehicle, a barrel or a box you may take and drop as in a building.',
    lives: 'Everybody begins with 4 life. A tie at the skull is one more round.',
  },
  teaches: 'all of it at once.',
} satisfies ScenarioWords;

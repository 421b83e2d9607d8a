import type { ScenarioWords } from './words';

export const s9 = {
  title: 'Our home',
  teaser: 'One school, two groups, and somebody at your own table is lying.',
  story:
    'The school has thick walls, a well in the yard and a boiler that still coughs. Those inside call it home. Those outside have nothing left but the RV and the cold, and they call it home too. There has been enough talking. And in both groups somebody has begun to wonder why a friend looks away whenever plans are made.',
  objective:
    'Team B: at the end of a round, have one survivor in the school who carries two of food, fuel and medicine. Team A: keep them from it until the skull.',
  lost: 'Everybody loses when the dump runs out of zombies.',
  special: {
    choosing: 'Everybody chooses survivors of their own. Team B begins.',
    secrets:
      'Everybody has a secret objective: to win, your team must win and your own card must be met.',
    traitor: 'In each team one player may be a traitor, who wins when the others do.',
    accusing:
      'For one action you may accuse somebody of your team; the others vote. Exposed traitors go on alone.',
    objects: 'Next to a vehicle, a barrel or a box you may take and drop as in a building.',
    powers: 'Boards lie with the power face down. Accusers may come to turn theirs.',
  },
  teaches: 'secret objectives, traitors, accusations, exile.',
} satisfies ScenarioWords;

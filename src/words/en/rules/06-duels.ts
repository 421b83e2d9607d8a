// Duels against zombies and between survivors.

export const duels = {
  R178: {
    title: 'Duel with a zombie',
    text: 'Enter a building where a zombie waits and you must fight it, out on the lane. Zombies that lay inside stand up first.',
  },
  R179: {
    title: 'Fight before you act',
    text: 'Beside a standing zombie indoors any action must wait until you have beaten it. The duel itself costs no action.',
  },
  R182: {
    title: 'One weapon for the duel',
    text: 'Choose the weapon before the duel and keep it to the end.',
  },
  R185: {
    title: 'Down it goes',
    text: 'A zombie that falls to a shot or a knife in a duel goes to the dump.',
  },
  R186: {
    title: 'The zombie’s card',
    text: 'If it still stands, the zombie turns a card over: walk brings it closer, attack strikes.',
  },
  R188: {
    title: 'Attack!',
    text: 'On an attack card, or when the zombie reaches you, you lose 1 life and your turn is over.',
  },
  R190: {
    title: 'Wait or strike',
    text: 'With the bat you have one blow. Wait for the zombie to come closer, at the risk of an attack card, or strike now.',
  },
  R192: {
    title: 'Waited too long',
    text: 'If an attack card comes up while you wait with the bat, you lose 1 life and your turn ends.',
  },
  R194: {
    title: 'Felled, not killed',
    text: 'A zombie felled by the bat in a duel lies inside the building. It can be killed point-blank.',
  },
  R195: {
    title: 'The blow missed',
    text: 'If the bat fells nobody, you lose 1 life and lie on the floor.',
  },
  R197: {
    title: 'Two against one',
    text: 'Two zombies share every card. Two survivors use their weapons in turn. It ends when only one kind stands.',
  },
  A65: {
    title: 'Whose noise it is',
    text: 'In a duel only what the active survivor uses is heard in town, not what friends or rivals use.',
  },
  A123: {
    title: 'One go each',
    text: 'Everyone on a side strikes once, then it is the other side’s go. That side steps closer only if nobody of it fell.',
  },
  R227: {
    title: 'Rivals in one building',
    text: 'As soon as survivors of both teams are in one building they fight. Whoever came in strikes first.',
  },
  R231: {
    title: 'Hit in a duel',
    text: 'Whoever falls to a shot or a knife loses 1 life and is thrown out.',
  },
  R232: {
    title: 'Out of the door',
    text: 'The winner flicks the loser from behind the building through its door. After two tries the loser is laid outside anyway.',
  },
  R233: {
    title: 'One step closer',
    text: 'If nobody falls, the other side steps one disc forward and attacks.',
  },
  R235: { title: 'One blow', text: 'A fighter with the bat may wait, but strikes only once.' },
  R239: {
    title: 'A blow in the air',
    text: 'If the bat does not fell the rivals, its owner loses 1 life and is thrown out.',
  },
  R242: {
    title: 'One team stays',
    text: 'The fight is over when only one team is left in the building.',
  },
  A76: {
    title: 'Bumped into',
    text: 'Whoever a thrown survivor knocks over is unhurt and stands up again.',
  },
  A78: {
    title: 'Enough waiting',
    text: 'When both sides have waited three times, the survivor who came in must strike.',
  },
};

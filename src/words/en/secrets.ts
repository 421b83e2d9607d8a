// The cards that a player keeps to themselves: what each is called, and what has to be done.
import type { CardName, CardSort } from '../../scenarios/objectives/card-names';
import type { TallyName } from '../../scenarios/objectives/clause';

/** What the numbers on a card are about. */
type CardCount =
  TallyName | 'held' | 'freeSpaces' | 'life' | 'zombies' | 'allies' | 'company' | 'accuser';

export type CardWords = { readonly name: string; readonly text: string };

const cards: Readonly<Record<CardName, CardWords>> = {
  lunchBox: {
    name: 'Lunch box',
    text: 'Hold a food ration when the game ends. It must be on your board: one that lies in the building with you does not count.',
  },
  jerrycan: {
    name: 'Jerrycan',
    text: 'Hold a can of fuel when the game ends. One that you put down, even with your last action, no longer counts.',
  },
  pharmacist: {
    name: 'Pharmacist',
    text: 'Hold a box of medicine when the game ends. One that was used up to heal is gone.',
  },
  collector: {
    name: 'Collector',
    text: 'Hold a weapon marker when the game ends. The weapon printed on your board does not count.',
  },
  travelLight: {
    name: 'Travel light',
    text: 'Hold no marker at all when the game ends, not even an X. The pretzel does not count.',
  },
  fullPack: {
    name: 'Full pack',
    text: 'Have no free space on your board when the game ends. Any marker fills one, even an X. With deep pockets there is one more to fill.',
  },
  cleaner: {
    name: 'Cleaner',
    text: 'Kill a zombie by your own hand: from afar, point-blank or in a duel. One that an ally kills beside you does not count.',
  },
  exterminator: {
    name: 'Exterminator',
    text: 'Kill two zombies by your own hand. Two with one shot are two.',
  },
  untouched: {
    name: 'Untouched',
    text: 'Lose no life in the whole game. One that was healed is still lost; one that an accusation cost you does not count.',
  },
  scarred: {
    name: 'Scarred',
    text: 'Lose a life, other than by an accusation, and have 2 or fewer left when the game ends.',
  },
  underARoof: {
    name: 'Under a roof',
    text: 'Be in a building or in the RV when the game ends, standing or lying. A doorway is still outside.',
  },
  openSky: {
    name: 'Open sky',
    text: 'Stand in the street when the game ends. Lying there does not count.',
  },
  visitor: {
    name: 'Visitor',
    text: 'Go into two different buildings; the RV is one too. The same one twice counts once.',
  },
  curious: {
    name: 'Curious',
    text: 'Turn up two face-down markers, whether you keep them or not. A look that a card gives you does not count.',
  },
  fated: {
    name: 'Fated',
    text: 'Draw a crossroads card yourself, whether it changes anything or not. One that an ally draws does not count.',
  },
  quietHands: {
    name: 'Quiet hands',
    text: 'Use no firearm in the whole game, not even in a duel. Bat and knife are fine.',
  },
  loudMouth: {
    name: 'Loud mouth',
    text: 'End two of your own turns loud, by a gunshot for example, or a flare with its large side up. Two shots in one turn count once.',
  },
  bodyguard: {
    name: 'Bodyguard',
    text: 'Have an ally beside you when the game ends: in the same building, or within 12 cm. Whoever has left your team is no ally.',
  },
  traitor: {
    name: 'Traitor',
    text: 'You belong to the others. Make your team fail and the other team win, and do not get caught. A draw or an overrun town does not help you.',
  },
  newGroup: {
    name: 'New group',
    text: 'Go into a building that holds exactly one survivor, standing or lying; another exile does not count. You join that team on the spot, without a fight, and win if it wins.',
  },
  loneWolf: {
    name: 'Lone wolf',
    text: 'Have 2 lives or more when the game ends, whoever wins it.',
  },
  scorchedEarth: {
    name: 'Scorched earth',
    text: 'Enter the base of your old team with a can of fuel on your board. Unless a defender throws you out, you win at once.',
  },
  grudge: {
    name: 'Grudge',
    text: 'When the game ends, be alive, with whoever accused you dead.',
  },
  hoarder: {
    name: 'Hoarder',
    text: 'At the end of a round, hold two of a kind, food, fuel or medicine, with no other survivor in your building. You win at once.',
  },
  piedPiper: {
    name: 'Pied piper',
    text: 'At the end of a round, before the horde comes, have 8 zombies or more in the streets. Those that lie count, those indoors do not. You win at once.',
  },
};

const sorts: Readonly<Record<CardSort, { readonly name: string; readonly also: string }>> = {
  secret: {
    name: 'Secret objective',
    also: 'You win with it only if your team wins and you are alive.',
  },
  traitor: { name: 'Secret objective', also: 'You win with it only if you are alive.' },
  exile: {
    name: 'Exile’s objective',
    also: 'You are on your own now, and must be alive to win.',
  },
};

const counts: Readonly<Record<CardCount, string>> = {
  held: 'On your board',
  freeSpaces: 'Free spaces',
  life: 'Lives',
  zombies: 'Zombies in the streets',
  allies: 'Allies beside you',
  company: 'Others in your building',
  accuser: 'Accuser alive',
  kills: 'Zombies killed',
  buildingsEntered: 'Buildings entered',
  cardsDrawn: 'Cards drawn',
  markersRevealed: 'Markers turned up',
  firearmUses: 'Firearms used',
  loudReactions: 'Loud turns',
  livesLost: 'Lives lost',
};

export const secrets = {
  cards,
  sorts,
  counts,
  there: { yes: 'You are where you should be', no: 'You are not where you should be' },
  dead: 'Nobody is left to do it',
  reach: (label: string, have: number, need: number): string => `${label}: ${have} of ${need}`,
  atMost: (label: string, have: number, most: number): string =>
    most > 0
      ? `${label}: ${have} (${most} at most)`
      : `${label}: ${have === 0 ? 'none' : `${have}, none allowed`}`,
  met: 'Done',
  missed: 'Missed',
};

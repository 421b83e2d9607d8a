// What is asked, for every kind of decision, and a hint where one helps.
import type { DecisionKind } from '../../../scenarios/means';
import type { Noun } from '../../noun';
import { a, atStart, the } from '../grammar';
import { names } from '../names';
import { weapons } from '../weapons';

const itIs = (marker: Noun, isWorthless: boolean): string =>
  `It is ${a(marker)}${isWorthless ? `, ${names.worthless}` : ''}.`;

export const questions = {
  givePretzel: {
    text: 'Who holds the pretzel?',
    hint: 'Its holder acts first in every round.',
  },
  chooseSurvivor: {
    text: 'Whose turn is it?',
    textOfTeam: (team: string) => `${team}: whose turn is it?`,
    hint: {
      day: 'Choose anyone whose backpack shows the sun.',
      night: 'Choose anyone whose backpack shows the moon.',
    },
  },
  chooseAction: {
    text: (who: Noun) => `What does ${who.word} do?`,
    hint: (actionsLeft: number) =>
      actionsLeft === 0
        ? 'No action left, but a free deed is. Then the zombies answer.'
        : actionsLeft === 1
          ? 'Last action. Then the zombies answer.'
          : `${actionsLeft} actions left.`,
  },
  flickDisc: {
    text: (who: Noun) => `Where does ${who.word} go?`,
    hint: 'The disc must touch nothing on its way.',
  },
  secondTry: {
    text: (who: Noun) => `${who.word} may try once more, from the same place.`,
    hint: 'It costs no action.',
  },
  pitch: {
    text: (who: Noun) => `${who.word}’s own figure is flicked.`,
    hint: 'It must touch nothing and stay on its feet. Then the turn is over.',
  },
  lookToo: {
    text: 'Look at a second marker as well?',
    hint: 'You choose one of them; the other stays face down.',
  },
  chooseLooked: {
    text: (who: Noun) => `Which one does ${who.word} take?`,
    hint: 'The other stays here face down.',
  },
  secondMarker: {
    text: (who: Noun) => `${who.word} may take a second marker here.`,
    hint: 'It costs no action.',
  },
  treat: {
    text: (who: Noun) => `Whom does ${who.word} treat, and with whose medicine?`,
    hint: 'One life back, never more than at the start. It costs no action.',
  },
  flickBat: {
    text: (who: Noun) => `${who.word} swings the bat.`,
    hint: weapons.bat.aimed,
  },
  flickFlare: {
    text: (who: Noun) => `Where does ${who.word} flip the flare?`,
    hint: 'It must come to rest in town. Large side up is loud, small side up is low: that is luck.',
  },
  aim: {
    text: (weapon: Noun) => `Aim the ${weapon.word}.`,
    textOfSecond: 'One more bullet! Aim again.',
    hintOfReach: 'Put the start where you like, within 6 cm of the figure.',
  },
  pointBlank: {
    text: (who: Noun) => `Whom does ${who.word} finish off, and with what?`,
    hint: 'The weapon makes its usual noise.',
  },
  takeDrop: {
    text: (who: Noun) => `What does ${who.word} take or put down?`,
    hint: 'Looking at a face-down marker costs the action.',
  },
  keepOrLeave: {
    text: (marker: Noun, isWorthless: boolean) => `${itIs(marker, isWorthless)} Keep it?`,
    hint: 'If you leave it, it stays here face up.',
  },
  follow: {
    text: (who: Noun) => `Where does ${who.word} stand?`,
    hint: 'Within one disc of the escort.',
  },
  chooseEscort: {
    text: (led: Noun) => `Equally near: who leads ${led.word} now?`,
  },
  chooseThief: {
    text: (victim: Noun) => `Equally near: who may rob ${victim.word}?`,
    hint: 'The thief looks at one hidden marker.',
  },
  steal: {
    text: (thief: Noun, victim: Noun) =>
      `${victim.word} is down: ${thief.word} may take a hidden marker. Look at one?`,
    hint: 'You choose blindly, then keep it or not.',
  },
  stolen: {
    text: (marker: Noun, isWorthless: boolean, thief: Noun, victim: Noun) =>
      `${itIs(marker, isWorthless)} Does ${thief.word} take it from ${victim.word}?`,
  },
  meal: {
    text: 'Time to eat. Who shares a ration?',
    hint: 'Without a meal everyone loses 1 life.',
  },
  chooseNearest: {
    text: 'Equally near: which zombie comes?',
  },
  fillSlots: {
    text: (zombie: Noun) => `Where on the trapdoor does ${the(zombie)} go?`,
    hint: (taken: number) => `Spot ${taken} is taken: choose another. The front row falls first.`,
  },
  duelWeapon: {
    text: (who: Noun) => `What does ${who.word} fight with?`,
    hint: 'One weapon for the whole duel.',
  },
  duelTurn: {
    textOfBlow: (who: Noun) => `${who.word} has one blow: strike, or wait.`,
    textOfShot: (who: Noun) => `${who.word}’s shot: knock them over!`,
    hintOfShot: 'If they stay up, they come closer.',
  },
  throwOut: {
    text: (loser: Noun) => `Out with ${loser.word}! Flick through the door.`,
  },
  moveX: {
    text: (house: Noun) => `${atStart(house)} is empty and gets an X. Which door gives one up?`,
    hint: 'That door opens, and a marker from the reserve is laid inside.',
    hintOfEmpty: 'That door opens. The reserve has run out.',
  },
  placeRecruit: {
    text: (who: Noun) => `Where does ${who.word} stand?`,
    hint: (leader: Noun) => `Within one disc of ${leader.word}.`,
  },
  vote: {
    text: (player: string) => `Is ${player} a traitor?`,
    hint: 'All votes are shown together.',
  },
  accuse: {
    text: (who: Noun) => `Whom does ${who.word} accuse of being a traitor?`,
    hint: 'The others of the team will vote.',
  },
  chooseSide: {
    text: (player: string) => `${player} was wrongly accused. Stay, or go over to the others?`,
    hint: 'You keep the new card either way.',
  },
  chooseOwn: {
    text: {
      exile: 'Which of your survivors is driven out?',
      penalty: 'Which of your survivors pays for it?',
    },
    hint: 'It loses 1 life, but never the last one.',
  },
  driveOut: {
    text: (who: Noun) => `${who.word} is driven out. Push, wherever you like.`,
    hint: 'From a building it must go out through the door.',
  },
  mayPass: {
    text: 'Play now, or turn the X over?',
    hint: 'Whoever passes plays later in this round.',
  },
  chooseFighter: {
    text: 'Who will you be?',
    hint: 'Nobody else plays this survivor.',
  },
  // A card asks by its title: what it says lies face up beside the question.
} satisfies Readonly<Record<Exclude<DecisionKind, 'card'>, object>>;

// Why not: what cannot be chosen, and answers that were turned down.
import type { Reason } from '../../../scenarios/reasons';

export const refusals: Readonly<Record<Reason, string>> = {
  // Options that are not open now.
  notAvailable: 'No more turns this round.',
  shiftOutOfRange: 'The start lies beside the door.',
  driver: 'At the wheel: no more turns.',
  rescued: 'Goes with whoever leads.',
  pretzelFirst: 'Whoever holds the pretzel goes first.',
  zombieInside: 'Not while a zombie is inside with you.',
  noRoomToShoot: 'There is no room to shoot from here.',
  noLyingZombieNear: 'No zombie lies within reach.',
  nothingHere: 'There is nothing to take here, and nothing to put down.',
  notInTheStreet: 'Nothing within reach out here.',
  notHurt: 'Nobody here is hurt.',
  noMedicine: 'That takes a box of medicine.',
  waitedThreeTimes: 'Enough waiting: strike now.',
  notYours: 'Somebody else plays this survivor.',
  accusedAlready: 'One accusation a turn is enough.',
  nobodyToVote: 'Nobody else of the team is left to vote.',
  nobodyToAccuse: 'All the others have shown a card already.',
  // Answers the table cannot carry out.
  noRoomForTheDisc: 'The disc has no room to start there.',
  noRoomForTheBat: 'The bat has no room to lie that way. Turn it.',
  notNextToTheEscort: 'Too far from the escort: one disc at most.',
  placeIsTaken: 'Something is already there.',
  outOfTown: 'That is out of town.',
  tooNearAFigure: 'Too near a figure: leave 8 cm.',
  tooNearADoor: 'Too near a door: leave 12 cm.',
  tooFarFromTheBuilding: 'Too far from the building: stay close to its wall.',
  inFrontOfTheBuilding: 'Not in front: go beside or behind the building.',
  // Answers that come at the wrong time or in the wrong shape.
  gameOver: 'The game is over.',
  tableIsRunning: 'Wait until everything has come to rest.',
  notYourTurn: 'It is not your turn.',
  staleAnswer: 'The game has moved on. Look again.',
  unknownChoice: 'That cannot be chosen now.',
  flickNeedsNumbers: 'The flick was not clear. Try again.',
  directionOutOfRange: 'The flick was not clear. Try again.',
  speedOutOfRange: 'Too weak or too strong. Try again.',
  batNeedsNumbers: 'Turn the bat and choose where to strike it.',
  facingNeedsANumber: 'Choose a direction to look in.',
  spotNeedsNumbers: 'Choose a place on the table.',
  ruleFailed:
    'This step could not be carried out. Nothing is lost: the match stands where it was, and you can choose something else.',
  noTableRunAwaited: 'Nothing is moving on the table.',
};

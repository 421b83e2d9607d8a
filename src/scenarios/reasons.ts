// Why something cannot be chosen, or an answer was turned down: the words for each stand with the screens.

/** Options that are not open now. */
export type Closed =
  | 'notAvailable'
  | 'driver'
  | 'rescued'
  | 'pretzelFirst'
  | 'zombieInside'
  | 'noRoomToShoot'
  | 'noLyingZombieNear'
  | 'noRoomForTheFlare'
  | 'nothingHere'
  | 'notInTheStreet'
  | 'notHurt'
  | 'noMedicine'
  | 'noFreeSpace'
  | 'onlyInTheStreet'
  | 'waitedThreeTimes'
  | 'notYours'
  | 'accusedAlready'
  | 'nobodyToVote'
  | 'nobodyToAccuse';

/** Answers that the table cannot carry out. */
export type Impossible =
  | 'noRoomForTheDisc'
  | 'noRoomForTheBat'
  | 'noRoomToShoot'
  | 'tooFarFromTheFigure'
  | 'buildingBetween'
  | 'notNextToTheEscort'
  | 'notNextToTheLeader'
  | 'placeIsTaken'
  | 'outOfTown'
  | 'tooNearAFigure'
  | 'tooNearADoor'
  | 'tooFarFromTheBuilding'
  | 'inFrontOfTheBuilding';

/** Answers that come at the wrong time or in the wrong shape. */
export type Unfit =
  | 'gameOver'
  | 'tableIsRunning'
  | 'noTableRunAwaited'
  | 'notYourTurn'
  | 'staleAnswer'
  | 'unknownChoice'
  | 'flickNeedsNumbers'
  | 'directionOutOfRange'
  | 'speedOutOfRange'
  | 'shiftOutOfRange'
  | 'notOutOfTheDoor'
  | 'batNeedsNumbers'
  | 'facingNeedsANumber'
  | 'spotNeedsNumbers'
  /** A rule broke: nothing has happened. */
  | 'ruleFailed';

export type Reason = Closed | Impossible | Unfit;

/** Why the last answer stands and is not taken back: what came of it cannot be unseen, or it is not its turn to be. */
export type Stands =
  | 'nothing'
  | 'flicked'
  | 'drawn'
  | 'turnedOver'
  | 'lookedAt'
  /** Against rivals: each takes back its own, before anybody else has answered. */
  | 'otherSeat'
  | 'voted'
  | 'over';

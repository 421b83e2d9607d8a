// Cards about noise, and about slipping away from it.
import { standingPose } from '../../../physics/measure/pose';
import { quantiseAngle } from '../../../physics/measure/quantise';
import { localFrame, STRUCTURE_SIZES } from '../../../physics/measure/structure';
import { distance } from '../../../physics/measure/vector';
import { affect } from '../../change';
import { tell } from '../../play';
import { structureOf } from '../../queries';
import { isLegalPlace } from '../put';
import { setPose } from '../tidy';
import { hereOf, optionsOf, type Card } from './card';

/** How far from the façade's middle one comes out. */
const NEAR_THE_WALL = 9;

export const backDoor: Card = {
  offers: (_, drawn) =>
    hereOf(drawn)
      ? [{ id: 'leave', about: drawn.survivor, needsSpot: true, needsFacing: true }, { id: 'stay' }]
      : [],
  takes: (play, drawn, { choice, spot = { x: 0, y: 0 }, facing = 0 }) => {
    const { game } = play;
    const { survivor } = drawn;
    const here = hereOf(drawn);
    if (choice === 'stay' || !here) return undefined;
    const building = structureOf(game, here);
    const { ahead, left } = localFrame(building)(spot);
    if (distance(building, spot) > NEAR_THE_WALL) return 'tooFarFromTheBuilding';
    if (ahead > 0 && Math.abs(left) < STRUCTURE_SIZES[building.kind].width / 2)
      return 'inFrontOfTheBuilding';
    const pose = standingPose('survivor', { ...spot, facing: quantiseAngle(facing) });
    if (!isLegalPlace(game, survivor, pose)) return 'placeIsTaken';
    setPose(game, survivor, pose);
    tell(play, { kind: 'moved', survivor, outOf: here, rules: ['R219'] });
    return undefined;
  },
};

const VEHICLES = ['car', 'truck', 'iceCreamTruck'];

export const carAlarm: Card = {
  offers: (game) => optionsOf(VEHICLES.filter((id) => game.things[id] && !game.things[id].removed)),
  takes: ({ game }, _, { choice }) => {
    affect(game, { kind: 'alarm', until: 'turn', target: choice });
  },
};

export const deadCalm: Card = {
  does: ({ game }) => {
    affect(game, { kind: 'noReaction', until: 'turn' });
  },
};

export const squeakyFloor: Card = {
  does: ({ game }) => {
    affect(game, { kind: 'reactionLoud', until: 'turn' });
  },
};

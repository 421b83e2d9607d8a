// Cards about noise, and about slipping away from it.
import { standingPose } from '../../../physics/measure/pose';
import { quantiseAngle } from '../../../physics/measure/quantise';
import { localFrame, STRUCTURE_SIZES } from '../../../physics/measure/structure';
import { distance } from '../../../physics/measure/vector';
import { affect } from '../../change';
import { emit } from '../../play';
import { structureOf } from '../../queries';
import { isLegalPlace } from '../put';
import { takeAlong } from '../recruits';
import { setPose } from '../tidy';
import { option } from '../../decisions';
import { hereOf, type Choice, type Deed } from './card';

/** How far from the façade's middle one comes out. */
const NEAR_THE_WALL = 9;

export const backDoor: Choice<'backDoor'> = {
  offers: (_, drawn) =>
    hereOf(drawn)
      ? [
          option(
            'leave',
            { verb: 'slipOut' },
            { about: drawn.survivor, needsSpot: true, needsFacing: true },
          ),
          option('stay', { verb: 'stay' }),
        ]
      : [],
  takes: (play, drawn, { means, spot = { x: 0, y: 0 }, facing = 0 }) => {
    const { game } = play;
    const { survivor } = drawn;
    const here = hereOf(drawn);
    if (means.verb === 'stay' || !here) return undefined;
    const building = structureOf(game, here);
    const { ahead, left } = localFrame(building)(spot);
    if (distance(building, spot) > NEAR_THE_WALL) return 'tooFarFromTheBuilding';
    if (ahead > 0 && Math.abs(left) < STRUCTURE_SIZES[building.kind].width / 2)
      return 'inFrontOfTheBuilding';
    const pose = standingPose('survivor', { ...spot, facing: quantiseAngle(facing) });
    if (!isLegalPlace(game, survivor, pose)) return 'placeIsTaken';
    setPose(game, survivor, pose);
    emit(play, { kind: 'moved', survivor, outOf: here, rules: ['R219'] });
    // Out by a card is out by a move (A131).
    takeAlong(play, survivor, here);
    return undefined;
  },
};

const VEHICLES = ['car', 'truck', 'iceCreamTruck'];

export const carAlarm: Choice<'carAlarm'> = {
  offers: (game) =>
    VEHICLES.filter((id) => game.things[id] && !game.things[id].removed).map((object) =>
      option(object, { verb: 'object', object }, { about: object }),
    ),
  takes: (play, _, { means: { object } }) => {
    affect(play.game, { kind: 'lure', until: 'turn', by: object, noise: 'loud' });
    emit(play, { kind: 'alarm', object, rules: ['R219'] });
  },
};

export const deadCalm: Deed = {
  does: ({ game }) => {
    affect(game, { kind: 'noReaction', until: 'turn' });
  },
};

export const squeakyFloor: Deed = {
  does: ({ game }) => {
    affect(game, { kind: 'reactionLoud', until: 'turn' });
  },
};

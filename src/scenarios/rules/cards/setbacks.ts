// Cards that cost something.
import { affect, change, changeMarker } from '../../change';
import { filledSlots, heldBy, markerOf, structureIds, survivorOf } from '../../queries';
import { emit } from '../../play';
import { spend } from '../heal';
import { climb } from '../invasion';
import { loseLife } from '../life';
import { option } from '../../decisions';
import { companyOf, forMarkers, type Choice, type Deed } from './card';

export const dangerousDays: Deed = {
  does: ({ game }) => {
    const { day, night } = game.invasion;
    change(game, { invasion: { day: climb('day', day, 1), night: climb('night', night, 1) } });
  },
};

export const infectedScratch: Choice<'infectedScratch'> = {
  offers: (game, drawn) => {
    const medicine = companyOf(game, drawn).flatMap((id) =>
      heldBy(game, id).filter((marker) => markerOf(game, marker).type === 'medicine'),
    );
    const { survivor } = drawn;
    return medicine.length > 0
      ? forMarkers(medicine)
      : [option('hurt', { verb: 'hurt', survivor }, { about: survivor })];
  },
  takes: (play, { survivor }, { means }) => {
    if (means.verb === 'hurt') loseLife(play, survivor, 'infectedScratch', ['R219']);
    else spend(play, means.marker, ['R219']);
  },
};

export const tornStrap: Choice<'tornStrap'> = {
  offers: (game, { survivor }) =>
    structureIds(game).includes('groceryStore') ? forMarkers(filledSlots(game, survivor)) : [],
  takes: (play, { survivor }, { means: { marker } }) => {
    const place = { on: 'structure', structure: 'groceryStore' } as const;
    changeMarker(play.game, marker, { place, faceUp: true });
    emit(play, { kind: 'dropped', survivor, marker, rules: ['R219'] });
  },
};

export const jammed: Deed = {
  does: ({ game }, { survivor }) => {
    affect(game, { kind: 'jammed', until: 'nextTurn' }, survivor);
  },
};

export const earlyDusk: Choice<'earlyDusk'> = {
  offers: (game, { survivor }) => [
    ...(survivorOf(game, survivor).life > 1
      ? [option('life', { verb: 'hurt', survivor }, { about: survivor })]
      : []),
    option('dusk', { verb: 'dusk' }),
  ],
  takes: (play, { survivor }, { means }) => {
    if (means.verb === 'hurt') loseLife(play, survivor, 'earlyDusk', ['R219']);
    else {
      affect(play.game, { kind: 'longNight', until: 'round' });
      emit(play, { kind: 'duskCalled', survivor, rules: ['R219'] });
    }
  },
};

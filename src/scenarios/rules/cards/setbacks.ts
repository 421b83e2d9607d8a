// Cards that cost something.
import { affect, change, changeMarker } from '../../change';
import { filledSlots, heldBy, markerOf, structureIds, survivorOf } from '../../queries';
import { tell } from '../../play';
import { climb } from '../invasion';
import { loseLife } from '../life';
import { companyOf, optionsOf, type Card } from './card';

export const dangerousDays: Card = {
  does: ({ game }) => {
    const { day, night } = game.invasion;
    change(game, { invasion: { day: climb('day', day, 1), night: climb('night', night, 1) } });
  },
};

export const infectedScratch: Card = {
  offers: (game, drawn) => {
    const medicine = companyOf(game, drawn).flatMap((id) =>
      heldBy(game, id).filter((marker) => markerOf(game, marker).type === 'medicine'),
    );
    return medicine.length > 0 ? optionsOf(medicine) : [{ id: 'hurt', about: drawn.survivor }];
  },
  takes: (play, { survivor }, { choice }) => {
    if (choice === 'hurt') loseLife(play, survivor, 'infectedScratch', ['R219']);
    else changeMarker(play.game, choice, { place: { on: 'removed' } });
  },
};

export const tornStrap: Card = {
  offers: (game, { survivor }) =>
    structureIds(game).includes('groceryStore') ? optionsOf(filledSlots(game, survivor)) : [],
  takes: (play, { survivor }, { choice }) => {
    const place = { on: 'structure', structure: 'groceryStore' } as const;
    changeMarker(play.game, choice, { place, faceUp: true });
    tell(play, { kind: 'dropped', survivor, marker: choice, rules: ['R219'] });
  },
};

export const jammed: Card = {
  does: ({ game }, { survivor }) => {
    affect(game, { kind: 'jammed', until: 'nextTurn' }, survivor);
  },
};

export const earlyDusk: Card = {
  offers: (game, { survivor }) => [
    ...(survivorOf(game, survivor).life > 1 ? [{ id: 'life', about: survivor }] : []),
    { id: 'dusk' },
  ],
  takes: (play, { survivor }, { choice }) => {
    if (choice === 'life') loseLife(play, survivor, 'earlyDusk', ['R219']);
    else affect(play.game, { kind: 'longNight', until: 'round' });
  },
};

// What crossroads cards let their player choose, by what the option does.
import type { ChoiceCard, MeansOfCard } from '../../../scenarios/means';
import type { Noun } from '../../noun';
import { the } from '../grammar';

type ByVerb = {
  readonly [Card in ChoiceCard]: Readonly<Record<MeansOfCard<Card>['verb'], object>>;
};

const hurt = { label: (who: Noun) => `${who.word} loses 1 life` };

export const cardOptions = {
  help: {
    storm: { label: (who: Noun, building: Noun) => `${who.word} bursts into ${the(building)}` },
    no: { label: 'Nobody goes' },
  },
  firstAidKit: { survivor: { label: (who: Noun) => `Treat ${who.word}` } },
  backDoor: {
    slipOut: { label: 'Slip out', hint: 'Beside or behind the building' },
    stay: { label: 'Stay inside' },
  },
  carAlarm: { object: { label: the } },
  frozenStiff: {
    zombie: { label: (zombie: Noun) => `Freeze ${the(zombie)}` },
    enough: { label: 'That is enough' },
  },
  floorPlan: { structure: { label: (building: Noun) => `Look into ${the(building)}` } },
  ransacked: { structure: { label: the } },
  infectedScratch: {
    marker: {
      label: 'Use medicine',
      labelOf: (owner: Noun) => `Use ${owner.word}’s medicine`,
    },
    hurt,
  },
  tornStrap: { marker: { label: (marker: Noun) => `Lose the ${marker.word}` } },
  earlyDusk: {
    dusk: { label: 'Let night fall early', hint: 'The day marker moves two spaces' },
    hurt,
  },
  criesInTheStreet: {
    open: {
      label: { food: 'Open up for a food ration', medicine: 'Open up for a box of medicine' },
      hint: 'A zombie comes to the door',
    },
    shut: { label: 'Keep the door shut' },
  },
  oldAcquaintance: {
    survivor: { label: (who: Noun) => `Meet ${who.word}` },
    swap: { label: (given: Noun, taken: Noun) => `Swap the ${given.word} for the ${taken.word}` },
    give: { label: (marker: Noun) => `Give the ${marker.word}` },
    take: { label: (marker: Noun) => `Take the ${marker.word}` },
    marker: {
      labelOfOwn: (marker: Noun) => `Trade in the ${marker.word}`,
      labelOfRival: (owner: Noun) => `Look at what ${owner.word} hides`,
      labelOfOpen: (owner: Noun, marker: Noun) => `Trade for ${owner.word}’s ${marker.word}`,
    },
    done: { label: 'Done' },
    no: { label: 'No, thank you' },
  },
  acid: { place: { label: 'Put the puddle here' } },
} satisfies ByVerb;

// A question of every card that lets choose, with answers of every meaning: one that is missing does not compile.
// Each option is named by what it has to say in English.
import { option as says, type Option, type Question } from '../../../src/scenarios/decisions';
import type { ChoiceCard, MeansOfCard } from '../../../src/scenarios/means';

const marker = (number: number): string => `marker-${number}`;

const card = <Card extends ChoiceCard>(
  about: Card,
  ...options: readonly Option<MeansOfCard<Card>>[]
): Question<'card'> => ({ kind: 'card', about, options });

const CARDS: { readonly [Card in ChoiceCard]: Question<'card'> } = {
  help: card(
    'help',
    says('John bursts into the school', { verb: 'storm', survivor: 'john', structure: 'school' }),
    says('Nobody goes', { verb: 'no' }),
  ),
  firstAidKit: card('firstAidKit', says('Treat Olivia', { verb: 'survivor', survivor: 'olivia' })),
  backDoor: card(
    'backDoor',
    says('Slip out', { verb: 'slipOut' }),
    says('Stay inside', { verb: 'stay' }),
  ),
  carAlarm: card(
    'carAlarm',
    says('The car', { verb: 'object', object: 'car' }),
    says('The ice-cream truck', { verb: 'object', object: 'iceCreamTruck' }),
  ),
  frozenStiff: card(
    'frozenStiff',
    says('Freeze the bride (4)', { verb: 'zombie', zombie: 'zombie-16' }),
    says('That is enough', { verb: 'enough' }),
  ),
  floorPlan: card(
    'floorPlan',
    says('Look into the school', { verb: 'structure', structure: 'school' }),
  ),
  ransacked: card(
    'ransacked',
    says('The school', { verb: 'structure', structure: 'school' }),
    says('The library', { verb: 'structure', structure: 'library' }),
  ),
  infectedScratch: card(
    'infectedScratch',
    says('Use Olivia’s medicine', { verb: 'marker', marker: marker(3) }),
    says('Anita loses 1 life', { verb: 'hurt', survivor: 'anita' }),
  ),
  tornStrap: card(
    'tornStrap',
    says('Lose the rifle', { verb: 'marker', marker: marker(1) }),
    says('Lose the key', { verb: 'marker', marker: marker(2) }),
  ),
  earlyDusk: card(
    'earlyDusk',
    says('Anita loses 1 life', { verb: 'hurt', survivor: 'anita' }),
    says('Let night fall early', { verb: 'dusk' }),
  ),
  criesInTheStreet: card(
    'criesInTheStreet',
    says('Keep the door shut', { verb: 'shut' }),
    says('Open up for a food ration', { verb: 'open', type: 'food' }),
    says('Open up for a box of medicine', { verb: 'open', type: 'medicine' }),
  ),
  oldAcquaintance: card(
    'oldAcquaintance',
    says('Meet John', { verb: 'survivor', survivor: 'john' }),
    says('No, thank you', { verb: 'no' }),
    says('Done', { verb: 'done' }),
    says('Swap the rifle for the key', { verb: 'swap', give: marker(1), take: marker(2) }),
    says('Give the rifle', { verb: 'give', marker: marker(1) }),
    says('Take the key', { verb: 'take', marker: marker(2) }),
    says('Look at what Mike hides', { verb: 'marker', marker: marker(9) }),
    says('Trade in the rifle', { verb: 'marker', marker: marker(1) }),
  ),
  acid: card('acid', says('Put the puddle here', { verb: 'place' })),
};

export const CARD_QUESTIONS: readonly Question<'card'>[] = Object.values(CARDS);

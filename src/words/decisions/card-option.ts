// What crossroads cards let their player choose.
import type { ChoiceCard, MeansOfCard } from '../../scenarios/means';
import { markerNoun, pieceNoun, survivorNoun, zombieNoun } from '../nouns';
import type { Texts } from '../texts';
import type { OptionText } from './option-text';
import type { Speaking } from './speaking';

type Words = Texts['decisions']['cardOptions'];
type Labeller<Card extends ChoiceCard> = (
  means: MeansOfCard<Card>,
  words: Words[Card],
  speaking: Speaking,
) => OptionText;

const CHOICES: { readonly [Card in ChoiceCard]: Labeller<Card> } = {
  help: (means, words, { texts }) => {
    if (means.verb === 'no') return words.no;
    const [who, where] = [survivorNoun(means.survivor), texts.names.structures[means.structure]];
    return { label: words.storm.label(who, where) };
  },
  firstAidKit: ({ survivor }, words) => ({ label: words.survivor.label(survivorNoun(survivor)) }),
  backDoor: ({ verb }, words) => words[verb],
  carAlarm: ({ object }, words, { language }) => ({
    label: words.object.label(pieceNoun(object, language)),
  }),
  frozenStiff: (means, words, { language }) =>
    means.verb === 'enough'
      ? words.enough
      : { label: words.zombie.label(zombieNoun(means.zombie, language)) },
  floorPlan: ({ structure }, words, { texts }) => ({
    label: words.structure.label(texts.names.structures[structure]),
  }),
  ransacked: ({ structure }, words, { texts }) => ({
    label: words.structure.label(texts.names.structures[structure]),
  }),
  infectedScratch: (means, { hurt, marker }, { holderOf }) => {
    if (means.verb === 'hurt') return { label: hurt.label(survivorNoun(means.survivor)) };
    const holder = holderOf(means.marker);
    return { label: holder ? marker.labelOf(survivorNoun(holder)) : marker.label };
  },
  tornStrap: ({ marker }, words, { markerType, language }) => ({
    label: words.marker.label(markerNoun(markerType(marker), language)),
  }),
  earlyDusk: (means, { hurt, dusk }) =>
    means.verb === 'hurt' ? { label: hurt.label(survivorNoun(means.survivor)) } : dusk,
  criesInTheStreet: (means, { open, shut }) =>
    means.verb === 'shut' ? shut : { label: open.label[means.type], hint: open.hint },
  oldAcquaintance: (means, words, speaking) => acquaintance(means, words, speaking),
  acid: ({ verb }, words) => words[verb],
};

/** Friends exchange; rivals are looked over, then perhaps traded with. */
function acquaintance(
  means: MeansOfCard<'oldAcquaintance'>,
  words: Words['oldAcquaintance'],
  { markerType, holderOf, actor, language }: Speaking,
): OptionText {
  switch (means.verb) {
    case 'no':
    case 'done':
      return words[means.verb];
    case 'survivor':
      return { label: words.survivor.label(survivorNoun(means.survivor)) };
    case 'swap': {
      const [given, taken] = [markerType(means.give), markerType(means.take)];
      return { label: words.swap.label(markerNoun(given, language), markerNoun(taken, language)) };
    }
    case 'give':
    case 'take':
      return { label: words[means.verb].label(markerNoun(markerType(means.marker), language)) };
    case 'marker': {
      const holder = holderOf(means.marker);
      const { labelOfOwn, labelOfRival, labelOfOpen } = words.marker;
      const type = markerType(means.marker);
      if (holder === undefined || holder === actor)
        return { label: labelOfOwn(markerNoun(type, language)) };
      const rival = survivorNoun(holder);
      return {
        label: type ? labelOfOpen(rival, markerNoun(type, language)) : labelOfRival(rival),
      };
    }
  }
}

/** What a card's option means fits that card, and so do its words. */
export const cardOption = (
  card: ChoiceCard,
  means: MeansOfCard<ChoiceCard>,
  speaking: Speaking,
): OptionText =>
  (CHOICES[card] as Labeller<ChoiceCard>)(
    means,
    speaking.texts.decisions.cardOptions[card],
    speaking,
  );

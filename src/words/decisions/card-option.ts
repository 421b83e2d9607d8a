// What crossroads cards let their player choose.
import type { ChoiceCard, MeansOfCard } from '../../scenarios/means';
import { both } from '../both';
import { ofThe, the, type Noun } from '../grammar';
import {
  markerNoun,
  pieceNoun,
  STRUCTURES,
  survivorName,
  survivorNoun,
  zombieNoun,
} from '../names';
import type { TellContext } from '../tell/context';
import type { Labelled } from './labelled';

type Labeller<Card extends ChoiceCard> = (
  means: MeansOfCard<Card>,
  context: TellContext,
) => Labelled;

const named = (noun: Noun): Labelled => [both(the(noun, 'en'), the(noun, 'fr'))];
const losesLife = ({ survivor }: MeansOfCard<'infectedScratch'> & { verb: 'hurt' }): Labelled => [
  both(`${survivorName(survivor)} loses 1 life`, `${survivorName(survivor)} perd 1 vie`),
];

const CHOICES: { readonly [Card in ChoiceCard]: Labeller<Card> } = {
  help: (means) => {
    if (means.verb === 'no') return [both('Nobody goes', 'Personne n’y va')];
    const [name, where] = [survivorName(means.survivor), STRUCTURES[means.structure]];
    return [
      both(
        `${name} bursts into ${the(where, 'en')}`,
        `${name} fait irruption dans ${the(where, 'fr')}`,
      ),
    ];
  },
  firstAidKit: ({ survivor }) => [
    both(`Treat ${survivorName(survivor)}`, `Soigner ${survivorName(survivor)}`),
  ],
  backDoor: ({ verb }) =>
    verb === 'slipOut'
      ? [
          both('Slip out', 'Sortir discrètement'),
          both('Beside or behind the building', 'À côté ou derrière le bâtiment'),
        ]
      : [both('Stay inside', 'Rester à l’intérieur')],
  carAlarm: ({ object }) => named(pieceNoun(object)),
  frozenStiff: (means) => {
    if (means.verb === 'enough') return [both('That is enough', 'Cela suffit')];
    const who = zombieNoun(means.zombie);
    return [both(`Freeze ${the(who, 'en')}`, `Geler ${the(who, 'fr')}`)];
  },
  floorPlan: ({ structure }) => [
    both(
      `Look into ${the(STRUCTURES[structure], 'en')}`,
      `Regarder dans ${the(STRUCTURES[structure], 'fr')}`,
    ),
  ],
  ransacked: ({ structure }) => named(STRUCTURES[structure]),
  infectedScratch: (means, { holderOf }) => {
    if (means.verb === 'hurt') return losesLife(means);
    const holder = holderOf(means.marker);
    const owner = holder && survivorNoun(holder);
    return owner
      ? [both(`Use ${owner.en}’s medicine`, `Utiliser les médicaments ${ofThe(owner, 'fr')}`)]
      : [both('Use medicine', 'Utiliser des médicaments')];
  },
  tornStrap: (means, { markerType }) => {
    const marker = markerNoun(markerType(means.marker));
    return [both(`Lose the ${marker.en}`, `Perdre ${the(marker, 'fr')}`)];
  },
  earlyDusk: (means) =>
    means.verb === 'hurt'
      ? losesLife(means)
      : [
          both('Let night fall early', 'Laisser tomber la nuit'),
          both('The day marker moves two spaces', 'Le marqueur de jour avance de deux cases'),
        ],
  criesInTheStreet: (means) =>
    means.verb === 'shut'
      ? [both('Keep the door shut', 'Laisser la porte fermée')]
      : [
          means.type === 'food'
            ? both('Open up for a food ration', 'Ouvrir pour une ration')
            : both('Open up for a box of medicine', 'Ouvrir pour une boîte de médicaments'),
          both('A zombie comes to the door', 'Un zombie vient devant la porte'),
        ],
  oldAcquaintance: (means, context) => acquaintance(means, context),
  acid: () => [both('Put the puddle here', 'Poser la flaque ici')],
};

/** Friends exchange; rivals are looked over, then perhaps traded with. */
function acquaintance(
  means: MeansOfCard<'oldAcquaintance'>,
  { markerType, holderOf, actor }: TellContext,
): Labelled {
  switch (means.verb) {
    case 'no':
      return [both('No, thank you', 'Non merci')];
    case 'done':
      return [both('Done', 'C’est tout')];
    case 'survivor': {
      const name = survivorName(means.survivor);
      return [both(`Meet ${name}`, `Retrouver ${name}`)];
    }
    case 'swap': {
      const [one, other] = [markerNoun(markerType(means.give)), markerNoun(markerType(means.take))];
      return [
        both(
          `Swap the ${one.en} for the ${other.en}`,
          `Échanger ${the(one, 'fr')} contre ${the(other, 'fr')}`,
        ),
      ];
    }
    case 'give': {
      const one = markerNoun(markerType(means.marker));
      return [both(`Give the ${one.en}`, `Donner ${the(one, 'fr')}`)];
    }
    case 'take': {
      const one = markerNoun(markerType(means.marker));
      return [both(`Take the ${one.en}`, `Prendre ${the(one, 'fr')}`)];
    }
    case 'marker': {
      const holder = holderOf(means.marker);
      const one = markerNoun(markerType(means.marker));
      if (holder === undefined || holder === actor)
        return [both(`Trade in the ${one.en}`, `Céder ${the(one, 'fr')}`)];
      const owner = survivorNoun(holder);
      return [both(`Look at what ${owner.en} hides`, `Regarder ce que cache ${owner.fr}`)];
    }
  }
}

/** What a card's option means fits that card. */
export const cardOption = (
  card: ChoiceCard,
  means: MeansOfCard<ChoiceCard>,
  context: TellContext,
): Labelled => (CHOICES[card] as Labeller<ChoiceCard>)(means, context);

// What crossroads cards let their player choose.
import type { CrossroadsId } from '../../../scenarios/catalogue/crossroads';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import { SURVIVOR_IDS } from '../../../scenarios/catalogue/survivors';
import type { Decision, Option } from '../../../scenarios/decisions';
import { both } from '../both';
import { isCard } from '../cards';
import { ofThe, the } from '../grammar';
import { markerNoun, pieceNoun, survivorName, survivorNoun } from '../names';
import type { TellContext } from '../tell/context';
import type { Labelled } from './labelled';

type Labeller = (option: Option, context: TellContext) => Labelled | undefined;

const isSurvivor = (id: string): id is SurvivorId => SURVIVOR_IDS.some((one) => one === id);

const CHOICES: Partial<Readonly<Record<CrossroadsId, Labeller>>> = {
  help: ({ id }) => {
    if (id === 'no') return [both('Nobody goes', 'Personne n’y va')];
    const [ally = '', structure = ''] = id.split(' ');
    const where = pieceNoun(structure);
    return [
      both(
        `${survivorName(ally as SurvivorId)} bursts into ${the(where, 'en')}`,
        `${survivorName(ally as SurvivorId)} fait irruption dans ${the(where, 'fr')}`,
      ),
    ];
  },
  firstAidKit: ({ id }) => [
    both(`Treat ${survivorName(id as SurvivorId)}`, `Soigner ${survivorName(id as SurvivorId)}`),
  ],
  backDoor: ({ id }) =>
    id === 'leave'
      ? [
          both('Slip out', 'Sortir discrètement'),
          both('Beside or behind the building', 'À côté ou derrière le bâtiment'),
        ]
      : [both('Stay inside', 'Rester à l’intérieur')],
  carAlarm: ({ id }) => [both(the(pieceNoun(id), 'en'), the(pieceNoun(id), 'fr'))],
  frozenStiff: ({ id }) =>
    id === 'enough'
      ? [both('That is enough', 'Cela suffit')]
      : [both(`Freeze ${the(pieceNoun(id), 'en')}`, `Geler ${the(pieceNoun(id), 'fr')}`)],
  floorPlan: ({ id }) => [
    both(`Look into ${the(pieceNoun(id), 'en')}`, `Regarder dans ${the(pieceNoun(id), 'fr')}`),
  ],
  ransacked: ({ id }) => [both(the(pieceNoun(id), 'en'), the(pieceNoun(id), 'fr'))],
  infectedScratch: ({ id, about }, { holderOf }) => {
    const holder = holderOf(id);
    if (id === 'hurt')
      return [
        both(
          `${survivorName(about as SurvivorId)} loses 1 life`,
          `${survivorName(about as SurvivorId)} perd 1 vie`,
        ),
      ];
    const owner = holder && survivorNoun(holder);
    return owner
      ? [both(`Use ${owner.en}’s medicine`, `Utiliser les médicaments ${ofThe(owner, 'fr')}`)]
      : [both('Use medicine', 'Utiliser des médicaments')];
  },
  tornStrap: ({ id }, { markerType }) => {
    const marker = markerNoun(markerType(id));
    return [both(`Lose the ${marker.en}`, `Perdre ${the(marker, 'fr')}`)];
  },
  earlyDusk: ({ id, about }) =>
    id === 'life'
      ? [
          both(
            `${survivorName(about as SurvivorId)} loses 1 life`,
            `${survivorName(about as SurvivorId)} perd 1 vie`,
          ),
        ]
      : [
          both('Let night fall early', 'Laisser tomber la nuit'),
          both('The day marker moves two spaces', 'Le marqueur de jour avance de deux cases'),
        ],
  criesInTheStreet: ({ id }) =>
    id === 'nothing'
      ? [both('Keep the door shut', 'Laisser la porte fermée')]
      : [
          id === 'food'
            ? both('Open up for a food ration', 'Ouvrir pour une ration')
            : both('Open up for a box of medicine', 'Ouvrir pour une boîte de médicaments'),
          both('A zombie comes to the door', 'Un zombie vient devant la porte'),
        ],
  oldAcquaintance: (option, context) => acquaintance(option, context),
  acid: () => [both('Put the puddle here', 'Poser la flaque ici')],
};

/** Friends exchange; rivals are looked over, then perhaps traded with. */
function acquaintance(
  { id }: Option,
  { markerType, holderOf, actor }: TellContext,
): Labelled | undefined {
  if (id === 'no') return [both('No, thank you', 'Non merci')];
  if (id === 'done') return [both('Done', 'C’est tout')];
  if (isSurvivor(id)) return [both(`Meet ${survivorName(id)}`, `Retrouver ${survivorName(id)}`)];
  const [verb = '', first = '', second = ''] = id.split(' ');
  const [one, other] = [markerNoun(markerType(first)), markerNoun(markerType(second))];
  switch (verb) {
    case 'swap':
      return [
        both(
          `Swap the ${one.en} for the ${other.en}`,
          `Échanger ${the(one, 'fr')} contre ${the(other, 'fr')}`,
        ),
      ];
    case 'give':
      return [both(`Give the ${one.en}`, `Donner ${the(one, 'fr')}`)];
    case 'take':
      return [both(`Take the ${one.en}`, `Prendre ${the(one, 'fr')}`)];
    default: {
      const holder = holderOf(id);
      const marker = markerNoun(markerType(id));
      if (holder === undefined || holder === actor)
        return [both(`Trade in the ${marker.en}`, `Céder ${the(marker, 'fr')}`)];
      const owner = survivorNoun(holder);
      return [both(`Look at what ${owner.en} hides`, `Regarder ce que cache ${owner.fr}`)];
    }
  }
}

export const CARDS_WITH_CHOICES = Object.keys(CHOICES) as CrossroadsId[];

export const cardOption = (
  option: Option,
  context: TellContext,
  { about = '' }: Decision,
): Labelled | undefined => (isCard(about) ? CHOICES[about]?.(option, context) : undefined);

// Every picture there is, by what it shows.
import type { CrossroadsId } from '../../scenarios/catalogue/crossroads';
import type { MarkerType } from '../../scenarios/catalogue/markers';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { CardName } from '../../scenarios/objectives/card-names';
import { CROSSROADS_PICTURES } from './crossroads';
import { END_PICTURES, type EndFamily } from './endings';
import { MARKER_PICTURES } from './markers';
import { OBJECTIVE_PICTURES } from './objectives';
import { TOPIC_PICTURES, type Topic } from './topics';
import type { Vignette } from './vignette';

export type PictureOf =
  | { readonly crossroads: CrossroadsId }
  | { readonly card: CardName }
  | { readonly marker: MarkerType }
  | { readonly topic: Topic }
  /** With those of the match in it, the most important first. */
  | { readonly ending: EndFamily; readonly people: readonly SurvivorId[] };

export type Picture = {
  /** Under which it is kept. */
  readonly name: string;
  readonly vignette: Vignette;
  readonly people: readonly SurvivorId[];
};

export function pictureOf(of: PictureOf): Picture {
  if ('crossroads' in of) return alone('crossroads', of.crossroads, CROSSROADS_PICTURES);
  if ('card' in of) return alone('card', of.card, OBJECTIVE_PICTURES);
  if ('marker' in of) return alone('marker', of.marker, MARKER_PICTURES);
  if ('topic' in of) return alone('topic', of.topic, TOPIC_PICTURES);
  const { ending, people } = of;
  return { name: ['ending', ending, ...people].join(' '), vignette: END_PICTURES[ending], people };
}

const alone = <Name extends string>(
  sort: string,
  name: Name,
  pictures: Readonly<Record<Name, Vignette>>,
): Picture => ({ name: `${sort} ${name}`, vignette: pictures[name], people: [] });

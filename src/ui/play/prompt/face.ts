import type { MarkerType } from '../../../scenarios/catalogue/markers';
import type { MarkerId } from '../../../scenarios/ids';
import { markerNoun } from '../../../words/nouns';
import { markerIcon, type IconName } from '../../art/signs';
import { knowsAlone } from '../handover/secrets';
import type { Spoken } from './spoken';

/** One marker, as these eyes may see it. */
export type Face = {
  readonly id: MarkerId;
  /** Where these eyes see it. */
  readonly type?: MarkerType;
  readonly icon: IconName;
  readonly name: string;
  readonly isHidden: boolean;
  /** These eyes have looked at it: for the others it lies face down. */
  readonly onlyYou: boolean;
  /** Whatever is answered, all will see it then. */
  readonly opens?: boolean;
};

export function faceOf(id: MarkerId, { view, texts, language }: Spoken): Face {
  const type = view.markers[id]?.type;
  return {
    id,
    ...(type && { type }),
    icon: markerIcon(type),
    name: texts.grammar.a(markerNoun(type, language)),
    isHidden: type === undefined,
    onlyYou: knowsAlone(view, id),
  };
}

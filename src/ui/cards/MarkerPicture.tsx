import type { MarkerType } from '../../scenarios/catalogue/markers';
import { Icon } from '../art/Icon';
import { markerIcon } from '../art/signs';
import { Vignette } from './Vignette';

type Props = {
  /** Nothing to be seen where it lies face down. */
  readonly type: MarkerType | undefined;
};

/** The face of a marker, as large as held before the eye; its name stands beside it. */
export function MarkerPicture({ type }: Props) {
  const sign = <Icon name={markerIcon(type)} />;
  return type === undefined ? sign : <Vignette of={{ marker: type }}>{sign}</Vignette>;
}

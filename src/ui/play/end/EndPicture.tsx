import { FAMILY_OF } from '../../../scene/vignettes/endings';
import { ROLES } from '../../../scene/vignettes/vignette';
import { Icon } from '../../art/Icon';
import { Vignette } from '../../cards/Vignette';
import { usePlay } from '../context';
import { praisedIn } from './use-review';

/** How it ended, with those who are praised in it. */
export function EndPicture({ alt }: { readonly alt: string }) {
  const { view } = usePlay();
  if (!view.result) return null;
  const ending = FAMILY_OF[view.result.reason];
  return (
    <Vignette of={{ ending, people: praisedIn(view).slice(0, ROLES.length) }} alt={alt}>
      <Icon name="end" />
    </Vignette>
  );
}

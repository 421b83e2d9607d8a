import { survivorOf } from '../../../scenarios/queries';
import { survivorName } from '../../../words/nouns';
import { Face } from '../../art/Face';
import { useTexts } from '../../i18n/use-texts';
import { usePlay } from '../context';
import { praisedIn } from './use-review';

/** The faces of those who won, or of all where nobody did; whoever died among them. */
export function People() {
  const { end } = useTexts().after;
  const { view } = usePlay();
  return (
    <ul className="end-people" aria-label={end.people}>
      {praisedIn(view).map((id) => {
        const isDead = survivorOf(view, id).place.in === 'dead';
        return (
          <li key={id} data-dead={isDead}>
            <Face size={64} of={id} dead={isDead} />
            <span>{survivorName(id)}</span>
            {isDead && <span className="unseen">{end.dead}</span>}
          </li>
        );
      })}
    </ul>
  );
}

import type { TrapdoorAid } from './aid';
import './Trapdoor.css';

export function Trapdoor({ spots }: TrapdoorAid) {
  return (
    <ol className="trapdoor" aria-hidden="true">
      {spots.map(({ spot, zombie }) => (
        <li key={spot} data-taken={zombie !== undefined}>
          {zombie ?? spot}
        </li>
      ))}
    </ol>
  );
}

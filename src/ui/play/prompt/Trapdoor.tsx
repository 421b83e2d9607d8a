import { usePlay } from '../context';
import type { TrapdoorAid } from './aid';
import { OptionButton } from './OptionButton';
import type { ShownOption } from './shown-option';
import './Trapdoor.css';

/** As one sees it from the tower: each free spot is its own button. */
export function Trapdoor({ spots, options }: TrapdoorAid & { options: readonly ShownOption[] }) {
  const { give } = usePlay();
  return (
    <ol className="options trapdoor">
      {spots.map(({ spot, zombie, choice }) => {
        const option = options.find(({ id }) => id === choice);
        return (
          <li key={spot} data-taken={zombie !== undefined}>
            {option ? (
              <OptionButton option={option} onChoose={() => give({ choice: option.id })} />
            ) : (
              (zombie ?? spot)
            )}
          </li>
        );
      })}
    </ol>
  );
}

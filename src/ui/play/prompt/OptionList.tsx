import { useState } from 'react';
import { usePlay } from '../context';
import { FighterFacts } from './FighterFacts';
import { OptionButton } from './OptionButton';
import { RefusedButton } from './RefusedButton';
import type { ShownPrompt } from './shown-prompt';
import { TurnPanel } from './TurnPanel';

/** One button for each option; what is refused stands behind, with its reason. */
export function OptionList({ prompt }: { prompt: ShownPrompt }) {
  const { options, byBoards, fighters, refused } = prompt;
  const { give } = usePlay();
  const [turning, setTurning] = useState(false);
  return (
    <>
      <ul className="options" data-cards={byBoards} data-tiles={fighters.length > 0}>
        {options.map((option) => (
          <li key={option.name}>
            <OptionButton
              option={option}
              onChoose={() => (option.turns ? setTurning(!turning) : give({ choice: option.id }))}
              {...(option.turns && { expanded: turning })}
            />
          </li>
        ))}
        {fighters.length > 0 && (
          <li>
            <FighterFacts of={fighters} />
          </li>
        )}
        {refused.map((one) => (
          <li key={one.key}>
            <RefusedButton refused={one} />
          </li>
        ))}
      </ul>
      {turning && <TurnPanel />}
    </>
  );
}

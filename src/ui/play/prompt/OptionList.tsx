import { useState } from 'react';
import { usePlay } from '../context';
import { FighterFacts } from './FighterFacts';
import { OptionButton } from './OptionButton';
import type { ShownPrompt } from './shown-prompt';
import { Trapdoor } from './Trapdoor';
import { TurnPanel } from './TurnPanel';

/** One button for each option. */
export function OptionList({ prompt }: { prompt: ShownPrompt }) {
  const { options, byBoards, fighters, aid } = prompt;
  const { give } = usePlay();
  const [turning, setTurning] = useState(false);
  if (aid?.kind === 'trapdoor') return <Trapdoor {...aid} options={options} />;
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
      </ul>
      {turning && <TurnPanel />}
    </>
  );
}

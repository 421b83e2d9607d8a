import { useState } from 'react';
import { optionName, type Decision, type Option } from '../../../scenarios/decisions';
import { usePlay } from '../context';
import { hotkeysOf } from './hotkeys';
import { OptionButton } from './OptionButton';
import { RefusedButton } from './RefusedButton';
import { RefusedSurvivors } from './RefusedSurvivors';
import { SurvivorCard } from './SurvivorCard';
import { TurnPanel } from './TurnPanel';

/** One button for each option, in the order of the number keys; what is refused stands behind, with its reason. */
export function OptionList({
  decision,
  only = () => true,
}: {
  decision: Decision;
  only?: (option: Option) => boolean;
}) {
  const { give } = usePlay();
  const [turning, setTurning] = useState(false);
  const choosing = decision.kind === 'chooseSurvivor' || decision.kind === 'givePretzel';
  const options: readonly Option[] = decision.options;
  const hotkeys = hotkeysOf(decision);
  return (
    <>
      <ul className="options" data-cards={choosing}>
        {options.map((option) =>
          only(option) ? (
            <li key={optionName(option.id)}>
              <OptionButton
                decision={decision}
                option={option}
                hotkey={hotkeys.get(option.id)}
                onChoose={() =>
                  option.needsFacing ? setTurning(!turning) : give({ choice: option.id })
                }
                {...(option.needsFacing && { expanded: turning })}
              >
                {choosing && option.means.verb === 'survivor' && (
                  <SurvivorCard id={option.means.survivor} />
                )}
              </OptionButton>
            </li>
          ) : null,
        )}
        {choosing && <RefusedSurvivors refused={decision.refused} />}
        {!choosing &&
          decision.refused.map((refused) => (
            <li key={optionName(refused.id)}>
              <RefusedButton decision={decision} refused={refused} />
            </li>
          ))}
      </ul>
      {turning && <TurnPanel />}
    </>
  );
}

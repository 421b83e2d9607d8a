import { useId } from 'react';
import { give } from '../../../scene/hand/gesture';
import { choose, useHand } from '../../../scene/hand/hand';
import { useT } from '../../i18n/use-t';
import { usePlay } from '../context';
import { AimSteppers } from './AimSteppers';
import { handBarOf } from './hand-bar';
import { OptionButton } from './OptionButton';
import { OptionList } from './OptionList';
import { usePanel } from './panel';
import { PlaceChoices } from './PlaceChoices';
import { PlaceSteppers } from './PlaceSteppers';
import type { ByHand, ShownPrompt } from './shown-prompt';

/** A flick or a place: done on the table, or here without dragging. */
export function HandPrompt({ prompt, hand }: { prompt: ShownPrompt; hand: ByHand }) {
  const t = useT();
  const play = usePlay();
  const { open, toggle } = usePanel();
  const meant = useHand((store) => store.meant);
  const placing = useHand((store) => store.placing);
  const chosen = meant?.choice ?? placing?.choice;
  const bar = handBarOf(hand, chosen, open, t);
  const answer = (): void => give(play.give);
  const panel = useId();
  const change = (): void => {
    toggle();
    // What the question says of the keys holds again: the space bar flicks, it does not open the numbers once more.
    if (open) document.getElementById('prompt-question')?.focus();
  };
  return (
    <div className="hand-prompt">
      <div className="hand-bar">
        {hand.sides.length > 0 && (
          <div className="hand-sides options">
            {hand.sides.map((option) => (
              <OptionButton
                key={option.name}
                option={option}
                pressed={option.id === chosen}
                onChoose={() => choose(option.id)}
              />
            ))}
          </div>
        )}
        {bar.note !== undefined && <p>{bar.note}</p>}
        {hand.kind === 'place' && <PlaceChoices />}
        <OptionList prompt={prompt} />
        <button type="button" className="button hand-toggle" aria-expanded={open} onClick={change}>
          {bar.toggle}
        </button>
        {bar.done && (
          <button
            {...(bar.done.sends ? { form: panel } : { onClick: answer })}
            type={bar.done.sends ? 'submit' : 'button'}
            className="button button-main hand-flick"
          >
            {bar.done.label}
          </button>
        )}
      </div>
      {bar.showsNumbers && (
        <form
          id={panel}
          className="hand-panel"
          onSubmit={(event) => {
            event.preventDefault();
            answer();
          }}
        >
          {meant && <AimSteppers aiming={meant} />}
          {placing?.spot && <PlaceSteppers spot={placing.spot} />}
        </form>
      )}
    </div>
  );
}

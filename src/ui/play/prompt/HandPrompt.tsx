import { useId } from 'react';
import { give } from '../../../scene/hand/gesture';
import { choose, useHand } from '../../../scene/hand/hand';
import { optionName, type Decision, type Option } from '../../../scenarios/decisions';
import { useT } from '../../i18n/use-t';
import { usePlay } from '../context';
import { AimSteppers } from './AimSteppers';
import { needsHand } from './hands';
import { hotkeysOf } from './hotkeys';
import { OptionButton } from './OptionButton';
import { OptionList } from './OptionList';
import { usePanel } from './panel';
import { PlaceChoices } from './PlaceChoices';
import { PlaceSteppers } from './PlaceSteppers';

/** A flick or a place: done on the table, or here without dragging. */
export function HandPrompt({ decision }: { decision: Decision }) {
  const t = useT();
  const play = usePlay();
  const { open, toggle } = usePanel();
  const aiming = useHand((hand) => hand.aiming);
  const placing = useHand((hand) => hand.placing);
  const options: readonly Option[] = decision.options;
  const hands = options.filter(needsHand);
  const isFlick = hands.some((option) => option.flick);
  const chosen = aiming?.choice ?? placing?.choice;
  // The hand takes up a new decision a moment after the page does.
  const isReady = hands.some(({ id }) => id === chosen);
  const isOpen = isReady && open;
  const answer = (): void => give(play.give);
  const panel = useId();
  const hotkeys = hotkeysOf(decision);
  return (
    <div className="hand-prompt">
      <div className="hand-bar">
        {hands.length > 1 && (
          <div className="hand-sides options">
            {hands.map((option) => (
              <OptionButton
                key={optionName(option.id)}
                decision={decision}
                option={option}
                hotkey={hotkeys.get(option.id)}
                pressed={option.id === chosen}
                onChoose={() => choose(option.id)}
              />
            ))}
          </div>
        )}
        {!isFlick && <p>{t('play.hand.place')}</p>}
        {!isFlick && <PlaceChoices />}
        <OptionList decision={decision} only={(option) => !needsHand(option)} />
        <button type="button" className="button hand-toggle" aria-expanded={open} onClick={toggle}>
          {open ? t('play.hand.withDragging') : t('play.hand.withoutDragging')}
        </button>
        {isReady && (open || !isFlick) && (
          <button
            {...(open ? { form: panel } : { onClick: answer })}
            type={open ? 'submit' : 'button'}
            className="button button-main hand-flick"
          >
            {isFlick ? t('play.hand.flick') : t('play.hand.done')}
          </button>
        )}
      </div>
      {isOpen && (
        <form
          id={panel}
          className="hand-panel"
          onSubmit={(event) => {
            event.preventDefault();
            answer();
          }}
        >
          {aiming && <AimSteppers aiming={aiming} />}
          {placing && <PlaceSteppers placing={placing} />}
        </form>
      )}
    </div>
  );
}

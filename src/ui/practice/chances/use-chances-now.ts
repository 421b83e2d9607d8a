import { useEffect, useState } from 'react';
import type { Steadiness } from '../../../match/hand/steadiness';
import { fullPullOf } from '../../../match/hand/pull';
import type { Exercise } from '../../../match/practice/exercise';
import type { RushChances } from '../../../match/spread/rush-lab';
import { chancesPool } from '../../../match/spread/tables';
import { optionName } from '../../../scenarios/decisions';
import { NO_CHANCES, useChances } from '../../../scene/chances/store';
import { useHand } from '../../../scene/hand/hand';
import { usePlay } from '../../play/context';
import { usePractice } from '../table/use-practice';
import { startCloud, startRushLab, type Cloud } from './cloud';

/** An aim that is still on its way is not asked about. */
const REST = 90;

/** The cloud of the aim as it stands now; begun again when it changes. */
export function useCloud(shaky: Steadiness): Cloud | undefined {
  const { setting, exercise, luck, hand, looking } = usePractice();
  const { state } = usePlay();
  const meant = useHand((store) => store.meant);
  const [cloud, setCloud] = useState<Cloud>();
  const isFree = state.phase === 'asked' && !looking;
  useEffect(() => {
    if (!exercise || exercise.of === 'rush' || !meant || !isFree) return undefined;
    const { choice, offer: _, ...numbers } = meant;
    const shot = { exercise, luck, flick: { choice: optionName(choice), numbers } };
    const { innerWidth: width, innerHeight: height } = window;
    const shaking = {
      hand: shaky,
      full: fullPullOf({ width, height }),
      living: hand === 'living',
    };
    let stop = (): void => {};
    const timer = setTimeout(() => {
      stop = startCloud(chancesPool(), setting, shot, shaking, (now, shown) => {
        setCloud(now);
        useChances.setState(shown);
      });
    }, REST);
    return () => {
      clearTimeout(timer);
      stop();
      useChances.setState(NO_CHANCES);
    };
  }, [setting, exercise, luck, hand, meant, shaky, isFree]);
  return meant && isFree ? cloud : undefined;
}

/** The chances of falling in the rush that is chosen. */
export function useRushLab(
  exercise: Extract<Exercise, { readonly of: 'rush' }>,
): RushChances | undefined {
  const { setting } = usePractice();
  const { state } = usePlay();
  const [chances, setChances] = useState<RushChances>();
  const isFree = state.phase === 'asked';
  useEffect(() => {
    if (!isFree) return undefined;
    const stop = startRushLab(chancesPool(), setting, exercise, (now, shown) => {
      setChances(now);
      useChances.setState(shown);
    });
    return () => {
      stop();
      useChances.setState(NO_CHANCES);
    };
  }, [setting, exercise, isFree]);
  return chances;
}

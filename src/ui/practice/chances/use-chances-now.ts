import { useEffect, useMemo, useState } from 'react';
import type { Steadiness } from '../../../match/hand/steadiness';
import { fullPullOf } from '../../../match/hand/pull';
import type { Exercise } from '../../../match/practice/exercise';
import type { Setting } from '../../../match/practice/setting';
import type { Shot } from '../../../match/practice/shoot';
import type { RushChances } from '../../../match/spread/rush-lab';
import { chancesPool } from '../../../match/spread/tables';
import { optionName } from '../../../scenarios/decisions';
import { NO_CHANCES, useChances } from '../../../scene/chances/store';
import { aimShown, useHand } from '../../../scene/hand/hand';
import { usePlay } from '../../play/context';
import { usePractice } from '../table/use-practice';
import { startCloud, startRushLab, type Cloud } from './cloud';

/** An aim that is still on its way is not asked about. */
const REST = 90;

/** What chances are told of: the aim in the hand, or where nothing is aimed the last shot, from where it was taken. */
type Subject = {
  readonly of: 'aim' | 'lastShot';
  readonly setting: Setting;
  readonly shot: Shot;
};

function useSubject(): Subject | undefined {
  const { setting, exercise, luck, last } = usePractice();
  const meant = useHand((hand) => (aimShown(hand) ? hand.meant : undefined));
  return useMemo(() => {
    if (exercise && exercise.of !== 'rush' && meant) {
      const { choice, offer: _, ...numbers } = meant;
      const shot = { exercise, luck, flick: { choice: optionName(choice), numbers } };
      return { of: 'aim', setting, shot };
    }
    return last?.shot.flick && { of: 'lastShot', setting: last.from, shot: last.shot };
  }, [setting, exercise, luck, last, meant]);
}

/** The cloud of what is aimed or was flicked last; begun again when that changes. */
export function useCloud(
  shaky: Steadiness,
): { readonly cloud: Cloud; readonly of: Subject['of'] } | undefined {
  const { hand, looking } = usePractice();
  const { state } = usePlay();
  const subject = useSubject();
  const [cloud, setCloud] = useState<Cloud & { readonly of: Subject }>();
  const isFree = state.phase === 'asked' && !looking;
  useEffect(() => {
    if (!subject || !isFree) return undefined;
    const { innerWidth: width, innerHeight: height } = window;
    const shaking = {
      hand: shaky,
      full: fullPullOf({ width, height }),
      living: hand === 'living',
    };
    let stop = (): void => {};
    const timer = setTimeout(() => {
      stop = startCloud(chancesPool(), subject.setting, subject.shot, shaking, (now, shown) => {
        setCloud({ ...now, of: subject });
        useChances.setState(shown);
      });
    }, REST);
    return () => {
      clearTimeout(timer);
      stop();
      useChances.setState(NO_CHANCES);
    };
  }, [subject, hand, shaky, isFree]);
  // What was found out about another aim says nothing of this one.
  return subject && isFree && cloud?.of === subject ? { cloud, of: subject.of } : undefined;
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

import { useMemo } from 'react';
import type { Dealt } from '../../../match/practice/daily/task';
import { placeOf } from '../../../match/practice/place';
import { gameOf } from '../../../match/practice/setting';
import { spotBehind } from '../../../physics/measure/structure';
import type { Vec2 } from '../../../physics/table';
import { structureOf } from '../../../scenarios/queries';
import { useTexts } from '../../i18n/use-texts';
import { SettingMap } from '../../map/SettingMap';
import { Spot } from '../../map/Spot';
import type { GoalMark } from '../../../scene/goals/store';
import { marksOf } from './marks';
import './DailyMap.css';

/** The position of a task from above: who begins where, and what is wanted. */
export function DailyMap({ task }: { readonly task: Dealt }) {
  const { daily } = useTexts().practice;
  const { setting, exercise } = task;
  const start = useMemo(() => startOf(task), [task]);
  const marks = useMemo(() => marksOf(task), [task]);
  return (
    <SettingMap
      setting={setting}
      label={daily.map}
      around={[start, ...marks.map(({ at }) => at)]}
      marks={
        <>
          {marks.map((mark) => (
            <Mark key={`${mark.of} ${mark.at.x} ${mark.at.y}`} mark={mark} />
          ))}
          <Spot {...start}>
            <circle className="daily-start" r="3.8" data-survivor={exercise.survivor} />
          </Spot>
        </>
      }
    />
  );
}

function Mark({ mark }: { readonly mark: GoalMark }) {
  switch (mark.of) {
    case 'ring':
    case 'reach':
      return (
        <Spot {...mark.at}>
          <circle className="daily-ring" r={mark.radius} />
        </Spot>
      );
    case 'target':
      return (
        <Spot {...mark.at}>
          <path
            className="daily-sight"
            d="M-4.500 0A4.500 4.500 0 1 0 4.500 0A4.500 4.500 0 1 0-4.500 0M-6.500 0h3M3.500 0h3M0-6.500v3M0 3.500v3"
          />
        </Spot>
      );
    case 'spare':
      return (
        <Spot {...mark.at}>
          <path className="daily-spare" d="M-3.400-3.400 3.400 3.400M-3.400 3.400 3.400-3.400" />
        </Spot>
      );
    case 'door':
      return (
        <Spot {...mark.at}>
          <path className="daily-door" d="M9-3.500 5.500 0 9 3.500M13-3.500 9.500 0 13 3.500" />
        </Spot>
      );
  }
}

/** Where it begins: at the figure, or behind its door. */
function startOf({ setting, exercise }: Dealt): Vec2 {
  const place = placeOf(exercise.survivor, setting);
  if (place?.in === 'street') return { x: place.pose.x, y: place.pose.y };
  if (place?.in !== 'building') return { x: 0, y: 0 };
  const { x, y } = spotBehind(structureOf(gameOf(setting), place.structure));
  return { x, y };
}

import { useState } from 'react';
import { survivorName } from '../../../words/nouns';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { isRoomy } from '../../play/hud/use-roomy';
import { DeskTabs } from '../table/Desk';
import type { Tab } from '../table/tabs';
import { useBest } from './best';
import { starWants } from './star-words';
import { Stars } from './Stars';
import { useDrill } from './use-drill';

const STARS = [0, 1, 2] as const;
const AFTER: readonly Tab[] = ['look'];
const AGAIN: readonly Tab[] = ['chances'];
const NONE: readonly Tab[] = [];

/** What the task is and what each star takes; chances only once it was tried, and the last flick when it is over. */
export function DrillDesk() {
  const { drills } = useTexts().practice;
  const { language } = useLanguage();
  const { id, drill, state } = useDrill();
  const best = useBest((store) => store.best[id] ?? 0);
  const { title, text } = drills.tasks[id];
  const [isOpen] = useState(isRoomy);
  const isRush = drill.exercise.of === 'rush';
  const left = drill.flicks - state.tries.length;
  const tabs = state.result ? AFTER : state.attempts > 0 ? AGAIN : NONE;
  return (
    <aside className="hud-left practice-desk drill-desk">
      <details className="card drill-task" open={isOpen}>
        <summary>
          <h2>{title}</h2>
          {/* Folded it still says what is wanted. */}
          <span className="drill-first">{starWants(drill, 0, language)}</span>
        </summary>
        <p className="drill-text">{text}</p>
        <ol className="drill-wants">
          {STARS.map((star) => (
            <li key={star} data-met={state.result ? star < state.result.stars : undefined}>
              <Stars stars={star + 1} />
              <span>{starWants(drill, star, language)}</span>
            </li>
          ))}
        </ol>
        {drill.flicks > 1 && !state.result && (
          <p className="drill-left">{isRush ? drills.rushesLeft(left) : drills.flicksLeft(left)}</p>
        )}
        {best > 0 && <p className="drill-best">{drills.best(best)}</p>}
      </details>
      {state.mayPlace && drill.place && (
        <p className="card drill-put">{drills.putFirst(survivorName(drill.place.survivor))}</p>
      )}
      {tabs.length > 0 && <DeskTabs tabs={tabs} />}
    </aside>
  );
}

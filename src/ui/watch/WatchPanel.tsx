import { useMemo, useState } from 'react';
import { momentsOf, type Moment } from '../../match/review/moments';
import type { Step } from '../../match/review/steps';
import { tell } from '../../words/tell';
import { Icon } from '../art/Icon';
import { useLanguage } from '../i18n/use-language';
import { useTexts } from '../i18n/use-texts';
import { isRoomy } from '../play/hud/use-roomy';
import { Log } from '../play/log/Log';
import { useTell } from '../play/use-tell';
import './WatchPanel.css';

type Props = {
  readonly steps: readonly Step[];
  /** Where the match is. */
  readonly entry: number;
  readonly onJump: (entry: number) => void;
};

/** Beside the table: what happened so far in sentences, and what one may jump to. */
export function WatchPanel({ steps, entry, onJump }: Props) {
  const { watch } = useTexts().after;
  const [isOpen, setOpen] = useState(isRoomy);
  const [tab, setTab] = useState<'said' | 'jumps'>('said');
  const tabs = ['said', 'jumps'] as const;
  return (
    <aside className="watch-panel card" aria-label={watch.panel} data-open={isOpen}>
      <button
        type="button"
        className="button watch-fold"
        aria-expanded={isOpen}
        onClick={() => setOpen((now) => !now)}
      >
        <Icon name="log" /> {watch.panel}
      </button>
      {isOpen && (
        <>
          <div className="watch-tabs">
            {tabs.map((one) => (
              <button
                key={one}
                type="button"
                className="button"
                aria-pressed={tab === one}
                onClick={() => setTab(one)}
              >
                {watch[one]}
              </button>
            ))}
          </div>
          {tab === 'said' ? <Log /> : <Jumps steps={steps} entry={entry} onJump={onJump} />}
        </>
      )}
    </aside>
  );
}

function Jumps({ steps, entry, onJump }: Props) {
  const { watch } = useTexts().after;
  const moments = useMemo(() => momentsOf(steps), [steps]);
  if (moments.length === 0) return <p>{watch.none}</p>;
  const sorts = [...new Set(moments.map(({ sort }) => sort))];
  return (
    <div className="watch-jumps">
      {sorts.map((sort) => (
        <section key={sort} aria-label={watch.sorts[sort]}>
          <h2>{watch.sorts[sort]}</h2>
          <ul>
            {moments
              .filter((moment) => moment.sort === sort)
              .map((moment, index) => (
                <li key={`${moment.entry}-${index}`}>
                  <Jump moment={moment} isHere={moment.entry === entry} onJump={onJump} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type JumpProps = {
  readonly moment: Moment;
  readonly isHere: boolean;
  readonly onJump: (entry: number) => void;
};

function Jump({ moment: { entry, round, event }, isHere, onJump }: JumpProps) {
  const { language } = useLanguage();
  const { watch } = useTexts().after;
  const line = tell(event, useTell(), language);
  return (
    <button type="button" aria-current={isHere || undefined} onClick={() => onJump(entry)}>
      <small>{watch.inRound(round)}</small> {line?.text}
    </button>
  );
}

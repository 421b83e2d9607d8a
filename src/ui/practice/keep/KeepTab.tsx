import { useRef, useState } from 'react';
import type { Start } from '../../../match/practice/practice-schema';
import { download } from '../../device/download';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { ShareButton } from '../../page/ShareButton';
import { showToast } from '../../page/toast';
import { RecordPanel } from '../record/RecordPanel';
import { usePractice, usePracticeSession } from '../table/use-practice';
import { bring, keep, removeUnread, useKept } from './kept';
import { LONGEST_NAME, MOST_KEPT, nameFrom, writeFile } from './kept-list';
import { KeptRow } from './KeptRow';
import { openKept } from './open-kept';
import { toldStart } from './told-start';
import './KeepTab.css';

/** What lies there, or the last shot, by name: kept here, or handed to somebody by a link. */
export function KeepTab() {
  const texts = useTexts();
  const { keep: words, links } = texts.practice;
  const { language } = useLanguage();
  const session = usePracticeSession();
  const { setting, exercise, last } = usePractice();
  const { kept, unread, isStored } = useKept();
  const [name, setName] = useState('');
  const position: Start = { setting, ...(exercise && { exercise }) };
  const shot: Start | undefined = last && { setting: last.from, shot: last.shot };
  const put = (start: Start): void => {
    const { town, hand } = toldStart(start, language);
    const otherwise = hand === undefined ? town : `${town} · ${hand}`;
    const isKept = keep(name, otherwise, start);
    showToast({
      text: isKept ? words.kept(nameFrom(name, otherwise)) : words.tooMany(MOST_KEPT),
    });
    if (isKept) setName('');
  };
  return (
    <div className="keep">
      <label className="keep-name">
        {words.name}
        <input
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <div className="keep-ways">
        <button type="button" className="button keep-position" onClick={() => put(position)}>
          {words.position}
        </button>
        <button
          type="button"
          className="button keep-shot"
          disabled={!shot}
          onClick={() => shot && put(shot)}
        >
          {words.shot}
        </button>
        <ShareButton
          label={words.linkPosition}
          what={() => ({ kind: 'position', start: position })}
        />
        <ShareButton
          label={words.linkShot}
          disabled={!shot}
          what={() => shot && { kind: 'shot', start: shot }}
        />
      </div>
      {!isStored && (
        <p className="prompt-warning" role="alert">
          {words.notStored}
        </p>
      )}
      <h2>{words.list}</h2>
      {kept.length === 0 && <p>{words.none}</p>}
      <ul className="keep-list">
        {kept.map((one) => (
          <KeptRow
            key={one.id}
            one={one}
            onOpen={() =>
              void openKept(one, links.faults, (start) => {
                session.open(start.setting, start.exercise ?? start.shot?.exercise);
                if (start.shot) session.show(start.shot);
              })
            }
          />
        ))}
      </ul>
      {unread.length > 0 && (
        <p className="keep-unread">
          {words.unread(unread.length)}{' '}
          <button
            type="button"
            className="button"
            onClick={() => {
              const undo = removeUnread();
              showToast({ text: words.unreadRemoved, undo });
            }}
          >
            {words.removeUnread}
          </button>
        </p>
      )}
      <div className="keep-ways">
        <button
          type="button"
          className="button"
          disabled={kept.length === 0}
          onClick={() => download('flickfall-practice.json', writeFile(kept))}
        >
          {words.export}
        </button>
        <ImportKept />
      </div>
      <RecordPanel />
    </div>
  );
}

/** Brings in what a file holds, or says why not. */
function ImportKept() {
  const { keep: words } = useTexts().practice;
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File): Promise<void> => {
    const brought = await bring(await file.text());
    showToast({
      text: brought.ok
        ? words.imported(brought.added, brought.refused, brought.left)
        : words.faults[brought.why],
    });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void take(file);
          target.value = '';
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {words.import}
      </button>
    </>
  );
}

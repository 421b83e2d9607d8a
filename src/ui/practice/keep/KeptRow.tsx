import { useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { showToast } from '../../page/toast';
import { remove, rename } from './kept';
import { LONGEST_NAME, type Kept } from './kept-list';
import { toldStart } from './told-start';

type Props = { readonly one: Kept; readonly onOpen: () => void };

/** One that was kept: its name opens it; it can be called otherwise, and taken off. */
export function KeptRow({ one: { id, name, start }, onOpen }: Props) {
  const { keep: words } = useTexts().practice;
  const { language } = useLanguage();
  /** While it is being written. */
  const [written, setWritten] = useState<string>();
  const { town, hand } = toldStart(start, language);
  const finish = (): void => {
    if (written !== undefined) rename(id, written);
    setWritten(undefined);
  };
  const typed = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') finish();
    if (event.key !== 'Escape') return;
    // It only stops the writing.
    event.stopPropagation();
    setWritten(undefined);
  };
  if (written !== undefined)
    return (
      <li className="keep-row">
        <input
          type="text"
          aria-label={words.renameIt(name)}
          value={written}
          maxLength={LONGEST_NAME}
          ref={focused}
          onChange={({ target }) => setWritten(target.value)}
          onKeyDown={typed}
        />
        <button type="button" className="button" onClick={finish}>
          {words.done}
        </button>
      </li>
    );
  return (
    <li className="keep-row">
      <button type="button" className="keep-open" aria-label={words.open(name)} onClick={onOpen}>
        <b>{name}</b>
        <small>
          {words.kinds[start.shot ? 'shot' : 'position']} · {hand ?? town}
        </small>
      </button>
      <button
        type="button"
        className="button"
        aria-label={words.renameIt(name)}
        onClick={() => setWritten(name)}
      >
        {words.rename}
      </button>
      <button
        type="button"
        className="button"
        aria-label={words.removeIt(name)}
        onClick={() => {
          const undo = remove(id);
          showToast({ text: words.removed(name), undo });
        }}
      >
        {words.remove}
      </button>
    </li>
  );
}

function focused(field: HTMLInputElement | null): void {
  if (field && document.activeElement !== field) field.focus();
}

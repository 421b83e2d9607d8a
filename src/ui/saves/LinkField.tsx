import { useId, useState } from 'react';
import { linkIn } from '../../match/links/form';
import { useT } from '../i18n/use-t';
import { useScreen } from '../navigation/screen';

/** For a link that came as text: pasted here, it opens as if it had been tapped. */
export function LinkField() {
  const t = useT();
  const open = useScreen((store) => store.open);
  const id = useId();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      className="import-link"
      onSubmit={(event) => {
        event.preventDefault();
        const link = linkIn(text);
        setRefused(link === undefined);
        if (link !== undefined) open({ name: 'link', link });
      }}
    >
      <label htmlFor={id}>{t('matches.link')}</label>
      <input
        id={id}
        className="field"
        type="text"
        inputMode="url"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button" disabled={text.trim() === ''}>
        {t('matches.openLink')}
      </button>
      {isRefused && <p role="alert">{t('matches.noLink')}</p>}
    </form>
  );
}

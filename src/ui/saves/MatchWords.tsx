import type { Summary } from '../../match/saves-summary';
import { useLanguage } from '../i18n/use-language';
import { useT } from '../i18n/use-t';
import { Mark } from '../art/Mark';
import { markOf } from '../art/marks';
import { useTexts } from '../i18n/use-texts';
import { useResultText } from './use-result-text';

/** A match in three lines: what, who, how far; and what else there is to know. */
export function MatchWords({ summary, note }: { summary?: Summary; note?: string }) {
  const t = useT();
  const { names, scenarios } = useTexts();
  const resultText = useResultText();
  const language = useLanguage((store) => store.language);
  if (!summary) {
    return (
      <div className="match-words">
        <h2>{t('matches.broken')}</h2>
        <p>{note ?? t('matches.brokenHint')}</p>
      </div>
    );
  }
  const { scenario, seats, round, half, savedAt, winner, imported } = summary;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="match-words">
      <h2>{scenarios[scenario].title}</h2>
      <p>
        {winner
          ? resultText(winner)
          : t('matches.round', { round, half: names.halves[half].toLowerCase() })}{' '}
        · {imported ? t('matches.importedOn', { day: when.format(savedAt) }) : when.format(savedAt)}
      </p>
      <p className="match-seats">
        {seats.map(({ id, name }) => (
          <span key={id}>
            <Mark mark={markOf(id)} />
            {name}
          </span>
        ))}
      </p>
      {note !== undefined && <p className="match-note">{note}</p>}
    </div>
  );
}

import { useT } from '../../i18n/use-t';
import { usePlay } from '../context';
import { numbersOf } from './numbers';

export function NumbersTable() {
  const t = useT();
  const { view, told } = usePlay();
  const numbers = numbersOf(view.round.number, told);
  const rows = [
    [t('play.end.rounds'), numbers.rounds],
    [t('play.end.turns'), numbers.turns],
    [t('play.end.flicks'), numbers.flicks],
    [t('play.end.kills'), numbers.kills],
    [t('play.end.rushes'), numbers.rushes],
    [t('play.end.falls'), numbers.falls],
    [t('play.end.livesLost'), numbers.livesLost],
    [t('play.end.duels'), numbers.duels],
  ] as const;
  return (
    <dl className="end-numbers">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

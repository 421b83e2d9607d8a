import { Icon } from '../../art/Icon';
import { SeatMark } from '../../art/SeatMark';
import { useT } from '../../i18n/use-t';
import { ObjectiveCard } from '../../cards/ObjectiveCard';
import { usePlay } from '../context';
import { seatName } from '../queries';
import { MomentSheet } from './MomentSheet';
import type { VerdictMoment } from './moments';
import { verdictOf, type Verdict } from './verdict';

/** One thumb after the other, then what they came to, then the card that had to be shown, in s. */
const BETWEEN = 0.45;

type Props = { readonly moment: VerdictMoment; readonly onClose: () => void };

/** The result of an accusation, before everybody: thumb by thumb with names, and the card that had to be shown. */
export function VerdictSheet({ moment, onClose }: Props) {
  const t = useT();
  const { view } = usePlay();
  const { thumbs, up, down, so } = verdictOf(moment);
  const name = seatName(view, moment.accused);
  const words: Readonly<Record<Verdict['so'], string>> = {
    nothing: t('play.verdict.nothing', { name }),
    traitor: t('play.verdict.traitor', { name }),
    honest: t('play.verdict.honest', { name }),
  };
  const after = (index: number) => ({ animationDelay: `${index * BETWEEN}s` });
  return (
    <MomentSheet
      above={<SeatMark view={view} seat={moment.accused} />}
      heading={t('play.verdict.about', { name })}
      close={t('play.verdict.close')}
      onClose={onClose}
    >
      <ul className="moment-votes">
        {thumbs.map(({ seat, up: isUp }, index) => (
          <li key={seat} data-up={isUp} style={after(index)}>
            <Icon name="thumb" />
            <b>{seatName(view, seat)}</b>
            <span>{isUp ? t('play.verdict.up') : t('play.verdict.down')}</span>
          </li>
        ))}
      </ul>
      <div className="moment-result" style={after(thumbs.length)}>
        <p>{t('play.verdict.count', { up, down })}</p>
        <p className="moment-verdict" data-so={so}>
          {words[so]}
        </p>
      </div>
      {moment.shown && (
        <div className="moment-result" style={after(thumbs.length + 1)}>
          <ObjectiveCard card={moment.shown} />
        </div>
      )}
    </MomentSheet>
  );
}

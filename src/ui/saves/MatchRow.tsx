import { useT } from '../i18n/use-t';
import { useTexts } from '../i18n/use-texts';
import { useScreen } from '../navigation/screen';
import { ShareButton } from '../page/ShareButton';
import { showToast } from '../page/toast';
import { deleteSave, getMatch, putSave, type Listed } from './database';
import { download } from '../device/download';
import { MatchWords } from './MatchWords';
import { forgetSession } from '../sessions/open-sessions';
import { useOfOtherTable } from './other-table';
import { withDay } from '../../match/played-at';

type Props = {
  readonly save: Listed;
  /** It was looked for, and lies here. */
  readonly isFound: boolean;
  readonly onChanged: () => void;
};

export function MatchRow({ save: { id, summary }, isFound, onChanged }: Props) {
  const t = useT();
  const { practice } = useTexts();
  const open = useScreen((store) => store.open);
  const isOld = useOfOtherTable(id);
  const remove = async (): Promise<void> => {
    const match = await getMatch(id);
    await deleteSave(id);
    forgetSession(id);
    onChanged();
    const undo =
      summary && match ? () => void putSave({ summary, match }).then(onChanged) : undefined;
    showToast({ text: t('matches.deleted'), ...(undo && { undo }) });
  };
  const written = async (): Promise<string | undefined> => {
    const log = (await getMatch(id))?.log;
    return log !== undefined && summary && !summary.imported ? withDay(log, summary.savedAt) : log;
  };
  const take = async (): Promise<void> => {
    const log = await written();
    const name = summary ? `${summary.scenario}-${id.slice(0, 4)}` : id;
    if (log !== undefined) download(`flickfall-${name}.json`, log);
  };
  const linked = async () => {
    const log = await written();
    return log === undefined ? undefined : ({ kind: 'match', log } as const);
  };
  return (
    <li className="card match-row" data-found={isFound} ref={isFound ? comeIntoSight : undefined}>
      <MatchWords {...(summary && { summary })} {...(isOld && { note: t('matches.old') })} />
      <div className="match-ways">
        <button
          type="button"
          className={summary?.winner || isOld ? 'button' : 'button button-main'}
          onClick={() => open({ name: 'opening', match: id })}
        >
          {isOld ? t('matches.why') : summary?.winner ? t('matches.look') : t('matches.continue')}
        </button>
        <button type="button" className="button" onClick={() => void take()}>
          {t('matches.export')}
        </button>
        <ShareButton label={practice.links.copyLink} what={linked} />
        <button type="button" className="button button-danger" onClick={() => void remove()}>
          {t('matches.delete')}
        </button>
      </div>
    </li>
  );
}

const comeIntoSight = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

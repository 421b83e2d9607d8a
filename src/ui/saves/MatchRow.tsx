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

type Props = { readonly save: Listed; readonly onChanged: () => void };

export function MatchRow({ save: { id, summary }, onChanged }: Props) {
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
  const take = async (): Promise<void> => {
    const match = await getMatch(id);
    const name = summary ? `${summary.scenario}-${id.slice(0, 4)}` : id;
    if (match) download(`flickfall-${name}.json`, match.log);
  };
  const linked = async () => {
    const match = await getMatch(id);
    return match && ({ kind: 'match', log: match.log } as const);
  };
  return (
    <li className="card match-row">
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

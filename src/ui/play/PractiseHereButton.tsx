import { settingOf } from '../../match/practice/setting';
import { useTexts } from '../i18n/use-texts';
import { useScreen } from '../navigation/screen';
import { usePlay } from './context';

/** The same table to oneself, with what these eyes may know and nothing more; the match stays as it is. */
export function PractiseHereButton() {
  const { practice } = useTexts();
  const { view } = usePlay();
  const open = useScreen((store) => store.open);
  const practise = (): void => {
    const setting = settingOf(view);
    const survivor = view.turn?.survivor;
    const exercise =
      survivor && setting.survivors[survivor] ? ({ of: 'disc', survivor } as const) : undefined;
    open({ name: 'practise', start: { setting, ...(exercise && { exercise }) } });
  };
  return (
    <button type="button" className="button practise-here" onClick={practise}>
      {practice.table.fromHere}
    </button>
  );
}

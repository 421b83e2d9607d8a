import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { SettingsDialog } from '../../settings/SettingsDialog';
import { describeTable } from '../../../words/describe';
import { useTexts } from '../../i18n/use-texts';
import { whoActs } from '../../../scenarios/view';
import { usePlay } from '../context';
import { FirstCards } from '../FirstCards';
import { PractiseHereButton } from '../PractiseHereButton';
import { Log } from '../log/Log';
import { Dialog } from '../../page/Dialog';
import { KeysList } from './KeysList';
import { MatchWays } from './MatchWays';
import { OwnCards } from './OwnCards';
import { SurvivorBoard } from './SurvivorBoard';
import { TeamList } from './TeamList';
import './HudSheet.css';

export type SheetName =
  'objective' | 'team' | 'cards' | 'log' | 'words' | 'more' | 'keys' | 'how' | 'settings';

type Props = {
  readonly name: SheetName;
  readonly onClose: () => void;
  readonly onOpen: (name: SheetName) => void;
  readonly onLeave: () => void;
  /** Where there is a whole match to be watched. */
  readonly onWatch?: () => void;
};

/** What does not fit beside the table, one sheet at a time. */
export function HudSheet({ name, onOpen, onClose, onLeave, onWatch }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { view } = usePlay();
  const texts = useTexts();
  const words = texts.scenarios[view.scenario];
  const survivor = whoActs(view);
  switch (name) {
    case 'objective':
      return (
        <Dialog title={words.title} onClose={onClose}>
          <h3>{t('play.objective')}</h3>
          <p>{words.objective}</p>
          <h3>{t('play.lostWhen')}</h3>
          <p>{words.lost}</p>
          <h3>{t('play.special')}</h3>
          <ul>
            {Object.entries(words.special).map(([own, rule]) => (
              <li key={own}>{rule}</li>
            ))}
          </ul>
        </Dialog>
      );
    case 'team':
      return (
        <Dialog title={t('play.team')} onClose={onClose}>
          {survivor && <SurvivorBoard id={survivor} />}
          <TeamList />
        </Dialog>
      );
    case 'cards':
      return (
        <Dialog title={t('play.card.again')} onClose={onClose}>
          <OwnCards />
        </Dialog>
      );
    case 'log':
      return (
        <Dialog title={t('play.log')} onClose={onClose}>
          <Log />
        </Dialog>
      );
    case 'words':
      return (
        <Dialog title={t('play.inWords')} onClose={onClose}>
          {describeTable(view, language).map(({ id, title, lines }) => (
            <section key={id}>
              <h3>{title}</h3>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog title={t('play.keys')} onClose={onClose}>
          <KeysList />
        </Dialog>
      );
    case 'how':
      return (
        <Dialog title={t('lesson.title')} onClose={onClose}>
          {Object.entries(texts.how).map(([id, { title, text }]) => (
            <section key={id}>
              <h3>{title}</h3>
              {Object.entries(text).map(([about, paragraph]) => (
                <p key={about}>{paragraph}</p>
              ))}
            </section>
          ))}
          <FirstCards />
        </Dialog>
      );
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'more':
      return (
        <Dialog title={t('play.more')} onClose={onClose}>
          <div className="more-ways">
            <button type="button" className="button" onClick={() => onOpen('settings')}>
              {t('settings.title')}
            </button>
            <button type="button" className="button" onClick={() => onOpen('objective')}>
              {t('play.objective')}
            </button>
            <button type="button" className="button" onClick={() => onOpen('how')}>
              {t('lesson.title')}
            </button>
            <button type="button" className="button" onClick={() => onOpen('words')}>
              {t('play.inWords')}
            </button>
            <button type="button" className="button" onClick={() => onOpen('keys')}>
              {t('play.keys')}
            </button>
            <PractiseHereButton />
            {onWatch && (
              <button type="button" className="button" onClick={onWatch}>
                {t('play.end.watch')}
              </button>
            )}
            {onWatch && <MatchWays />}
            <button type="button" className="button button-danger" onClick={onLeave}>
              {t('shell.leave')}
            </button>
          </div>
        </Dialog>
      );
  }
}

import { useCamera, viewOf, type CameraView } from '../../../scene/camera/wish';
import { showNextTo, useHand } from '../../../scene/hand/hand';
import { AIM_HELPS, useTableSettings } from '../../../scene/settings';
import { useT } from '../../i18n/use-t';
import { useAimHelpNames } from '../../settings/use-aim-help-names';
import { Icon } from '../../art/Icon';
import type { IconName } from '../../art/signs';
import type { SheetName } from './HudSheet';
import { nextView } from './next-view';
import './Tools.css';

const VIEW_ICON: Readonly<Record<CameraView, IconName>> = {
  behind: 'behind',
  above: 'above',
  follow: 'follow',
};

type Props = {
  readonly onOpen?: (sheet: SheetName) => void;
  /** Somebody holds a secret objective. */
  readonly hasCards?: boolean;
};

/** The small buttons: camera, aim help, sound, and the sheets. */
export function Tools({ onOpen, hasCards = false }: Props) {
  const t = useT();
  const camera = useCamera();
  const { aimHelp, sound } = useTableSettings();
  const nextTo = useHand((hand) => hand.nextTo);
  const view = viewOf(camera);
  const views = {
    behind: t('play.camera.behind'),
    above: t('play.camera.above'),
    follow: t('play.camera.follow'),
    free: t('play.camera.free'),
  };
  const helps = useAimHelpNames();
  const nextHelp = AIM_HELPS[(AIM_HELPS.indexOf(aimHelp) + 1) % AIM_HELPS.length] ?? 'off';
  return (
    <nav className="tools" aria-label={t('play.tools')}>
      <Tool
        icon={view === 'free' ? 'camera' : VIEW_ICON[view]}
        name={`${t('shell.colon', { label: t('play.camera') })} ${views[view]}`}
        onPress={() => camera.ask(nextView(camera))}
      />
      <Tool
        icon={aimHelp === 'fullPath' ? 'path' : 'aim'}
        name={`${t('shell.colon', { label: t('play.aimHelp') })} ${helps[aimHelp]}`}
        off={aimHelp === 'off'}
        onPress={() => useTableSettings.setState({ aimHelp: nextHelp })}
      />
      <Tool icon="rings" name={t('play.rings')} off={!nextTo} onPress={() => showNextTo(!nextTo)} />
      <Tool
        icon={sound ? 'sound' : 'mute'}
        name={sound ? t('play.mute') : t('play.unmute')}
        onPress={() => useTableSettings.setState({ sound: !sound })}
      />
      {onOpen && (
        <>
          {hasCards && (
            <Tool icon="mask" name={t('play.card.again')} onPress={() => onOpen('cards')} />
          )}
          <Tool icon="team" name={t('play.team')} folds onPress={() => onOpen('team')} />
          <Tool icon="log" name={t('play.log')} folds onPress={() => onOpen('log')} />
          <Tool icon="text" name={t('play.inWords')} wide onPress={() => onOpen('words')} />
          <Tool icon="gear" name={t('play.more')} onPress={() => onOpen('more')} />
        </>
      )}
    </nav>
  );
}

type ToolProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly onPress: () => void;
  readonly off?: boolean;
  /** Only where there is no room to show it all the time. */
  readonly folds?: boolean;
  /** Only where there is room; elsewhere it is in the menu. */
  readonly wide?: boolean;
};

function Tool({ icon, name, onPress, off = false, folds = false, wide = false }: ToolProps) {
  return (
    <button
      type="button"
      className="tool card"
      data-off={off}
      data-folds={folds}
      data-wide={wide}
      title={name}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span className="unseen">{name}</span>
    </button>
  );
}

import { useCamera, viewOf, type CameraView } from '../../../scene/camera/wish';
import { showNextTo, useHand } from '../../../scene/hand/hand';
import { nextAimHelp, useTableSettings } from '../../../scene/settings';
import { useState } from 'react';
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
  const [isUnfolded, setUnfolded] = useState(false);
  const views = {
    behind: t('play.camera.behind'),
    above: t('play.camera.above'),
    follow: t('play.camera.follow'),
    free: t('play.camera.free'),
  };
  const helps = useAimHelpNames();
  return (
    <nav
      className="tools"
      aria-label={t('play.tools')}
      data-folds={onOpen !== undefined}
      data-unfolded={isUnfolded}
    >
      <Tool
        icon={view === 'free' ? 'camera' : VIEW_ICON[view]}
        name={`${t('shell.colon', { label: t('play.camera') })} ${views[view]}`}
        stays
        onPress={() => camera.ask(nextView(camera))}
      />
      {onOpen && (
        <>
          <Tool icon="team" name={t('play.team')} stays onPress={() => onOpen('team')} />
          <Tool icon="log" name={t('play.log')} stays onPress={() => onOpen('log')} />
          <Tool icon="gear" name={t('play.more')} stays="wide" onPress={() => onOpen('more')} />
          <button
            type="button"
            className="tool tool-fold card"
            aria-expanded={isUnfolded}
            title={t('play.tools')}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Icon name={isUnfolded ? 'x' : 'dots'} />
            <span className="unseen">{t('play.tools')}</span>
          </button>
        </>
      )}
      <Tool
        icon={aimHelp === 'fullPath' ? 'path' : 'aim'}
        name={`${t('shell.colon', { label: t('play.aimHelp') })} ${helps[aimHelp]}`}
        off={aimHelp === 'off'}
        onPress={() => useTableSettings.setState({ aimHelp: nextAimHelp(aimHelp) })}
      />
      <Tool icon="rings" name={t('play.rings')} off={!nextTo} onPress={() => showNextTo(!nextTo)} />
      <Tool
        icon={sound ? 'sound' : 'mute'}
        name={sound ? t('play.mute') : t('play.unmute')}
        onPress={() => useTableSettings.setState({ sound: !sound })}
      />
      {onOpen && hasCards && (
        <Tool icon="mask" name={t('play.card.again')} onPress={() => onOpen('cards')} />
      )}
      {onOpen && <Tool icon="text" name={t('play.inWords')} wide onPress={() => onOpen('words')} />}
    </nav>
  );
}

type ToolProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly onPress: () => void;
  readonly off?: boolean;
  /** Of those that fold it does not. */
  readonly stays?: boolean | 'wide';
  /** Only where there is room; elsewhere it is in the menu. */
  readonly wide?: boolean;
};

function Tool({ icon, name, onPress, off = false, stays = false, wide = false }: ToolProps) {
  return (
    <button
      type="button"
      className="tool card"
      data-off={off}
      data-stays={stays}
      data-wide={wide}
      title={name}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span className="unseen">{name}</span>
    </button>
  );
}

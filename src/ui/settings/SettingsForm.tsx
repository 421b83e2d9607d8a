import { AIM_HELPS, GESTURES, useTableSettings, VOLUMES } from '../../scene/settings';
import { QUALITIES } from '../../scene/quality';
import { LANGUAGES } from '../../words/languages';
import { SCREENS } from '../../words/screens';
import { useLanguage } from '../i18n/use-language';
import { useT } from '../i18n/use-t';
import { Choices } from '../page/Choices';
import { AimHelpPicture } from './AimHelpPicture';
import { CONTRASTS, PLAYBACK_SPEEDS, TEXT_SIZES } from './read-settings';
import { changePage, changeTable, usePageSettings } from './settings';
import { useAimHelpNames } from './use-aim-help-names';

/** Everything a player may set; each change counts at once. */
export function SettingsForm() {
  const t = useT();
  const { language, speak } = useLanguage();
  const table = useTableSettings();
  const page = usePageSettings();
  const aimNames = useAimHelpNames();
  const aimHints = {
    off: t('settings.aimHelp.offHint'),
    firstTouch: t('settings.aimHelp.firstTouchHint'),
    fullPath: t('settings.aimHelp.fullPathHint'),
  };
  const gestures = { pull: t('settings.gesture.pull'), push: t('settings.gesture.push') };
  const qualities = {
    auto: t('settings.quality.auto'),
    low: t('settings.quality.low'),
    medium: t('settings.quality.medium'),
    high: t('settings.quality.high'),
  };
  const sizes = {
    normal: t('settings.text.normal'),
    large: t('settings.text.large'),
    huge: t('settings.text.huge'),
  };
  const contrasts = { auto: t('settings.contrast.auto'), more: t('settings.contrast.more') };
  const volumes = {
    effects: t('settings.effects'),
    bed: t('settings.bed'),
    music: t('settings.music'),
  };
  const levels = {
    0: t('settings.volume.off'),
    0.5: t('settings.volume.soft'),
    1: t('settings.volume.full'),
  };
  const onOff = [
    [true, t('settings.on')],
    [false, t('settings.off')],
  ] as const;
  return (
    <>
      <Choices
        label={t('language.choose')}
        value={language}
        options={LANGUAGES.map((one) => [one, SCREENS[one].ownName] as const)}
        onChoose={speak}
      />
      <Choices
        label={t('settings.sound')}
        value={table.sound}
        options={onOff}
        onChoose={(sound) => changeTable({ sound })}
      />
      {table.sound &&
        (['effects', 'bed', 'music'] as const).map((part) => (
          <Choices
            key={part}
            label={volumes[part]}
            value={table[part]}
            options={VOLUMES.map((one) => [one, levels[one]] as const)}
            onChoose={(volume) => changeTable({ [part]: volume })}
          />
        ))}
      <Choices
        label={t('settings.haptics')}
        value={table.haptics}
        options={onOff}
        onChoose={(haptics) => changeTable({ haptics })}
      />
      <Choices
        label={t('settings.gesture')}
        value={table.gesture}
        options={GESTURES.map((one) => [one, gestures[one]] as const)}
        onChoose={(gesture) => changeTable({ gesture })}
        hint={
          table.gesture === 'pull' ? t('settings.gesture.pullHint') : t('settings.gesture.pushHint')
        }
      />
      <Choices
        label={t('settings.aimHelp')}
        value={table.aimHelp}
        options={AIM_HELPS.map((one) => [one, aimNames[one]] as const)}
        onChoose={(aimHelp) => changeTable({ aimHelp })}
        hint={aimHints[table.aimHelp]}
        picture={<AimHelpPicture level={table.aimHelp} />}
      />
      <Choices
        label={t('settings.speed')}
        value={table.playbackSpeed}
        options={PLAYBACK_SPEEDS.map(
          (one) => [one, t('settings.speed.times', { times: one })] as const,
        )}
        onChoose={(playbackSpeed) => changeTable({ playbackSpeed })}
      />
      <Choices
        label={t('settings.slowMotion')}
        value={table.slowMotion}
        options={onOff}
        onChoose={(slowMotion) => changeTable({ slowMotion })}
      />
      <Choices
        label={t('settings.followShots')}
        value={table.followShots}
        options={onOff}
        onChoose={(followShots) => changeTable({ followShots })}
      />
      <Choices
        label={t('settings.quality')}
        value={page.quality}
        options={(['auto', ...QUALITIES] as const).map((one) => [one, qualities[one]] as const)}
        onChoose={(quality) => changePage({ quality })}
        hint={t('settings.quality.hint')}
      />
      <Choices
        label={t('settings.text')}
        value={page.textSize}
        options={TEXT_SIZES.map((one) => [one, sizes[one]] as const)}
        onChoose={(textSize) => changePage({ textSize })}
      />
      <Choices
        label={t('settings.faceToFace')}
        value={page.faceToFace}
        options={onOff}
        onChoose={(faceToFace) => changePage({ faceToFace })}
        hint={t('settings.faceToFace.hint')}
      />
      <Choices
        label={t('settings.contrast')}
        value={page.contrast}
        options={CONTRASTS.map((one) => [one, contrasts[one]] as const)}
        onChoose={(contrast) => changePage({ contrast })}
      />
    </>
  );
}

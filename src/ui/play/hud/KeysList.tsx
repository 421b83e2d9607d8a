import { useT } from '../../i18n/use-t';
import './KeysList.css';

/** Every key that does something at the table. */
export function KeysList() {
  const t = useT();
  const keys = [
    ['1 – 9', t('play.keys.choose')],
    ['Esc', t('play.keys.back')],
    ['Ctrl Z, ⌘ Z', t('play.keys.takeBack')],
    ['← →', t('play.keys.turn')],
    ['↑ ↓', t('play.keys.strength')],
    ['Shift', t('play.keys.fine')],
    ['Space', t('play.keys.flick')],
    ['[ ]', t('play.keys.side')],
    ['Q E', t('play.keys.bat')],
    ['Z X', t('play.keys.struck')],
    [', .', t('play.keys.shift')],
    ['D', t('play.keys.panel')],
    ['N', t('play.keys.rings')],
    ['V', t('play.keys.camera')],
    ['Home', t('play.keys.frame')],
    ['B', t('play.keys.team')],
    ['L', t('play.keys.log')],
    ['G', t('play.keys.objective')],
    ['C', t('play.keys.cards')],
    ['Y', t('play.keys.whyNot')],
    ['T', t('play.keys.words')],
    ['H', t('play.keys.aimHelp')],
    ['O', t('play.keys.more')],
    ['M', t('play.keys.mute')],
    ['?', t('play.keys.this')],
  ] as const;
  return (
    <dl className="keys-list">
      {keys.map(([key, text]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

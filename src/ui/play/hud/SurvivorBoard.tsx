import { SURVIVORS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { spacesOf } from '../../../scenarios/queries';
import { useT } from '../../i18n/use-t';
import { Face } from '../../art/Face';
import { Icon } from '../../art/Icon';
import { usePlay } from '../context';
import { survivorIn } from '../queries';
import { Effects } from './Effects';
import { Hearts } from '../art/Hearts';
import { HeldMarker } from './HeldMarker';
import { PowerMark } from './PowerMark';
import './SurvivorBoard.css';
import { useTexts } from '../../i18n/use-texts';

/** A survivor's board: life, the printed weapon, its spaces and what lies in them, and the power if its face is up. */
export function SurvivorBoard({ id }: { id: SurvivorId }) {
  const t = useT();
  const texts = useTexts();
  const { view } = usePlay();
  const survivor = survivorIn(view, id);
  if (!survivor) return null;
  const { name, number, weapon } = SURVIVORS[id];
  const spaces = spacesOf(view, id);
  const acting = view.turn?.survivor === id ? view.turn : undefined;
  return (
    <section className="board" aria-label={name}>
      <header>
        <Face of={id} size={40} />
        <span className="board-number" aria-hidden="true">
          {number}
        </span>
        <h2>{name}</h2>
        <Hearts life={survivor.life} of={survivor.startLife} />
      </header>
      <ul className="board-slots" aria-label={t('play.carries')}>
        <li className="board-slot" data-printed="true">
          <Icon name={weapon} />
          {texts.weapons[weapon].noun.word}
        </li>
        {Array.from({ length: survivor.slots }, (_, index) => {
          const held = spaces[index] ?? [];
          return (
            <li key={index} className="board-slot" data-empty={held.length === 0}>
              {held.length === 0 && t('play.emptySpace')}
              {held.map((marker) => (
                <HeldMarker key={marker} id={marker} />
              ))}
            </li>
          );
        })}
      </ul>
      <PowerMark id={id} />
      <Effects survivor={survivor} />
      {acting && (
        <p className="board-actions">
          <span aria-hidden="true">
            {'●'.repeat(acting.actionsLeft)}
            {'○'.repeat(Math.max(0, acting.actionsTaken))}
          </span>{' '}
          {t('play.actionsLeft', { count: acting.actionsLeft })}
        </p>
      )}
    </section>
  );
}

import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { useTexts } from '../i18n/use-texts';
import { Emblem } from './Emblem';
import './PowerSign.css';

/** A survivor's power: its sign and its name; what it does can be opened. */
export function PowerSign({ id }: { id: SurvivorId }) {
  const { name, text } = useTexts().powers[id];
  return (
    <details className="power-sign">
      <summary>
        <Emblem of={{ power: id }} size="small" isNamed />
        {name}
      </summary>
      <p>{text}</p>
    </details>
  );
}

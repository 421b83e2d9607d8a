import { useState } from 'react';
import type { Start } from '../../../match/practice/practice-schema';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { SettingMap } from '../../map/SettingMap';
import { useScreen } from '../../navigation/screen';
import { useKept } from './kept';
import { readLeft } from './left';
import { openKept } from './open-kept';
import { toldStart } from './told-start';

/** The table that was left last and whatever was kept, before the towns of the sheets. */
export function KeptDoors() {
  const { practice } = useTexts();
  const open = useScreen((store) => store.open);
  const kept = useKept((store) => store.kept);
  const [left] = useState(readLeft);
  if (!left && kept.length === 0) return null;
  return (
    <ol className="practice-doors practice-towns practice-kept">
      {left && (
        <Door name={practice.doors.last} start={left} onOpen={() => open({ name: 'practise' })} />
      )}
      {kept.map((one) => (
        <Door
          key={one.id}
          name={one.name}
          start={one.start}
          onOpen={() =>
            void openKept(one, practice.links.faults, (start) => open({ name: 'practise', start }))
          }
        />
      ))}
    </ol>
  );
}

type Props = { readonly name: string; readonly start: Start; readonly onOpen: () => void };

/** One of them, from above. */
export function Door({ name, start, onOpen }: Props) {
  const { language } = useLanguage();
  const { town, figures, hand } = toldStart(start, language);
  return (
    <li className="card practice-door">
      <SettingMap setting={start.setting} label={`${town}: ${figures}`} />
      <h2>
        <button type="button" onClick={onOpen}>
          {name}
        </button>
      </h2>
      <p>{hand === undefined ? town : `${town} · ${hand}`}</p>
    </li>
  );
}

import { useId } from 'react';
import { SURVIVORS, type SurvivorId } from '../../scenarios/catalogue/survivors';
import { Face } from '../art/Face';
import { Icon } from '../art/Icon';
import { useT } from '../i18n/use-t';
import { useTexts } from '../i18n/use-texts';

type Props = {
  /** From one. */
  readonly place: number;
  readonly chosen: SurvivorId;
  readonly from: readonly SurvivorId[];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: (id: SurvivorId) => void;
};

/** Whoever has this place, as a portrait; pressed, all who may have it. */
export function CastPlace({ place, chosen, from, isOpen, onOpen, onChoose }: Props) {
  const t = useT();
  const { weapons } = useTexts();
  const name = useId();
  const label = t('lineUp.place', { number: place });
  const { weapon } = SURVIVORS[chosen];
  return (
    <>
      <li>
        <button type="button" className="cast-place" aria-expanded={isOpen} onClick={onOpen}>
          <Face of={chosen} size={48} />
          <span>
            <span className="unseen">{t('shell.colon', { label })} </span>
            <b>{SURVIVORS[chosen].name}</b>
            <small>
              <Icon name={weapon} /> {weapons[weapon].noun.word}
            </small>
          </span>
        </button>
      </li>
      {isOpen && (
        <li className="cast-open">
          <fieldset className="choices cast-choices">
            <legend>{label}</legend>
            {from.map((id) => (
              <label key={id} className="choice" data-id={id}>
                <input
                  type="radio"
                  name={name}
                  checked={id === chosen}
                  onChange={() => onChoose(id)}
                />
                <Face of={id} size={48} />
                <span>{SURVIVORS[id].name.split(' ')[0]}</span>
                <Icon name={SURVIVORS[id].weapon} />
                <span className="unseen">{weapons[SURVIVORS[id].weapon].noun.word}</span>
              </label>
            ))}
          </fieldset>
        </li>
      )}
    </>
  );
}

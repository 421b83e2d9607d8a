import { useState } from 'react';
import { SURVIVORS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { Emblem } from '../../art/Emblem';
import { Icon } from '../../art/Icon';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import { Dialog } from '../../page/Dialog';
import './FighterFacts.css';

/** Beside survivors to choose from: what each fights with and can do, to be read at a tap. */
export function FighterFacts({ of }: { of: readonly SurvivorId[] }) {
  const t = useT();
  const { powers, weapons } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="option fighter-facts-open"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="rule" />
        {t('play.fighters')}
      </button>
      {isOpen && (
        <Dialog title={t('play.fighters')} onClose={() => setOpen(false)}>
          <ul className="fighter-facts">
            {of.map((id) => (
              <li key={id}>
                <Emblem of={{ power: id }} size="small" isNamed />
                <p>
                  <b>{SURVIVORS[id].name}</b>{' '}
                  <span>
                    <Icon name={SURVIVORS[id].weapon} /> {weapons[SURVIVORS[id].weapon].noun.word}
                  </span>
                  <br />
                  <b>{t('shell.colon', { label: powers[id].name })}</b> {powers[id].text}
                </p>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

import { useState } from 'react';
import { SURVIVORS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { Emblem } from '../../art/Emblem';
import type { T } from '../../i18n/t';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import { Dialog } from '../../page/Dialog';
import { usePlay } from '../context';
import { survivorIn } from '../queries';
import { powerState, type PowerState } from './power-now';
import './PowerMark.css';

/** A survivor's power: its name, its markers, whether it is of use now; a tap explains it. */
export function PowerMark({ id }: { readonly id: SurvivorId }) {
  const t = useT();
  const { powers } = useTexts();
  const { view, decision } = usePlay();
  const [isOpen, setOpen] = useState(false);
  const state = powerState(view, id, decision);
  if (!state) return null;
  const { name, text } = powers[id];
  const { bonusActions = 0, flares = 0 } = survivorIn(view, id)?.tokens ?? {};
  const tokens = bonusActions + flares;
  return (
    <>
      <button
        type="button"
        className="power-mark"
        data-power={state}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Emblem of={{ power: id }} size="small" isNamed />
        <span className="power-name">{name}</span>
        {tokens > 0 && (
          <span className="power-tokens">
            <span aria-hidden="true">{'◆'.repeat(tokens)}</span>
            <span className="unseen">{t('play.power.tokens', { count: tokens })}</span>
          </span>
        )}
        <small>{stateText(t, state)}</small>
      </button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <p className="power-owner">
            <Emblem of={{ power: id }} size="large" isNamed /> {SURVIVORS[id].name}
          </p>
          <p>{text}</p>
          <p>{stateText(t, state)}</p>
        </Dialog>
      )}
    </>
  );
}

function stateText(t: T, state: PowerState): string {
  const texts: Readonly<Record<PowerState, string>> = {
    down: t('play.power.down'),
    gone: t('play.power.gone'),
    used: t('play.power.used'),
    using: t('play.power.using'),
    now: t('play.power.now'),
    notNow: t('play.power.notNow'),
    ready: t('play.power.ready'),
    always: t('play.power.always'),
  };
  return texts[state];
}

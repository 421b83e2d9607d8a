import { useState } from 'react';
import type { Scenario } from '../../scenarios/list';
import { useT } from '../i18n/use-t';
import { useScreen } from '../navigation/screen';
import { Mark } from '../art/Mark';
import { playersFor } from './players';
import { useOptions } from './use-options';
import { usePlayers } from './use-players';
import { startMatch } from './start-match';
import './StartBar.css';
import { useTexts } from '../i18n/use-texts';

/** Who plays and how hard, in one line, and the button that sets the table. */
export function StartBar({ scenario, change = false }: { scenario: Scenario; change?: boolean }) {
  const t = useT();
  const texts = useTexts();
  const open = useScreen((store) => store.open);
  const players = playersFor(
    scenario,
    usePlayers((store) => store.players),
  );
  const { difficulty, hand } = useOptions((store) => store.options);
  const [busy, setBusy] = useState(false);
  const start = (): void => {
    setBusy(true);
    void startMatch(scenario, (number) => t('seats.player', { number })).finally(() =>
      setBusy(false),
    );
  };
  return (
    <div className="start-bar">
      <p className="start-who">
        <span className="start-marks">
          {players.map(({ mark }) => (
            <Mark key={mark} mark={mark} />
          ))}
        </span>
        <span>
          {players.length === 1
            ? t('seats.countOne')
            : t('seats.countMany', { count: players.length })}{' '}
          · {texts.names.difficulties[difficulty]} ·{' '}
          {hand === 'living' ? t('options.hand.livingMatch') : t('options.hand.steadyMatch')}
        </span>
      </p>
      {change && (
        <button
          type="button"
          className="button"
          onClick={() => open({ name: 'seats', scenario: scenario.id })}
        >
          {t('seats.open')}
        </button>
      )}
      <button type="button" className="button button-main" disabled={busy} onClick={start}>
        {busy ? t('shell.setting') : t('shell.start')}
      </button>
    </div>
  );
}

import { useId, useState } from 'react';
import { useT } from '../i18n/use-t';
import { Icon } from '../art/Icon';
import { TeamMark } from '../art/TeamMark';
import { Mark } from '../art/Mark';
import { MARK_IDS } from '../art/marks';
import {
  changePlayer,
  LONGEST_NAME,
  movePlayer,
  removePlayer,
  SIDES,
  takeMark,
  type Player,
} from './players';
import './SeatRow.css';
import { useMarkNames } from './use-mark-names';

type Props = {
  readonly player: Player;
  readonly index: number;
  readonly players: readonly Player[];
  readonly teams: boolean;
  readonly canLeave: boolean;
  /** In a match of living hands one person's may be steady. */
  readonly living: boolean;
  readonly onChange: (players: readonly Player[]) => void;
};

export function SeatRow({ player, index, players, teams, canLeave, living, onChange }: Props) {
  const t = useT();
  const names = useMarkNames();
  const { mark, side } = player;
  const who = player.name.trim() || t('seats.player', { number: index + 1 });
  const id = useId();
  const [picks, setPicks] = useState(false);
  return (
    <li className="seat">
      <button
        type="button"
        className="seat-mark"
        aria-label={
          t('shell.colon', { label: t('seats.mark', { player: who }) }) + ` ${names[mark]}`
        }
        aria-expanded={picks}
        onClick={() => setPicks(!picks)}
      >
        <Mark mark={mark} />
      </button>
      <input
        className="field seat-name"
        aria-label={t('seats.name', { number: index + 1 })}
        placeholder={t('seats.player', { number: index + 1 })}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={player.name}
        onChange={({ target }) => onChange(changePlayer(players, mark, { name: target.value }))}
      />
      {teams && (
        <fieldset className="choices seat-team">
          <legend className="unseen">{who}</legend>
          {SIDES.map((one) => (
            <label key={one} className="choice">
              <input
                type="radio"
                name={`${id}-team`}
                checked={side === one}
                onChange={() => onChange(changePlayer(players, mark, { side: one }))}
              />
              <TeamMark team={one} />
              {one === 'a' ? t('seats.teamA') : t('seats.teamB')}
            </label>
          ))}
        </fieldset>
      )}
      {living && (
        <button
          type="button"
          className="button button-square seat-steady"
          aria-label={t('seats.steady', { player: who })}
          title={t('seats.steady', { player: who })}
          aria-pressed={player.steady}
          onClick={() => onChange(changePlayer(players, mark, { steady: !player.steady }))}
        >
          <Icon name="steadyHand" />
        </button>
      )}
      <span className="seat-order">
        <Mover
          id={`up ${mark}`}
          label={t('seats.up', { player: who })}
          path="M3 11l6-6 6 6"
          disabled={index === 0}
          onMove={() => onChange(movePlayer(players, mark, -1))}
        />
        <Mover
          id={`down ${mark}`}
          label={t('seats.down', { player: who })}
          path="M3 6l6 6 6-6"
          disabled={index === players.length - 1}
          onMove={() => onChange(movePlayer(players, mark, 1))}
        />
        {canLeave && (
          <Mover
            id={`remove ${mark}`}
            label={t('seats.remove', { player: who })}
            path="M4 4l10 10M14 4 4 14"
            disabled={false}
            onMove={() => onChange(removePlayer(players, mark))}
          />
        )}
      </span>
      {picks && (
        <fieldset className="choices seat-marks">
          <legend className="unseen">{t('seats.mark', { player: who })}</legend>
          {MARK_IDS.map((one) => (
            <label key={one} className="choice" title={names[one]}>
              <input
                type="radio"
                name={`${id}-mark`}
                checked={one === mark}
                onChange={() => onChange(takeMark(players, mark, one))}
              />
              <Mark mark={one} />
              <span className="unseen">{names[one]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </li>
  );
}

type MoverProps = {
  /** Whom it moves, and how: the row that is there afterwards has the same. */
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly disabled: boolean;
  readonly onMove: () => void;
};

/** Stays focusable at the end of its way, so that the keyboard never loses its place. */
function Mover({ id, label, path, disabled, onMove }: MoverProps) {
  return (
    <button
      type="button"
      className="button button-square"
      data-mover={id}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => {
        if (disabled) return;
        onMove();
        // Whoever moves is shown by another row now: the focus goes along.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>(`[data-mover="${id}"]`)?.focus(),
        );
      }}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

import { useRef } from 'react';
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
  const otherSide = side === 'a' ? 'b' : 'a';
  return (
    <li className="seat">
      <span className="seat-mark">
        <Mark mark={mark} />
        <select
          aria-label={t('seats.mark', { player: who })}
          value={mark}
          onChange={({ target }) => {
            const wanted = MARK_IDS.find((id) => id === target.value);
            if (wanted) onChange(takeMark(players, mark, wanted));
          }}
        >
          {MARK_IDS.map((id) => (
            <option key={id} value={id}>
              {names[id]}
            </option>
          ))}
        </select>
      </span>
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
        <button
          type="button"
          className="button seat-team"
          onClick={() => onChange(changePlayer(players, mark, { side: otherSide }))}
        >
          <TeamMark team={side} />
          <span className="unseen">{t('shell.colon', { label: who })} </span>
          {side === 'a' ? t('seats.teamA') : t('seats.teamB')}
        </button>
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
          label={t('seats.up', { player: who })}
          path="M3 11l6-6 6 6"
          disabled={index === 0}
          onMove={() => onChange(movePlayer(players, mark, -1))}
        />
        <Mover
          label={t('seats.down', { player: who })}
          path="M3 6l6 6 6-6"
          disabled={index === players.length - 1}
          onMove={() => onChange(movePlayer(players, mark, 1))}
        />
        {canLeave && (
          <Mover
            label={t('seats.remove', { player: who })}
            path="M4 4l10 10M14 4 4 14"
            disabled={false}
            onMove={() => onChange(removePlayer(players, mark))}
          />
        )}
      </span>
    </li>
  );
}

type MoverProps = {
  readonly label: string;
  readonly path: string;
  readonly disabled: boolean;
  readonly onMove: () => void;
};

/** Stays focusable at the end of its way, so that the keyboard never loses its place. */
function Mover({ label, path, disabled, onMove }: MoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <button
      ref={button}
      type="button"
      className="button button-square"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => {
        if (disabled) return;
        onMove();
        // The row moves in the list, and a moved element loses the focus.
        requestAnimationFrame(() => button.current?.focus());
      }}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

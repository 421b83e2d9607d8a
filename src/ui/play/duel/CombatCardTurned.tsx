import type { CombatCard } from '../../../scenarios/duels';
import './CombatCardTurned.css';

/** A combat card that is turned over: its back first, then what it says. Its width is `--combat-card`. */
export function CombatCardTurned({ card, words }: { card: CombatCard; words: string }) {
  return (
    <div className="combat-card" data-card={card}>
      <div className="combat-card-turn">
        <div className="combat-card-back" aria-hidden="true" />
        <div className="combat-card-face">
          <svg viewBox="0 0 100 100" aria-hidden="true">
            {card === 'walk' ? <Walk /> : <Attack />}
          </svg>
          <strong>{words}</strong>
        </div>
      </div>
    </div>
  );
}

/** Two prints of bare feet in the snow, one drawn after the other. */
function Walk() {
  const foot = (
    <>
      <path d="M0 -15C8 -15 10 -7 8 1C7 6 7 10 6 14C4 20 -4 20 -6 14C-7 8 -9 2 -9 -5C-9 -12 -6 -15 0 -15Z" />
      <circle cx="-7" cy="-19" r="3.6" />
      <circle cx="-1" cy="-21" r="2.9" />
      <circle cx="4.5" cy="-20" r="2.5" />
      <circle cx="9" cy="-17" r="2.2" />
    </>
  );
  return (
    <>
      <g transform="translate(31 62) rotate(-8) scale(1.3)">{foot}</g>
      <g transform="translate(69 40) rotate(8) scale(-1.3 1.3)">{foot}</g>
      <path className="combat-card-drag" d="M26 93Q30 98 39 96M62 71Q66 76 75 73" />
    </>
  );
}

/** A hand that reaches out, and the marks of its nails. */
function Attack() {
  return (
    <>
      <path d="M28 92C24 78 20 66 17 52C16 47 23 45 25 50L31 64L27 30C26 24 34 23 36 29L42 58L43 20C43 14 52 14 52 20L54 57L62 27C64 21 71 23 70 29L65 64L74 54C78 50 84 54 81 59C76 70 70 80 68 92Z" />
      <path
        className="combat-card-claw"
        d="M14 8Q24 16 28 24M40 2Q46 8 47 14M66 4Q72 10 72 20M92 24Q88 34 84 42"
      />
    </>
  );
}

import type { AimHelp } from '../../scene/settings';
import { SIGNS } from '../../scene/signs/colours';
import { useT } from '../i18n/use-t';
import './AimHelpPicture.css';

const DOTS = [70, 82, 94, 106, 118, 130];
const FALLEN = [168, 180, 192];

/** What a level of aim help shows, drawn small: the arrow, the line to what is met with a sign and a word, the whole way. */
export function AimHelpPicture({ level }: { readonly level: AimHelp }) {
  const t = useT();
  const isOn = level !== 'off';
  return (
    <svg className="aim-help-picture" viewBox="0 -24 240 120" aria-hidden="true">
      <rect y="-24" width="240" height="120" rx="8" fill="#dfe7ee" />
      <path d="M0 70 q60 -14 120 -4 t120 -2 V96 H0Z" fill="#c8d4df" />
      {isOn && <path d="M58 62 H146" stroke={SIGNS.ink} strokeWidth="4" opacity="0.6" />}
      {isOn && <path d="M58 62 H146" stroke={SIGNS.light} strokeWidth="2" />}
      {level === 'fullPath' &&
        [...DOTS, ...FALLEN].map((x) => (
          <circle key={x} cx={x} cy={x > 150 ? 62 + (x - 150) / 6 : 62} r="3" fill={SIGNS.cold} />
        ))}
      {level === 'fullPath' && (
        <circle cx="204" cy="71" r="9" fill="none" stroke={SIGNS.cold} strokeWidth="2" />
      )}
      {isOn && (
        <g fill="none" strokeWidth="4" strokeDasharray="16 9">
          <ellipse cx="156" cy="66" rx="22" ry="9" stroke={SIGNS.ink} strokeWidth="7" />
          <ellipse cx="156" cy="66" rx="22" ry="9" stroke={SIGNS.bad} />
        </g>
      )}
      <Zombie />
      <path
        d="M34 57 h22 v-7 l20 12 l-20 12 v-7 h-22Z"
        fill={SIGNS.amber}
        stroke={SIGNS.ink}
        strokeWidth="2"
      />
      <circle cx="24" cy="62" r="8" fill={SIGNS.ink} stroke={SIGNS.amber} strokeWidth="2" />
      {isOn && (
        <g>
          <rect x="62" y="-14" width="116" height="22" rx="5" fill={SIGNS.ink} />
          <path d="M70 -8 h12 l-6 11Z" fill="#ff7a6e" />
          <text x="88" y="2" className="aim-help-word">
            {t('settings.aimHelp.word')}
          </text>
        </g>
      )}
    </svg>
  );
}

function Zombie() {
  return (
    <g>
      <rect x="145" y="36" width="22" height="28" rx="4" fill="#6d8a72" />
      <circle cx="156" cy="29" r="8" fill="#9fb79a" />
      <rect x="142" y="62" width="28" height="6" rx="2" fill={SIGNS.ink} />
    </g>
  );
}

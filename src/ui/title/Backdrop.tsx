import './Backdrop.css';

const GLOWS = [
  [90, 296, 22],
  [250, 300, 34],
  [420, 304, 18],
  [585, 296, 30],
  [770, 300, 20],
  [900, 304, 36],
  [1090, 296, 24],
  [1260, 302, 32],
  [1440, 298, 22],
] as const;

const PINES = Array.from({ length: 58 }, (_, i) => ({
  x: i * 29 - 20,
  base: 306 + ((i * 37) % 13),
  height: 34 + ((i * 53) % 46),
}));

/** Winter hills at dusk: seen past the table's far edge, and the whole view where no table can be drawn. */
export function Backdrop() {
  return (
    <svg
      className="backdrop"
      viewBox="0 0 1600 1000"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0d1728" />
          <stop offset="0.1" stopColor="#1d3152" />
          <stop offset="0.175" stopColor="#5b6e94" />
          <stop offset="0.24" stopColor="#e0a184" />
        </linearGradient>
        <linearGradient id="field" x2="0" y2="1">
          <stop offset="0" stopColor="#8ea5c0" />
          <stop offset="0.35" stopColor="#4c6282" />
          <stop offset="1" stopColor="#1b2a42" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffcf8e" stopOpacity="0.9" />
          <stop offset="0.35" stopColor="#ffb65c" stopOpacity="0.4" />
          <stop offset="1" stopColor="#ffb65c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1600" height="1000" fill="url(#sky)" />
      <path
        fill="#5c7195"
        d="M0 262 C160 214 300 244 420 226 S700 202 860 234 1160 196 1300 222 1500 208 1600 240 V400 H0Z"
      />
      <path
        fill="#435a7d"
        d="M0 288 C200 246 340 278 540 258 S900 244 1060 266 1400 238 1600 276 V400 H0Z"
      />
      {PINES.map(({ x, base, height }) => (
        <path
          key={x}
          fill="#263a57"
          d={`M${x} ${base - height} l${height / 4} ${height} h${-height / 2}Z`}
        />
      ))}
      <path fill="url(#field)" d="M0 316 C300 296 560 320 820 308 S1340 302 1600 318 V1000 H0Z" />
      {GLOWS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="url(#glow)" />
      ))}
    </svg>
  );
}

import './PaperTown.css';

type House = { x: number; width: number; height: number; wall: string; roof: string; lit: string };

const HOUSES: readonly House[] = [
  {
    x: 30,
    width: 150,
    height: 116,
    wall: '#5d6f8a',
    roof: 'M-4 0 h40 v-16 h78 v16 h40',
    lit: '#.##',
  },
  { x: 206, width: 140, height: 104, wall: '#9a4a3c', roof: 'M-6 0 L70 -44 L146 0', lit: '.###' },
  {
    x: 372,
    width: 156,
    height: 122,
    wall: '#4f7f7a',
    roof: 'M-4 0 h46 v-14 h24 v14 h94',
    lit: '##.#',
  },
  { x: 556, width: 140, height: 108, wall: '#8a7a5c', roof: 'M-4 0 l22 -16 l26 16 l26 -16 l26 16 l26 -16 l22 16', lit: '#.#.' }, // prettier-ignore
];

/** The same street cut from flat paper, for browsers that cannot light the real one. */
export function PaperTown() {
  return (
    <>
      <svg className="paper-town" viewBox="0 0 740 260" aria-hidden="true">
        <ellipse cx="370" cy="226" rx="368" ry="30" fill="#c3d1df" />
        {HOUSES.map((house) => (
          <PaperHouse key={house.x} {...house} />
        ))}
      </svg>
      <div className="paper-snow" aria-hidden="true" />
    </>
  );
}

function PaperHouse({ x, width, height, wall, roof, lit }: House) {
  const window = { width: 22, height: 26 };
  const step = (width - 28) / lit.length;
  return (
    <g transform={`translate(${x} ${206 - height})`}>
      <path d={roof} fill={wall} />
      <rect width={width} height={height} fill={wall} />
      <path
        d={roof}
        fill="none"
        stroke="#eef3f7"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {Array.from(lit, (light) => light).map((light, i) => (
        <rect
          key={i}
          x={14 + step * i + (step - window.width) / 2}
          y="26"
          {...window}
          fill={light === '#' ? '#ffb65c' : '#26344a'}
          stroke="#efe6d4"
          strokeWidth="3"
        />
      ))}
      <rect x="30" y={height - 20} width={width - 60} height="20" fill="#1d2430" />
      <path
        d={`M0 ${height} h30 v14 h-30Z M${width - 30} ${height} h30 v14 h-30Z`}
        fill="#d9bd92"
      />
    </g>
  );
}

import { useMemo, type ComponentType } from 'react';
import type { TableView } from '../../match/table-view';
import type { Beat } from '../../match/stage/queue';
import { isStanding } from '../../physics/measure/pose';
import type { Piece, Vec2 } from '../../physics/table';
import { spotsAbout } from '../camera/moment';
import { FrostSplinter } from './effects/FrostSplinter';
import { HeartBreak } from './effects/HeartBreak';
import { LightFalls } from './effects/LightFalls';
import { NoiseRings } from './effects/NoiseRings';
import type { EffectProps } from './effects/props';
import { SnowPuff } from './effects/SnowPuff';
import { TurnHeads } from './effects/TurnHeads';

type Props = { readonly beat: Beat; readonly shown: TableView };

/** So many hear it (R128). */
const HEAR = { silent: 0, low: 1, loud: 3 } as const;

const SIGNS: Partial<Readonly<Record<Beat['look'], ComponentType<EffectProps>>>> = {
  hearts: HeartBreak,
  death: LightFalls,
  felled: FrostSplinter,
  appear: SnowPuff,
  door: SnowPuff,
};

/** What is seen over the snow in a moment: rings of a noise, a heart that breaks, the dark around a death. */
export function BeatSigns({ beat, shown }: Props) {
  const { look, length, about } = beat;
  const spots = useMemo(() => spotsAbout(shown, about), [shown, about]);
  // On the lane of a duel its room tells.
  if (length === 'read' || !shown.layout.town) return null;
  if (look === 'noise') return <Noise beat={beat} shown={shown} seconds={length} />;
  const Sign = SIGNS[look];
  return Sign && spots.map((at, index) => <Sign key={index} at={at} seconds={length} />);
}

function Noise({ beat: { about, events }, shown, seconds }: Props & { readonly seconds: number }) {
  const [event] = events;
  const loud = event?.kind === 'noise' ? event.noise : 'loud';
  const at = useMemo(() => spotsAbout(shown, about)[0] ?? shown.flare?.at, [shown, about]);
  const heard = useMemo(() => (at ? nearest(shown, at, HEAR[loud]) : []), [shown, at, loud]);
  const hearers = useMemo(() => heard.map(({ pose }) => pose), [heard]);
  const ids = useMemo(() => heard.map(({ id }) => id), [heard]);
  if (!at) return null;
  return (
    <>
      <NoiseRings at={at} hearers={hearers} seconds={seconds} />
      <TurnHeads at={at} ids={ids} seconds={seconds} />
    </>
  );
}

/** The zombies on their feet that are nearest to a place, as the picture has them. */
export const nearest = (
  { pieces }: Pick<TableView, 'pieces'>,
  at: Vec2,
  most: number,
): readonly Piece[] =>
  pieces
    .filter(({ kind, pose }) => kind === 'zombie' && isStanding(pose))
    .toSorted((a, b) => farFrom(at, a) - farFrom(at, b) || (a.id < b.id ? -1 : 1))
    .slice(0, most);

const farFrom = (at: Vec2, { pose }: Piece): number => Math.hypot(pose.x - at.x, pose.y - at.y);

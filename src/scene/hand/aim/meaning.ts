// What a first touch means to the one who aims; no rule is decided here, only a sign chosen.
import { actorOf } from '../../camera/subject';
import type { FirstTouch } from '../../../physics/aim';
import type { TableView } from '../../../match/table-view';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { FlickOffer } from '../../../scenarios/decisions';
import { LAUNCH_LOOKS } from '../../launch-looks';

/** `free`: comes to rest by itself. `target`: meets a figure it is meant to meet. `friend`: one it should spare. `stopped`: meets anything else. */
export type Meaning = 'free' | 'target' | 'friend' | 'stopped';

export function meaningOf(
  launch: FlickOffer['launch'],
  { other, face }: Pick<FirstTouch, 'other' | 'face'>,
  shown: Pick<TableView, 'pieces' | 'survivors'>,
): Meaning {
  // The inner face of a door's support only guides.
  if (other === undefined || face === 'inner') return 'free';
  if (LAUNCH_LOOKS[launch].avoids) return 'stopped';
  const kind = shown.pieces.find(({ id }) => id === other)?.kind;
  if (kind === 'survivor' && isFriend(other, shown)) return 'friend';
  return kind === 'zombie' || kind === 'survivor' ? 'target' : 'stopped';
}

export function isFriend(id: string, { survivors }: Pick<TableView, 'survivors'>): boolean {
  const acting = survivors[actorOf({ survivors }) as SurvivorId];
  return acting !== undefined && survivors[id as SurvivorId]?.team === acting.team;
}

// The door that is aimed at, and whether this pull gets through it.
import type { TableView } from '../../../match/table-view';
import type { FirstTouch } from '../../../physics/aim';
import type { AimOutlook, MoveOutlook } from '../../../scenarios/outlook';
import { LAUNCH_LOOKS } from '../../launch-looks';
import type { Aiming } from '../aiming';
import { slideOf } from '../strength';
import { doorAhead, type DoorAhead } from './doors';
import { reachOf, widthOf } from './flight';
import type { AimForecast, DoorVerdict } from './forecast';

export function doorOf(
  { offer, direction, speed }: Aiming,
  shown: Pick<TableView, 'layout' | 'closed'>,
  touches: readonly FirstTouch[] | undefined,
  outlook: AimOutlook | undefined,
): AimForecast['door'] {
  const look = LAUNCH_LOOKS[offer.launch];
  // Who is flicked as it stands goes through no door (A136).
  const stands = offer.piece !== undefined && offer.aside.includes(offer.piece.id);
  if (!look.enters || stands) return undefined;
  const radius = widthOf(offer.launch) / 2;
  const reach = reachOf(offer.launch, speed);
  const door = doorAhead(shown.layout.structures, offer.at, direction, radius, reach);
  if (!door) return undefined;
  const { structure, distance, fits, through } = door;
  // What lies in the way comes first.
  const [first] = touches ?? [];
  if (first?.other !== undefined && first.other !== structure.id && first.distance < distance)
    return undefined;
  // A bat that turns as it goes has no first line: what its run meets before the door comes first too.
  const move = outlook && 'move' in outlook ? outlook.move : undefined;
  const failure = move && !move.ok ? move.failure : undefined;
  if (failure?.why === 'touched' && failure.other !== structure.id) return undefined;
  // Behind an X nobody gets in, however well it is aimed (R347).
  const isClosed = shown.closed?.some((id) => id === structure.id) === true;
  const free = slideOf(speed, offer.roughness) * (look.slide ?? 1);
  const guessed = !fits || isClosed ? 'shut' : free < through ? 'short' : 'through';
  return { ...door, verdict: judgedDoor(door, move) ?? guessed };
}

/** What the rules say of the whole run, where it is known, and where it is about this door. */
function judgedDoor(
  { structure: { id } }: DoorAhead,
  move: MoveOutlook['move'] | undefined,
): DoorVerdict | undefined {
  if (!move) return undefined;
  if (move.ok) return move.into === id || move.outOf === id ? 'through' : 'short';
  const { why } = move.failure;
  return why === 'onTheDoorLine' || why === 'notThroughTheDoor' ? 'short' : 'shut';
}

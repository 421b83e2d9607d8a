import type { Decision } from '../../../scenarios/decisions';
import { isCard } from '../../../words/cards';
import { CrossroadsCard } from './CrossroadsCard';
import { DuelBoard } from './DuelBoard';
import { Inventories } from './Inventories';
import { MarkerFace } from './MarkerFace';
import { Trapdoor } from './Trapdoor';

/** What a question is about, beyond its words. */
export function QuestionContext({ decision }: { decision: Decision }) {
  const { kind, about } = decision;
  if (kind === 'card' && about !== undefined && isCard(about)) return <CrossroadsCard id={about} />;
  if (kind === 'duelTurn' || kind === 'duelWeapon') return <DuelBoard />;
  if (kind === 'fillSlots') return <Trapdoor />;
  if (kind === 'takeDrop') return <Inventories />;
  if ((kind === 'keepOrLeave' || kind === 'stolen') && about !== undefined)
    return <MarkerFace id={about} />;
  return null;
}

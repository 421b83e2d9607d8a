import { CrossroadsCard } from '../../cards/CrossroadsCard';
import type { Aid } from './aid';
import { DuelBoard } from './DuelBoard';
import { Inventories } from './Inventories';
import { MarkerFace } from './MarkerFace';

/** What a question is about, beyond its words. */
export function QuestionAid({ aid }: { aid: Aid }) {
  switch (aid.kind) {
    case 'card':
      return <CrossroadsCard card={aid.card} size="strip" />;
    case 'duel':
      return <DuelBoard {...aid} />;
    case 'trapdoor':
      // Its spots are the buttons.
      return null;
    case 'inventories':
      return <Inventories {...aid} />;
    case 'marker':
      return <MarkerFace {...aid.face} isBig />;
  }
}

import type { Decision } from '../../../scenarios/decisions';
import { scenarioOf } from '../../../scenarios/list';
import { NoiseBars } from '../hud/NoiseBars';
import { noiseOfAction } from '../considered';
import { usePlay } from '../context';
import { useTell } from '../useTell';

/** How loud an action is, on its button; its words say it too. */
export function NoiseBadge({ decision, choice }: { decision: Decision; choice: string }) {
  const { game } = usePlay();
  const { duel } = useTell();
  const own = decision.kind === 'chooseAction' ? noiseOfAction(choice, duel) : undefined;
  if (own === undefined || !game.turn) return null;
  const forced = scenarioOf(game.scenario).actionNoise?.(game, game.turn.survivor);
  return <NoiseBars noise={forced ?? own} />;
}

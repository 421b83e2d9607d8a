// A link that lays a scenario out at once: `?play=s3&seed=7`, and with `&hand=living` for living hands.
import * as v from 'valibot';
import { SHORT_SEED } from '../../match/border';
import { SCENARIO_IDS } from '../../scenarios/list';
import { HANDS } from '../../scenarios/options';

const isDigits = (given: string): boolean => /^\d{1,10}$/.test(given);

const LINK = v.pipe(
  v.object({
    play: v.picklist(SCENARIO_IDS),
    seed: v.pipe(v.string(), v.check(isDigits), v.transform(Number), SHORT_SEED),
    hand: v.picklist(HANDS),
  }),
  v.readonly(),
);
export type Link = v.InferOutput<typeof LINK>;

/** What a query asks for; nothing where it asks for nothing, or for what there is not. */
export function readLink(query: URLSearchParams): Link | undefined {
  const { success, output } = v.safeParse(LINK, {
    play: query.get('play'),
    seed: query.get('seed') ?? '1',
    hand: query.get('hand') ?? 'steady',
  });
  return success ? output : undefined;
}

// A link that lays a scenario out at once: `?play=s3&seed=7`.
import type { Session } from '../match/session';

export async function openLink(search: string): Promise<Session | undefined> {
  const query = new URLSearchParams(search);
  const wanted = query.get('play');
  if (wanted === null) return undefined;
  const [{ SCENARIO_IDS }, { plainPlan }, { openMatch }] = await Promise.all([
    import('../scenarios/ids'),
    import('../match/plan'),
    import('./openMatch'),
  ]);
  const scenario = SCENARIO_IDS.find((id) => id === wanted);
  const seed = Math.trunc(Number(query.get('seed') ?? 1));
  const isSeed = Number.isSafeInteger(seed) && seed >= 0 && seed <= 0xffffffff;
  return scenario && isSeed ? openMatch(plainPlan(scenario, seed)) : undefined;
}

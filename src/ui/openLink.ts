// A link that lays a scenario out at once: `?play=s3&seed=7`.
import { useScreen } from './screen';

export async function openLink(): Promise<void> {
  const { search, hash, pathname } = location;
  const query = new URLSearchParams(search);
  const wanted = query.get('play');
  // Beside the address of a match it has been followed already: a reload goes on with that match.
  if (wanted === null || hash !== '') return;
  const [{ SCENARIO_IDS }, { plainPlan }, { openMatch }] = await Promise.all([
    import('../scenarios/ids'),
    import('../match/plan'),
    import('./openMatch'),
  ]);
  const scenario = SCENARIO_IDS.find((id) => id === wanted);
  const seed = Math.trunc(Number(query.get('seed') ?? 1));
  const isSeed = Number.isSafeInteger(seed) && seed >= 0 && seed <= 0xffffffff;
  if (!scenario || !isSeed) return;
  const session = await openMatch(plainPlan(scenario, seed));
  query.delete('play');
  query.delete('seed');
  const rest = query.toString();
  history.replaceState(history.state, '', pathname + (rest && `?${rest}`));
  useScreen.getState().replace({ name: 'play', session });
}

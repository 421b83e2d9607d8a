// Follows a link that lays a scenario out at once.
import { readLink } from './link';
import { useScreen } from '../navigation/screen';
import { defaultName } from '../seats/default-name';

export async function openLink(): Promise<void> {
  const { search, hash, pathname } = location;
  const query = new URLSearchParams(search);
  const link = readLink(query);
  // Beside the address of a match it has been followed already: a reload goes on with that match.
  if (!link || hash !== '') return;
  const [{ plainPlan }, { openMatch }] = await Promise.all([
    import('../../match/plan'),
    import('../sessions/open-match'),
  ]);
  const plan = plainPlan(link.play, link.seed, undefined, defaultName);
  const session = await openMatch({ ...plan, options: { ...plan.options, hand: link.hand } });
  for (const name of ['play', 'seed', 'hand']) query.delete(name);
  const rest = query.toString();
  history.replaceState(history.state, '', pathname + (rest && `?${rest}`));
  useScreen.getState().replace({ name: 'play', session });
}

// Screens as addresses: what the browser's Back, a reload and a bookmark find again.
import { isLink } from '../../match/links/form';
import { isPuzzleId, type PuzzleId } from '../../match/puzzles/catalogue';
import { SCENARIO_IDS, type ScenarioId } from '../../scenarios/list';

const PLAIN = [
  'scenarios',
  'matches',
  'settings',
  'lesson',
  'practice',
  'setups',
  'practise',
  'drills',
  'daily',
  'puzzles',
] as const;
export type Plain = 'title' | (typeof PLAIN)[number];
type OfScenario = 'scenario' | 'seats' | 'sheet';

export type Address =
  | { readonly name: Plain }
  | { readonly name: OfScenario; readonly scenario: ScenarioId }
  | { readonly name: 'puzzle'; readonly puzzle: PuzzleId }
  | { readonly name: 'play'; readonly match: string }
  /** What somebody has sent, after the hash. */
  | { readonly name: 'link'; readonly link: string }
  | { readonly name: 'drill'; readonly drill: string };

const OF_SCENARIO: readonly OfScenario[] = ['scenario', 'seats', 'sheet'];

export function writeAddress(address: Address): string {
  switch (address.name) {
    case 'title':
      return '';
    case 'scenario':
    case 'seats':
    case 'sheet':
      return `#/${address.name}/${address.scenario}`;
    case 'link':
      return address.link;
    case 'puzzle':
      return `#/puzzles/${address.puzzle}`;
    case 'drill':
      return `#/drills/${address.drill}`;
    case 'play':
      return `#/play/${encodeURIComponent(address.match)}`;
    case 'scenarios':
    case 'matches':
    case 'settings':
    case 'lesson':
    case 'practice':
    case 'setups':
    case 'practise':
    case 'drills':
    case 'daily':
    case 'puzzles':
      return `#/${address.name}`;
  }
}

/** Anything that is no address of the game is the title. */
export function readAddress(hash: string): Address {
  if (isLink(hash)) return { name: 'link', link: hash };
  const [, first = '', second = ''] = /^#\/([a-z]+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (first === 'puzzles' && isPuzzleId(second)) return { name: 'puzzle', puzzle: second };
  if (first === 'drills' && second !== '') return { name: 'drill', drill: second };
  const plain = PLAIN.find((name) => name === first);
  if (plain) return { name: plain };
  const ofScenario = OF_SCENARIO.find((name) => name === first);
  const scenario = SCENARIO_IDS.find((id) => id === second);
  if (ofScenario && scenario) return { name: ofScenario, scenario };
  if (first === 'play' && second !== '') return { name: 'play', match: second };
  return { name: 'title' };
}

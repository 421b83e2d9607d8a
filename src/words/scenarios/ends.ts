// How a match ended, in one sentence for each reason the rulebook gives, and the rule behind it.
import { teamSort } from '../../scenarios/ids';
import type { Game } from '../../scenarios/game';
import type { EndReason } from '../../scenarios/objectives/reasons';
import type { Language } from '../texts';
import { both, type Both } from '../both';
import { TEAM_NAMES } from '../names';
import type { RuleId } from '../rules';

type End = { readonly rules: readonly [RuleId, ...RuleId[]]; readonly text: Both };

const end = (rules: End['rules'], en: string, fr: string): End => ({ rules, text: both(en, fr) });

export const ENDS: Readonly<Record<EndReason, End>> = {
  droveAway: end(
    ['R290'],
    'The driver turns the key, the street is clear enough, and the RV rolls out of town.',
    'Le conducteur tourne la clé, la rue est assez dégagée, et le camping-car quitte la ville.',
  ),
  stockedUp: end(
    ['R298'],
    'Two rations, two cans: the tank gurgles, somebody laughs, and you are on your way.',
    'Deux rations, deux bidons : le réservoir glougloute, quelqu’un rit, et vous voilà partis.',
  ),
  anitaInBed: end(
    ['R303'],
    'Anita lies on a clean bed, behind a door that the dead no longer share.',
    'Anita est étendue sur un lit propre, et les morts ne partagent plus la maison.',
  ),
  fourRations: end(
    ['R312'],
    'Four rations are stowed away. Tonight nobody drinks snow.',
    'Quatre rations sont à bord. Ce soir, personne ne boira de neige.',
  ),
  allFound: end(
    ['R321'],
    'Kevin and Rosa are found, the tank is filled, and the heater is on.',
    'Kevin et Rosa sont retrouvés, le plein est fait, et le chauffage tourne.',
  ),
  firstAway: end(
    ['R328'],
    'Key in the lock, fuel in the tank, and two of them aboard. The others watch the tail lights.',
    'La clé au contact, l’essence au réservoir, deux des leurs à bord. Les autres regardent s’éloigner les feux.',
  ),
  overrun: end(
    ['R153'],
    'More dead were due than the dump could send: they are all in town already. It is overrun.',
    'Il devait venir plus de morts que la fosse n’en contient : tous sont déjà en ville. Elle est perdue.',
  ),
  tooManyDead: end(
    ['R155'],
    'Too many have died. Those who are left lose heart.',
    'Il y a eu trop de morts. Ceux qui restent perdent courage.',
  ),
  rvTouched: end(
    ['R294'],
    'A cold hand touched the RV. Then many did.',
    'Une main froide a touché le camping-car. Puis beaucoup d’autres.',
  ),
  neverLeft: end(
    ['R296'],
    'The day marker reached the skull: the RV never left the street.',
    'Le marqueur de jour a atteint le crâne : le camping-car n’a pas quitté la rue.',
  ),
  suppliesTooLate: end(
    ['R301'],
    'The day marker reached the skull: the supplies never made it to the RV.',
    'Le marqueur de jour a atteint le crâne : les provisions ne sont pas arrivées à bord.',
  ),
  anitaDied: end(
    ['R310'],
    'Anita is dead. There is nobody left to bring to the hospital.',
    'Anita est morte. Il n’y a plus personne à conduire à l’hôpital.',
  ),
  helpTooLate: end(
    ['R157'],
    'The day marker reached the skull: help came too late for Anita.',
    'Le marqueur de jour a atteint le crâne : les secours d’Anita arrivent trop tard.',
  ),
  hungerWon: end(
    ['R319'],
    'The day marker reached the skull: hunger won.',
    'Le marqueur de jour a atteint le crâne : la faim a gagné.',
  ),
  townKeepsThem: end(
    ['R326'],
    'The day marker reached the skull: the town keeps the lost, and you with them.',
    'Le marqueur de jour a atteint le crâne : la ville garde les disparus, et vous avec eux.',
  ),
  quarrelledTooLong: end(
    ['R334'],
    'The day marker reached the skull: while you quarrelled, the dead came in. Both teams lose.',
    'Le marqueur de jour a atteint le crâne : pendant la dispute, les morts sont entrés. Les deux équipes perdent.',
  ),
  nobodyLeft: end(['A86'], 'Nobody is left who could act.', 'Il ne reste plus personne pour agir.'),
};

const WON = both('You made it!', 'Vous avez réussi !');
const LOST = both('You have lost', 'Vous avez perdu');

/** A heading and a sentence for a finished match, and the rules one can open. */
export function endText(
  { result }: Pick<Game, 'result'>,
  language: Language,
):
  { readonly title: string; readonly text: string; readonly rules: readonly RuleId[] } | undefined {
  if (!result) return undefined;
  const { winner, reason } = result;
  const title =
    winner === 'nobody'
      ? LOST[language]
      : winner === 'together'
        ? WON[language]
        : wins(TEAM_NAMES[teamSort(winner)], language);
  return { title, text: ENDS[reason].text[language], rules: ENDS[reason].rules };
}

const wins = (team: Both, language: Language): string =>
  both(`${team.en} wins!`, `${team.fr} l’emporte !`)[language];

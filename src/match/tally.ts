// How often the rarer chapters of the rules were played in a match.
import type { Decision } from '../scenarios/decisions';
import type { GameEvent } from '../scenarios/events';
import type { Game } from '../scenarios/game';

export const TALLIED = [
  'turns',
  'shots',
  'deaths',
  'zombieDuels',
  'teamDuels',
  'throws',
  'thefts',
  'stealQuestions',
  'escorts',
  'followQuestions',
  'meals',
  'mealQuestions',
  'recruits',
  'recruitQuestions',
  'doorsMoved',
  'doorQuestions',
  'extraRounds',
  'cards',
  'cardQuestions',
  'flares',
  'accusations',
  'exiles',
  'wronged',
] as const;
export type Tally = Readonly<Record<(typeof TALLIED)[number], number>>;

export const NOTHING_YET: Tally = {
  turns: 0,
  shots: 0,
  deaths: 0,
  zombieDuels: 0,
  teamDuels: 0,
  throws: 0,
  thefts: 0,
  stealQuestions: 0,
  escorts: 0,
  followQuestions: 0,
  meals: 0,
  mealQuestions: 0,
  recruits: 0,
  recruitQuestions: 0,
  doorsMoved: 0,
  doorQuestions: 0,
  extraRounds: 0,
  cards: 0,
  cardQuestions: 0,
  flares: 0,
  accusations: 0,
  exiles: 0,
  wronged: 0,
};

export const sum = (a: Tally, b: Tally): Tally => {
  const both = { ...a };
  for (const key of TALLIED) both[key] += b[key];
  return both;
};

/** One step: what was answered, if anything was, or else that the table ran, and what came of it. */
export function tallyOf(
  game: Game,
  answered: Decision | undefined,
  events: readonly GameEvent[],
): Tally {
  const asked = (kind: string): number => (answered?.kind === kind ? 1 : 0);
  const told = (kind: GameEvent['kind']): number =>
    events.filter((event) => event.kind === kind).length;
  const duels = events.filter((event) => event.kind === 'duelBegan');
  const zombieDuels = duels.filter(({ against: [foe = ''] }) => game.zombies[foe]).length;
  return {
    turns: told('turnBegan'),
    shots: answered ? 0 : 1,
    deaths: told('died'),
    zombieDuels,
    teamDuels: duels.length - zombieDuels,
    throws: told('thrownOut'),
    thefts: told('stole'),
    stealQuestions: asked('steal'),
    escorts: told('escorts'),
    followQuestions: asked('follow'),
    meals: told('ate'),
    mealQuestions: asked('meal'),
    recruits: told('recruited'),
    recruitQuestions: asked('placeRecruit'),
    doorsMoved: told('doorClosed'),
    doorQuestions: asked('moveX'),
    extraRounds: told('oneMoreRound'),
    cards: told('cardDrawn'),
    cardQuestions: asked('card'),
    flares: told('flare'),
    accusations: told('accused'),
    exiles: told('exiled'),
    wronged: events.filter((event) => event.kind === 'shown' && event.card !== 'traitor').length,
  };
}

// The table as text, for whoever does not see it.
import { gapOf, laneOf } from '../../scenarios/rules/duel-lane';
import { cardOdds, stepsToReach } from '../../scenarios/rules/duel-odds';
import type { SeatView } from '../../scenarios/view';
import { effectText } from '../effects';
import { pieceNoun, survivorNoun } from '../nouns';
import { TEXTS, type Language, type Texts } from '../texts';
import { describeDeaths, describeObjective } from './objective';
import { describeSurvivors, describeZombies } from './people';
import { describeSecrets } from './secrets';
import {
  describeDoors,
  describeDump,
  describeFlare,
  describeReserve,
  describeThings,
} from './town';

export { describeObjective, type Progress } from './objective';

export type SectionId = keyof Texts['describe']['table']['titles'];
export type Section = {
  readonly id: SectionId;
  readonly title: string;
  readonly lines: readonly string[];
};

function roundLines({ round, effects, facts }: SeatView, language: Language): string[] {
  const words = TEXTS[language].describe.table;
  return [
    words.round(round.number, round.half),
    facts?.extraRounds ? words.onTheSkull(facts.extraRounds) : words.dayMarker(round.marker),
    ...effects.map((effect) => effectText(effect, language)),
  ];
}

function turnLines({ turn, seats }: SeatView, language: Language): string[] {
  const words = TEXTS[language].describe.table;
  if (!turn) return [words.nobodyActs];
  const who = survivorNoun(turn.survivor);
  const player = seats.length > 1 ? seats.find(({ id }) => id === turn.seat)?.name : undefined;
  return [
    player ? words.playerPlays(player, who) : words.acts(who),
    words.actionsLeft(turn.actionsLeft, turn.noise),
  ];
}

/** Everybody on the lane, by how far they are from the survivor in front. */
function duelLines(view: SeatView, language: Language): string[] {
  const lane = laneOf(view.duel, view);
  if (!lane) return [];
  const start = Math.min(...lane.table.pieces.map(({ pose }) => pose.x));
  const words = TEXTS[language].describe.table;
  const people = lane.table.pieces.map(({ id, pose }) => {
    const who = pieceNoun(id, language);
    const way = Math.round(pose.x - start);
    return way === 0 ? words.atNearEnd(who) : words.awayOnLane(who, way);
  });
  const { duel } = view;
  const odds = cardOdds(view);
  return [
    ...people,
    ...(duel ? [words.duelGap(Math.round(gapOf(duel)))] : []),
    ...(duel?.against === 'zombies' ? [words.stepsToReach(stepsToReach(duel))] : []),
    ...(lane.cardsLeft > 0 ? [words.combatCardsLeft(lane.cardsLeft)] : []),
    ...(odds && !odds.isInReach ? [words.cardOdds(odds.attacks, odds.left)] : []),
  ];
}

/** Section by section; those with nothing to say are left out. */
export function describeTable(view: SeatView, language: Language): readonly Section[] {
  const deaths = describeDeaths(view, language);
  const lines: Readonly<Record<SectionId, readonly string[]>> = {
    round: roundLines(view, language),
    turn: turnLines(view, language),
    duel: duelLines(view, language),
    objective: [
      ...describeObjective(view, language).map(({ text }) => `${text}.`),
      ...(deaths ? [`${deaths}.`] : []),
      ...describeSecrets(view, language),
    ],
    survivors: describeSurvivors(view, language),
    zombies: describeZombies(view, language),
    doors: [...describeDoors(view, language), ...describeReserve(view, language)],
    things: [...describeFlare(view, language), ...describeThings(view, language)],
    dump: describeDump(view, language),
  };
  const { titles } = TEXTS[language].describe.table;
  return (Object.keys(lines) as SectionId[])
    .map((id) => ({ id, title: titles[id], lines: lines[id] }))
    .filter((section) => section.lines.length > 0);
}

// The table as text, for whoever does not see it.
import type { Game } from '../../scenarios/game';
import type { SeatId } from '../../scenarios/ids';
import { laneOf } from '../../scenarios/rules/duel-lane';
import type { Language } from '../texts';
import { both, capital, say, type Both } from '../both';
import { effectText } from '../effects';
import { HALF_NAMES, NOISE_NAMES, pieceName, survivorName } from '../names';
import { describeDeaths, describeObjective } from './objective';
import { describeSurvivors, describeZombies } from './people';
import { describeDoors, describeDump, describeThings } from './town';

export { describeObjective, type Progress } from './objective';

const TITLES = {
  round: both('Round', 'Manche'),
  turn: both('Turn', 'Tour'),
  duel: both('Duel', 'Duel en cours'),
  objective: both('Objective', 'Objectif'),
  survivors: both('Survivors', 'Survivants'),
  zombies: both('Zombies, nearest first', 'Zombies, du plus proche au plus lointain'),
  doors: both('Buildings', 'Bâtiments'),
  things: both('Objects nearby', 'Objets proches'),
  dump: both('Dump', 'Fosse'),
} as const satisfies Readonly<Record<string, Both>>;

export type SectionId = keyof typeof TITLES;
export type Section = {
  readonly id: SectionId;
  readonly title: string;
  readonly lines: readonly string[];
};

function roundLines({ round, effects }: Game, language: Language): string[] {
  const { number, half, marker } = round;
  return [
    say(
      language,
      `Round ${number}, ${HALF_NAMES[half].en.toLowerCase()}.`,
      `Manche ${number}, ${HALF_NAMES[half].fr.toLowerCase()}.`,
    ),
    say(
      language,
      `Day marker on ${marker}: ${marker} ${marker === 1 ? 'round' : 'rounds'} to the skull, this one included.`,
      `Marqueur de jour sur ${marker} : ${marker} ${marker > 1 ? 'manches' : 'manche'} avant le crâne, celle-ci comprise.`,
    ),
    ...effects.map((effect) => effectText(effect, language)),
  ];
}

function turnLines({ turn, seats }: Game, language: Language): string[] {
  if (!turn) return [say(language, 'Nobody is acting yet.', 'Personne n’agit encore.')];
  const name = survivorName(turn.survivor);
  const player = seats.length > 1 ? seats.find(({ id }) => id === turn.seat)?.name : undefined;
  const left = turn.actionsLeft;
  return [
    player
      ? say(language, `${player} plays ${name}.`, `${player} joue ${name}.`)
      : say(language, `${name} is acting.`, `${name} agit.`),
    say(
      language,
      `${left} ${left === 1 ? 'action' : 'actions'} left. Loudest so far: ${NOISE_NAMES[turn.noise].en.toLowerCase()}.`,
      `${left > 1 ? `Encore ${left} actions` : `Encore ${left} action`}. Au plus bruyant : ${NOISE_NAMES[turn.noise].fr.toLowerCase()}.`,
    ),
  ];
}

/** Everybody on the lane, by how far they are from the survivor in front. */
function duelLines(game: Game, language: Language): string[] {
  const lane = laneOf(game);
  if (!lane) return [];
  const start = Math.min(...lane.table.pieces.map(({ pose }) => pose.x));
  const people = lane.table.pieces.map(({ id, pose }) => {
    const name = capital(pieceName(id, language));
    const way = Math.round(pose.x - start);
    return way === 0
      ? say(language, `${name} stands at the near end.`, `${name} se tient de ce côté.`)
      : say(language, `${name} stands ${way} cm away.`, `${name} se tient à ${way} cm.`);
  });
  const cards =
    lane.cardsLeft > 0
      ? [
          say(
            language,
            `Combat cards left: ${lane.cardsLeft}.`,
            `Cartes de combat restantes : ${lane.cardsLeft}.`,
          ),
        ]
      : [];
  return [...people, ...cards];
}

/** Section by section; those with nothing to say are left out. */
export function describeTable(game: Game, seat: SeatId, language: Language): readonly Section[] {
  const deaths = describeDeaths(game, language);
  const lines: Readonly<Record<SectionId, readonly string[]>> = {
    round: roundLines(game, language),
    turn: turnLines(game, language),
    duel: duelLines(game, language),
    objective: [
      ...describeObjective(game, seat, language).map(({ text }) => `${text}.`),
      ...(deaths ? [`${deaths}.`] : []),
    ],
    survivors: describeSurvivors(game, seat, language),
    zombies: describeZombies(game, language),
    doors: describeDoors(game, seat, language),
    things: describeThings(game, seat, language),
    dump: describeDump(game, language),
  };
  return (Object.keys(TITLES) as SectionId[])
    .map((id) => ({ id, title: TITLES[id][language], lines: lines[id] }))
    .filter((section) => section.lines.length > 0);
}

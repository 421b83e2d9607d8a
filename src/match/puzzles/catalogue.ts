// Which puzzles there are, for whoever lists them: where each is played, and how hard it is.
import type { ScenarioId } from '../../scenarios/list';

export type Level = 1 | 2 | 3;
type Entry = { readonly scenario: ScenarioId; readonly level: Level };

/** In the order in which they are listed: from easy to hard. */
export const PUZZLES = {
  inTheWay: { scenario: 's1', level: 1 },
  lastFaceDown: { scenario: 's5', level: 1 },
  partingShot: { scenario: 's1', level: 1 },
  hush: { scenario: 's2', level: 1 },
  twoHands: { scenario: 's9', level: 1 },
  bedside: { scenario: 's3', level: 2 },
  bothCans: { scenario: 's10', level: 2 },
  twoAtOnce: { scenario: 's1', level: 2 },
  knockKnock: { scenario: 's4', level: 2 },
  crowdedExit: { scenario: 's8', level: 2 },
  oneMore: { scenario: 's7', level: 2 },
  elbowRoom: { scenario: 's2', level: 3 },
  borrowedKey: { scenario: 's6', level: 3 },
  lookOverThere: { scenario: 's7', level: 3 },
} as const satisfies Readonly<Record<string, Entry>>;

export type PuzzleId = keyof typeof PUZZLES;
export const PUZZLE_IDS = Object.keys(PUZZLES) as readonly PuzzleId[];

export const isPuzzleId = (id: unknown): id is PuzzleId => PUZZLE_IDS.some((one) => one === id);

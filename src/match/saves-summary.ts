// What a list of saved matches shows of each, without opening it.
import { SCENARIO_IDS, type Half, type ScenarioId, type TeamId } from '../scenarios/ids';

export type Summary = {
  readonly id: string;
  readonly savedAt: number;
  readonly scenario: ScenarioId;
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  readonly round: number;
  readonly half: Half;
  /** Entries of the log; a table with none was only looked at. */
  readonly moves: number;
  /** Who won, once it is over. */
  readonly winner?: TeamId | 'nobody';
};

const WINNERS = ['together', 'a', 'b', 'nobody'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A summary in order, or nothing: storage is edited by other versions, other tools and accidents. */
export function readSummary(value: unknown): Summary | undefined {
  if (!isRecord(value) || !Array.isArray(value['seats'])) return undefined;
  const { id, savedAt, round, half, moves, winner } = value;
  const scenario = SCENARIO_IDS.find((one) => one === value['scenario']);
  if (!scenario || typeof id !== 'string' || typeof savedAt !== 'number') return undefined;
  if (typeof round !== 'number' || typeof moves !== 'number') return undefined;
  if (half !== 'day' && half !== 'night') return undefined;
  const seats = value['seats'].flatMap((seat: unknown) =>
    isRecord(seat) && typeof seat['id'] === 'string' && typeof seat['name'] === 'string'
      ? [{ id: seat['id'], name: seat['name'] }]
      : [],
  );
  if (seats.length === 0 || seats.length < value['seats'].length) return undefined;
  const ended = WINNERS.find((one) => one === winner);
  return { id, savedAt, scenario, seats, round, half, moves, ...(ended && { winner: ended }) };
}

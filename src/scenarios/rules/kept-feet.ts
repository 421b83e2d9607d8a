// What a flick touched that stands as before, and why it did not fall: in the words of the aim help and of the log.
import { launchedBodies } from '../../physics/measure/launches';
import { isStanding } from '../../physics/measure/pose';
import { fliesStraight, meetsSquarely } from '../../physics/measure/square';
import type { Contact, Outcome } from '../../physics/recording';
import type { SurvivorId } from '../catalogue/survivors';
import type { Kept } from '../causes';
import type { TableRun } from '../game';
import { emit, type Play } from '../play';

export type KeptFeet = { readonly figure: string; readonly piece: string; readonly how: Kept };

/** Of these touches those whose figure stood before and stands after, each figure once. */
export function keptFeet(
  { table, launch }: TableRun,
  { contacts, rest }: Outcome,
  touches: readonly Contact[],
): KeptFeet[] {
  const bodies = launchedBodies(launch);
  const how = (contact: Contact, figure: TableRun['table']['pieces'][number]): Kept => {
    const { piece } = contact;
    const body = bodies.find(({ id }) => id === piece);
    // Only until its first touch does anything fly as it was launched.
    const isFirst = contacts.find((one) => one.piece === piece) === contact;
    if (!body || !isFirst || !fliesStraight(body)) return 'brushed';
    return meetsSquarely(body, figure.pose) ? 'tooWeak' : 'glancedOff';
  };
  const kept: KeptFeet[] = [];
  for (const contact of touches) {
    const { piece, other } = contact;
    const figure = table.pieces.find(({ id }) => id === other);
    if (figure?.kind !== 'survivor' && figure?.kind !== 'zombie') continue;
    if (!isStanding(figure.pose) || kept.some((one) => one.figure === other)) continue;
    if (rest.find(({ id }) => id === other)?.standing !== true) continue;
    kept.push({ figure: other, piece, how: how(contact, figure) });
  }
  return kept;
}

export const tellKeptFeet = (
  play: Play,
  survivor: SurvivorId,
  run: TableRun,
  outcome: Outcome,
  touches: readonly Contact[],
): void => {
  for (const one of keptFeet(run, outcome, touches))
    emit(play, { kind: 'keptFeet', ...one, survivor });
};

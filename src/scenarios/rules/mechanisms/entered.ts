// What entering means by the scenario's sheet, beyond being inside.
import { changeFacts, changeMarker, changeSurvivor } from '../../change';
import type { SurvivorId } from '../../catalogue/survivors';
import type { StructureId } from '../../ids';
import { emit, type Play } from '../../play';
import { entriesAt, joinedAt } from '../../objectives/seats';
import { heldBy, inPlay, markerOf, survivorOf } from '../../queries';
import { joinGroup } from '../exile';

export function enteredBySheet(play: Play, survivor: SurvivorId, structure: StructureId): void {
  const { driver, unloads } = play.game.sheet;
  if (structure === driver) takeTheWheel(play, survivor);
  if (structure === unloads?.at) unload(play, survivor, unloads);
  noteEntry(play, survivor, structure);
}

/** What is met in a door is judged when all fights are over (A112, A191); whoever joins a group here has joined it before them (A186). */
function noteEntry(play: Play, survivor: SurvivorId, structure: StructureId): void {
  const { game } = play;
  const met = entriesAt(game, game.sheet.clauses, survivor, structure);
  if (met.length > 0) changeFacts(game, { entries: [...(game.facts?.entries ?? []), ...met] });
  const side = joinedAt(game, survivor, structure);
  const { owner } = survivorOf(game, survivor);
  if (side !== undefined && owner !== undefined) joinGroup(play, owner, side);
}

/** The first one in drives (R293); those who follow are only inside (A84). */
function takeTheWheel({ game }: Play, survivor: SurvivorId): void {
  const hasDriver = inPlay(game).some((id) => survivorOf(game, id).role === 'driver');
  if (!hasDriver) changeSurvivor(game, survivor, { role: 'driver' });
}

/** Shows what it hides; some of it stays there (R332). */
function unload(
  play: Play,
  survivor: SurvivorId,
  { at, types }: NonNullable<Play['game']['sheet']['unloads']>,
): void {
  for (const id of heldBy(play.game, survivor)) {
    const { type } = markerOf(play.game, id);
    changeMarker(play.game, id, { faceUp: true });
    emit(play, { kind: 'revealed', marker: id, rules: ['R332'] });
    if (!types.includes(type)) continue;
    changeMarker(play.game, id, { place: { on: 'structure', structure: at } });
    emit(play, { kind: 'dropped', survivor, marker: id, rules: ['R332'] });
  }
}

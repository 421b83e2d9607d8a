// Cards about what lies face down: looking at it, mixing it.
import { change, changeMarker } from '../../change';
import type { Game } from '../../game';
import type { MarkerId, SeatId, StructureId } from '../../ids';
import { emit, type Play } from '../../play';
import { markerOf, markersIn, must, structureIds, turnOf } from '../../queries';
import { shuffled } from '../../random';
import { learn } from '../knowing';
import { forStructures, hereOf, pickMore, type Choice } from './card';

const hiddenIn = (game: Game, structure: StructureId): MarkerId[] =>
  markersIn(game, { structure }).filter((id) => !markerOf(game, id).faceUp);
const buildingsWithSecrets = (game: Game): StructureId[] =>
  structureIds(game).filter((id) => hiddenIn(game, id).length > 0);

/** The seat now knows these markers, and nobody else does. */
export function peek(play: Play, seat: SeatId, markers: readonly MarkerId[]): void {
  for (const marker of markers) learn(play.game, seat, marker);
  emit(play, { kind: 'peeked', seat, markers, rules: ['R219'] });
}

export const floorPlan: Choice<'floorPlan'> = {
  offers: (game, drawn) =>
    forStructures(buildingsWithSecrets(game).filter((id) => id !== hereOf(drawn))),
  takes: (play, _, { means }) =>
    peek(play, turnOf(play.game).seat, hiddenIn(play.game, means.structure)),
};

export const ransacked: Choice<'ransacked'> = {
  offers: (game, { picked }) => {
    const all = buildingsWithSecrets(game);
    const left = all.filter((id) => picked.every(({ structure }) => structure !== id));
    return all.length < 2 ? [] : forStructures(left);
  },
  takes: (play, drawn, { means }) => {
    const [first] = drawn.picked;
    if (first === undefined) {
      pickMore(play, drawn, means);
      return;
    }
    const { game } = play;
    const structures = [first, means].map(({ structure }) => structure);
    const pool = structures.flatMap((structure) => hiddenIn(game, structure));
    // What is printed changes places, not the markers' names: by its name nobody can follow one.
    const printed = shuffled(
      game,
      'hidden',
      pool.map((id) => markerOf(game, id).type),
    );
    pool.forEach((id, index) => {
      changeMarker(game, id, { type: must(printed[index], 'as many faces as markers') });
    });
    change(game, { peeks: game.peeks.filter(({ marker }) => !pool.includes(marker)) });
    emit(play, { kind: 'mixed', structures, rules: ['R219'] });
  },
};

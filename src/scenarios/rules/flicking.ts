// What every flick has in common: its numbers, the table it runs on, and what it touched first.
import type { LaunchKind } from '../../physics/launch';
import { ROUGHNESS } from '../../physics/measure/limits';
import { isStanding } from '../../physics/measure/pose';
import { quantise } from '../../physics/measure/quantise';
import { clamp } from '../../physics/measure/vector';
import type { Outcome } from '../../physics/recording';
import type { Table } from '../../physics/table';
import type { Command } from '../decisions';
import type { Game } from '../game';
import { tell, type Play } from '../play';
import { figurePiece, must, tableOf } from '../queries';
import type { Flick } from '../tasks';

/** The numbers of a flick, as they came. */
export function flickOf(command: Pick<Command, 'flick'>): Flick {
  const { shift: _shift, ...flick } = must(command.flick, 'the numbers of a flick');
  return flick;
}

/** The table for something that is flicked, with the cards' ice or snow on it. */
export function flickedTable(game: Game, launch: LaunchKind, without: readonly string[]): Table {
  const table = tableOf(game, without);
  const factors = game.effects
    .filter((effect) => effect.kind === 'roughness')
    .filter(({ of }) => !of || of.includes(launch))
    .map(({ factor }) => factor);
  if (factors.length === 0) return table;
  const product = factors.reduce((all, factor) => all * factor, 1);
  return { ...table, roughness: clamp(quantise(product, 100), ...ROUGHNESS) };
}

export function tellFirstTouch(play: Play, piece: string, { contacts }: Outcome): void {
  const first = contacts.find((contact) => contact.piece === piece);
  tell(play, {
    kind: 'touchedFirst',
    piece,
    other: first?.other,
    ...(first && lyingMark(play.game, first.other)),
    ...(first?.face && { face: first.face }),
  });
}

/** To be asked before what a run did is taken over. */
export function lyingMark(game: Game, id: string): { lying?: true } {
  const figure = figurePiece(game, id);
  return figure && !isStanding(figure.pose) ? { lying: true } : {};
}

// What every flick has in common: its numbers, how rough the table is for it, and what it touched first.
import type { LaunchKind } from '../../physics/launch';
import { ROUGHNESS } from '../../physics/measure/limits';
import { isStanding } from '../../physics/measure/pose';
import { quantise } from '../../physics/measure/quantise';
import { clamp } from '../../physics/measure/vector';
import type { Outcome } from '../../physics/recording';
import type { Chosen, FlickOffer } from '../decisions';
import type { Game } from '../game';
import { emit, type Play } from '../play';
import { figurePiece, must } from '../queries';
import type { Flicked } from '../tasks';
import { shifted } from './behind';
import { placedAt } from './reach';

/** What was chosen to be flicked, where it lies now, and the numbers as they came. */
export function flickOf(chosen: Pick<Chosen, 'offer' | 'flick'>): Flicked {
  const { shift, from, ...flick } = must(chosen.flick, 'the numbers of a flick');
  return { offer: placedAt(shifted(must(chosen.offer, 'an offer'), shift), from), flick };
}

/** The cards' ice or snow, as something that is flicked feels it. */
export function roughnessFor(game: Game, launch: LaunchKind): Pick<FlickOffer, 'roughness'> {
  const factors = game.effects
    .filter((effect) => effect.kind === 'roughness')
    .filter(({ of }) => !of || of.includes(launch))
    .map(({ factor }) => factor);
  if (factors.length === 0) return {};
  const product = factors.reduce((all, factor) => all * factor, 1);
  return { roughness: clamp(quantise(product, 100), ...ROUGHNESS) };
}

export function tellFirstTouch(play: Play, piece: string, { contacts }: Outcome): void {
  const first = contacts.find((contact) => contact.piece === piece);
  emit(play, {
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

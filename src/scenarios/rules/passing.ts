// 42. An exile turns its X over instead of playing, once a round (R286, A185).
import { change, changeFacts } from '../change';
import { option } from '../decisions';
import type { Draft, Game } from '../game';
import { isMainTeam } from '../ids';
import { doNext, emit, type Handlers } from '../play';
import { available, must } from '../queries';
import { seatToPlay, teamAfter } from './sides';

/** Not while nobody else could play meanwhile. */
export function canPass(game: Game): boolean {
  const { turnTeam } = game;
  if (isMainTeam(turnTeam)) return false;
  const exile = game.facts?.exiles?.[seatToPlay(game, turnTeam)];
  return (
    exile !== undefined &&
    !exile.passed &&
    available(game).length > available(game, turnTeam).length
  );
}

/** Face up again, at the start of each round. */
export function turnBackXs(game: Draft): void {
  const { exiles } = game.facts ?? {};
  if (!exiles) return;
  const faceUp = Object.entries(exiles).map(([seat, { former, accuser }]) => [
    seat,
    { former, accuser },
  ]);
  changeFacts(game, { exiles: Object.fromEntries(faceUp) });
}

export const passingHandlers: Pick<Handlers, 'mayPass'> = {
  mayPass: {
    ask: (game) => ({
      kind: 'mayPass',
      seat: seatToPlay(game, game.turnTeam),
      options: [option('play', { verb: 'play' }), option('pass', { verb: 'pass' })],
    }),
    /** No turn and no reaction: it is still to play (A185). */
    answer: (play, _, { seat, means }) => {
      const { game } = play;
      if (means.verb === 'play') {
        doNext(play, { do: 'chooseSurvivor' });
        return;
      }
      const exile = must(game.facts?.exiles?.[seat], 'an exile');
      changeFacts(game, { exiles: { ...game.facts?.exiles, [seat]: { ...exile, passed: true } } });
      emit(play, { kind: 'passed', seat, rules: ['R286'] });
      change(game, { turnTeam: teamAfter(game, game.turnTeam) });
      doNext(play, { do: 'nextTurn' });
    },
  },
};

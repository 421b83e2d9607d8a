// 22, 23. The end of a round and the new horde.
import { change, changeSurvivor, moveZombie } from '../change';
import { homeMouth } from '../../physics/measure/structure';
import { TOWER_SLOTS } from '../../physics/measure/limits';
import { quantiseVec2 } from '../../physics/measure/quantise';
import type { Effect } from '../game';
import { resultAt } from '../objectives/result';
import { doNext, emit, type Handlers, type Play } from '../play';
import { must, zombiesAt, survivorIds, survivorOf } from '../queries';
import { shuffled } from '../random';
import { endGame } from './settle';
import { standUpAll } from './zombies';

export const roundHandlers: Pick<Handlers, 'endRound' | 'raiseAll' | 'horde' | 'nextRound'> = {
  endRound: {
    run: (play) => {
      const { game } = play;
      const won = resultAt(game, 'endOfRound');
      if (won) {
        endGame(play, won);
        return;
      }
      const late = game.effects.some(({ kind }) => kind === 'longNight') ? 2 : 1;
      change(game, { effects: game.effects.filter(({ until }) => until === 'game') });
      for (const id of survivorIds(game)) {
        // Everybody has one turn a round: what lasts to the end of the next one ends with the one to come.
        const effects = survivorOf(game, id)
          .effects.filter(({ until }) => until !== 'round')
          .map((effect): Effect =>
            effect.until === 'nextTurn' ? { ...effect, until: 'turn' } : effect,
          );
        changeSurvivor(game, id, { effects });
      }
      const marker = Math.max(0, game.round.marker - late);
      change(game, { round: { ...game.round, marker } });
      emit(play, { kind: 'roundEnded', marker, rules: ['R147'] });
      const ended = marker === 0 ? resultAt(game, 'skull') : undefined;
      if (ended) {
        endGame(play, ended);
        return;
      }
      if (marker === 0) playOn(play);
      doNext(
        play,
        { do: 'meal' },
        { do: 'judgeEnd' },
        { do: 'raiseAll' },
        { do: 'settle', passed: [], alsoActive: true },
        { do: 'horde', left: undefined },
        { do: 'nextRound' },
      );
    },
  },

  raiseAll: { run: (play) => standUpAll(play) },

  /** As many as the marker of the coming half day says, from the dump, by the tower at home (R150, R151). */
  horde: {
    run: (play, { left }) => {
      const { game } = play;
      const coming = game.round.half === 'day' ? 'night' : 'day';
      const wanted = left ?? game.invasion[coming];
      if (wanted === 0) return;
      const dump = zombiesAt(game, 'dump');
      if (dump.length < wanted) {
        endGame(play, must(resultAt(game, 'dumpTooShort'), 'an end where the dump is too short'));
        return;
      }
      // More than the trapdoor holds come in two waves (A60).
      const wave = shuffled(game, 'open', dump).slice(0, Math.min(TOWER_SLOTS, wanted));
      for (const id of wave) moveZombie(game, id, { in: 'tower', slot: 0, isNew: true });
      const home = homeMouth(must(game.layout.dump, 'a dump'));
      const tower = { ...quantiseVec2(home), facing: home.facing };
      doNext(
        play,
        { do: 'fillSlots', cause: 'horde', waiting: wave, tower },
        { do: 'horde', left: wanted - wave.length },
      );
    },
  },

  nextRound: {
    run: (play) => {
      const { number, half, marker } = play.game.round;
      change(play.game, {
        round: { number: number + 1, half: half === 'day' ? 'night' : 'day', marker },
      });
      doNext(play, { do: 'startRound' });
    },
  },
};

/** Nothing is decided at the skull: the marker stays there, and another horde and another round come (A130). */
function playOn(play: Play): void {
  const { facts } = play.game;
  const extra = (facts?.extraRounds ?? 0) + 1;
  change(play.game, { facts: { ...facts, extraRounds: extra } });
  emit(play, { kind: 'oneMoreRound', extra, rules: ['A130'] });
}

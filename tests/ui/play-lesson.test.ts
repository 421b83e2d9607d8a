import { beforeAll, describe, expect, test } from 'vitest';
import { arrangedMatch } from '../../src/match/position';
import { openSession, type Answer, type Session } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { optionId } from '../../src/scenarios/decisions';
import { lessonStart } from '../../src/ui/lesson/starts';
import { progressOf, type Progress } from '../../src/ui/lesson/progress';
import { lessonTold } from '../../src/ui/lesson/told';
import { stepsOf } from '../../src/ui/play/log/since';
import { endText } from '../../src/words/ends';
import { contextFor, headline } from '../../src/words/tell';
import { LESSON_STEPS, type LessonStep } from '../../src/words/lesson';
import { viewFor } from '../../src/scenarios/view';

beforeAll(loadEngine);

const open = (step: LessonStep): Session => {
  const { plan, position } = lessonStart(step);
  return openSession(arrangedMatch(plan, position));
};

function play(session: Session, ...answers: readonly Answer[]): void {
  for (const answer of answers) {
    expect(session.give(answer)).toBeUndefined();
    while (session.state().pending[0]) session.seen();
  }
}

const progress = (step: LessonStep, session: Session): Progress =>
  progressOf(
    step,
    session.state().told.flatMap(({ events }) => events),
  );

describe('the lesson', () => {
  test.each(LESSON_STEPS)('begins step %s with John, who may act', (step) => {
    const { waits, game } = open(step).state();
    expect(game.turn?.survivor).toBe('john');
    expect(waits.for === 'decision' && waits.decision.kind).toBe('chooseAction');
    expect(progress(step, open(step))).toBe('open');
  });

  test('a move past the car is done, one into it is tried again', () => {
    const past = open('move');
    play(
      past,
      { choice: optionId('move') },
      { choice: optionId('flick'), flick: { direction: 60, speed: 900 } },
    );
    expect(progress('move', past)).toBe('done');
    const into = open('move');
    play(
      into,
      { choice: optionId('move') },
      { choice: optionId('flick'), flick: { direction: 75, speed: 2000 } },
    );
    expect(progress('move', into)).toBe('retry');
  });

  test('the zombie can be shot, and missed', () => {
    const directions = Array.from({ length: 21 }, (_, index) => 80 + index);
    const results = directions.map((direction) => {
      const session = open('shoot');
      play(
        session,
        { choice: optionId('use:rifle') },
        { choice: optionId('left'), flick: { direction, speed: 2000 } },
      );
      return progress('shoot', session);
    });
    expect(results.filter((one) => one === 'done').length).toBeGreaterThan(2);
    expect(results).toContain('retry');
  });

  test('ending the turn is heard by three, and nothing more is asked before they come', () => {
    const session = open('noise');
    expect(session.give({ choice: optionId('end') })).toBeUndefined();
    const [show] = session.state().pending;
    expect(show?.run.launch.kind).toBe('rush');
    expect(show?.run.launch.kind === 'rush' && show.run.launch.zombies).toHaveLength(3);
    expect(progress('noise', session)).toBe('done');
    while (session.state().pending[0]) session.seen();
    expect(progress('rush', session)).toBe('done');
  });

  test('straight on leads through the door of the RV, aside does not', () => {
    const straight = open('door');
    play(
      straight,
      { choice: optionId('move') },
      { choice: optionId('flick'), flick: { direction: 180, speed: 1150 } },
    );
    expect(progress('door', straight)).toBe('done');
    const aside = open('door');
    play(
      aside,
      { choice: optionId('move') },
      { choice: optionId('flick'), flick: { direction: 60, speed: 500 } },
    );
    expect(progress('door', aside)).toBe('retry');
  });

  test('the last step tells of the step, though a match would be won by it', () => {
    const session = open('door');
    play(
      session,
      { choice: optionId('move') },
      { choice: optionId('flick'), flick: { direction: 180, speed: 1150 } },
    );
    const { game, seen } = session.state();
    expect(game.result?.winner).toBe('together');
    for (const language of ['en', 'fr'] as const) {
      const [step] = stepsOf(lessonTold(seen));
      const line = headline(step?.events ?? [], contextFor(viewFor(game, 'seat-1')), language);
      expect(line?.text).toContain('John');
      expect(line?.text).not.toContain(endText(game, language)?.text);
    }
    expect(progress('door', session)).toBe('done');
  });
});

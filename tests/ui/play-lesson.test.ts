import { beforeAll, describe, expect, test } from 'vitest';
import { arrangedMatch } from '../../src/match/position';
import { openSession, type Answer, type Session } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { distance } from '../../src/physics/measure/vector';
import { spotOf, streetZombies, survivorOf, zombieOf } from '../../src/scenarios/queries';
import { forgetLooked, useLooked } from '../../src/scene/camera/looked';
import { turned, zoomed } from '../../src/scene/camera/orbit';
import { Rig } from '../../src/scene/camera/rig';
import { optionId } from '../../src/scenarios/decisions';
import { lessonMarks, lessonStart } from '../../src/ui/lesson/starts';
import { lookedEnough, progressOf, type Progress } from '../../src/ui/lesson/progress';
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

  test('looking around is done by turning and zooming, whichever comes first, and by nothing that happens', () => {
    const rig = new Rig();
    const done = () => lookedEnough(useLooked.getState());
    forgetLooked();
    rig.change((orbit) => turned(orbit, 10, 0));
    expect(done()).toEqual({ turned: false, zoomed: false });
    rig.change((orbit) => turned(orbit, -20, 0));
    expect(done()).toEqual({ turned: true, zoomed: false });
    rig.change((orbit) => zoomed(orbit, 1 / 1.3));
    expect(done()).toEqual({ turned: true, zoomed: true });
    forgetLooked();
    rig.freeze(true);
    rig.change((orbit) => turned(orbit, 90, 0));
    expect(done()).toEqual({ turned: false, zoomed: false });
    expect(progress('look', open('look'))).toBe('open');
  });

  test('the zombie to shoot and the door to pass are marked where they are', () => {
    const { game } = open('shoot').state();
    const [target] = lessonMarks('shoot');
    const zombies = streetZombies(game).map((id) => spotOf(game, zombieOf(game, id)));
    expect(zombies).toContainEqual({ x: target?.at.x, y: target?.at.y });
    const [door] = lessonMarks('door');
    expect(game.layout.structures).toContainEqual(
      expect.objectContaining({ id: 'rv', ...door?.at }),
    );
    expect((['look', 'noise', 'rush'] as const).flatMap(lessonMarks)).toEqual([]);
  });

  test('the ring of the first step can be reached with one flick', () => {
    const [ring] = lessonMarks('move');
    const ends = [98, 100, 102, 104].flatMap((direction) =>
      [1100, 1300, 1500].map((speed) => {
        const session = open('move');
        play(
          session,
          { choice: optionId('move') },
          { choice: optionId('flick'), flick: { direction, speed } },
        );
        const { game } = session.state();
        return spotOf(game, survivorOf(game, 'john'));
      }),
    );
    expect(ends.some((at) => ring?.of === 'ring' && distance(at, ring.at) < ring.radius)).toBe(
      true,
    );
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

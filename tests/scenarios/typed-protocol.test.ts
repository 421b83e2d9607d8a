// The language between the rulebook and the screens: typed, complete, and never read out of a name.
import type { WeaponId } from '../../src/scenarios/catalogue/weapons';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { changeSurvivor, schedule } from '../../src/scenarios/change';
import { optionId, optionName, type Decision, type OptionId } from '../../src/scenarios/decisions';
import { foresee } from '../../src/scenarios/foresee';
import { HANDLERS } from '../../src/scenarios/handlers';
import type { MeansOf } from '../../src/scenarios/means';
import type { AskHandler } from '../../src/scenarios/play';
import { asks, fresh, give, question, session, stage, turnOfSurvivor } from './support/game';
import { outcome } from './support/outcome';

describe('an option', () => {
  test('has an id that nobody can look into', () => {
    const id: OptionId = optionId('take school marker-3');
    // @ts-expect-error It has no letters to cut.
    expect(() => id.slice(0, 4)).not.toThrow();
    // @ts-expect-error It is no word to compare with.
    expect(id === 'back').toBe(false);
    expect(optionName(id)).toBe('take school marker-3');
  });

  test('means what its question can be answered with, and nothing else', () => {
    expectTypeOf<MeansOf<'chooseNearest'>['verb']>().toEqualTypeOf<'zombie'>();
    expectTypeOf<MeansOf<'fillSlots'>>().not.toExtend<MeansOf<'chooseAction'>>();
    expectTypeOf<Decision<'aim'>['about']>().toEqualTypeOf<WeaponId>();
  });
});

describe('how loud an action is', () => {
  const leading = () => {
    const game = stage({
      survivors: { rosa: { x: 60, y: 40 }, anita: { x: 63, y: 40 } },
      zombies: {
        1: { x: 60, y: 80 },
        2: { x: 70, y: 80 },
        3: { x: 50, y: 80 },
        4: { x: 90, y: 80 },
      },
      things: { car: { x: 60, y: 36 } },
      scenario: 's3',
    });
    give(game, 'rosa', 'rifle');
    return game;
  };

  test('R307: whoever leads Anita is loud even taking a marker, for the button, the meter and the turn alike', () => {
    const game = leading();
    changeSurvivor(game, 'anita', { role: 'rescued', escort: 'rosa' });
    const at = turnOfSurvivor(game, 'rosa');
    const decision = question(at);
    if (decision.kind !== 'chooseAction') throw new Error(decision.kind);
    const taking = decision.options.find(({ means }) => means.verb === 'takeDrop');
    expect(taking?.noise).toBe('loud');
    expect(foresee(at.game, taking?.noise)?.rush).toHaveLength(3);
    const [first] = question(at.choose('takeDrop')).options;
    const done = at.choose('takeDrop').choose(first ? optionName(first.id) : '');
    expect(done.game.turn?.noise).toBe('loud');
  });

  test('R122: alone, taking a marker is silent', () => {
    const at = turnOfSurvivor(leading(), 'rosa');
    const decision = question(at);
    if (decision.kind !== 'chooseAction') throw new Error(decision.kind);
    const noises = Object.fromEntries(
      decision.options.map(({ id, noise }) => [optionName(id), noise]),
    );
    expect(noises).toMatchObject({ move: 'low', 'use:rifle': 'loud', takeDrop: 'silent' });
  });
});

describe('a lone option', () => {
  afterEach(() => vi.restoreAllMocks());

  test('that is refused is asked, and its task is still there', () => {
    const game = fresh();
    const handler = HANDLERS.chooseNearest as AskHandler<'chooseNearest'>;
    vi.spyOn(handler, 'ask').mockReturnValue({
      kind: 'chooseNearest',
      options: [{ id: optionId('zombie-1'), means: { verb: 'zombie', zombie: 'zombie-1' } }],
    });
    vi.spyOn(handler, 'answer').mockReturnValue('placeIsTaken');
    const begun = session(game).choose('john').game;
    // A rush of nobody, so that there is something to go on from.
    schedule(begun, [
      { do: 'runRush', tower: { x: 5, y: 5, facing: 0 }, seed: 1 },
      { do: 'chooseNearest', among: ['zombie-1'], chosen: [], wanted: 1, loud: false },
    ]);
    const after = session(begun).run(outcome({}));
    expect(asks(after)).toBe('chooseNearest');
    expect(after.game.agenda.at(-1)?.do).toBe('chooseNearest');
    expect(() => after.choose('zombie-1')).toThrow('placeIsTaken');
  });
});

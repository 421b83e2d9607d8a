// Who gets a key: the layers of the table decide, not who came first.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listenTo } from '../../src/scene/keys/keys';
import { pressOf, type Focus } from '../../src/scene/keys/press';
import { KeyRouter, type KeyLayer } from '../../src/scene/keys/router';
import { noting, pressed } from './support/keyboard';

const LAYERS: readonly KeyLayer[] = [
  'grace',
  'dialog',
  'command',
  'hand',
  'prompt',
  'page',
  'show',
  'table',
];

describe('layers', () => {
  test.each([
    ['first to last', LAYERS],
    ['last to first', LAYERS.toReversed()],
  ])('are asked in the same order when they were bound %s', (_, order) => {
    const router = new KeyRouter();
    const { notes, bind } = noting(router, 'x');
    const unbind = new Map(order.map((layer) => [layer, bind(layer)]));
    for (const layer of LAYERS) {
      router.press(pressed('x'));
      unbind.get(layer)?.();
    }
    expect(notes).toEqual(LAYERS);
    expect(router.press(pressed('x'))).toBe(false);
  });

  test('whoever does not want a key leaves it to the next', () => {
    const router = new KeyRouter();
    const { notes, bind } = noting(router, 'x');
    router.bind('hand', () => false);
    bind('table');
    expect(router.press(pressed('x'))).toBe(true);
    expect(router.press(pressed('y'))).toBe(false);
    expect(notes).toEqual(['table']);
  });

  test('within a layer the first that was bound is asked first, and only one takes it', () => {
    const router = new KeyRouter();
    const { notes, bind } = noting(router, 'x');
    const unbind = bind('page', 'first');
    bind('page', 'second');
    router.press(pressed('x'));
    unbind();
    router.press(pressed('x'));
    expect(notes).toEqual(['first', 'second']);
  });

  test('an open sheet has every key for itself, and the browser still closes it by Escape', () => {
    const router = new KeyRouter();
    const { notes, bind } = noting(router, 'Escape');
    bind('hand');
    const close = router.bind('dialog', () => true);
    expect(router.press(pressed('Escape'))).toBe(false);
    expect(notes).toEqual([]);
    close();
    expect(router.press(pressed('Escape'))).toBe(true);
    expect(notes).toEqual(['hand']);
  });
});

describe('whoever has the focus keeps its own keys', () => {
  const POLITE = LAYERS.slice(2);
  const takers = (key: string, focus: Focus, isChord = false): readonly KeyLayer[] =>
    LAYERS.filter((layer) => {
      const router = new KeyRouter();
      const { notes, bind } = noting(router, key);
      bind(layer);
      router.press(pressed(key, { focus, isChord }));
      return notes.length > 0;
    });

  test('a field everything but Escape', () => {
    expect(takers('d', 'types')).toEqual(['grace', 'dialog']);
    expect(takers(' ', 'types')).toEqual(['grace', 'dialog']);
    expect(takers('Escape', 'types')).toEqual(LAYERS);
  });
  test('a button what presses it', () => {
    expect(takers(' ', 'presses')).toEqual(['grace', 'dialog']);
    expect(takers('Enter', 'presses')).toEqual(['grace', 'dialog']);
    expect(takers('d', 'presses')).toEqual(LAYERS);
  });
  test('the browser what is pressed with Ctrl, Alt or Meta; a show is skipped all the same', () => {
    expect(POLITE.filter((layer) => takers('Enter', 'nothing', true).includes(layer))).toEqual([
      'command',
      'show',
    ]);
  });
});

describe('hearing', () => {
  test('every key is heard before and after it is taken', () => {
    const router = new KeyRouter();
    const { notes, bind } = noting(router, 'x');
    router.hear('after', () => void notes.push('after'));
    bind('grace');
    const stop = router.hear('before', () => {
      notes.push('before');
      stop();
    });
    router.press(pressed('x', { focus: 'types', isChord: true }));
    router.press(pressed('x'), true);
    expect(notes).toEqual(['before', 'grace', 'after', 'after']);
  });
});

describe('the window', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** An element of a page that knows what it is inside of. */
  class FakeElement extends EventTarget {
    readonly inside: string;
    constructor(inside: string) {
      super();
      this.inside = inside;
    }
    closest(selector: string): FakeElement | null {
      return selector.split(', ').includes(this.inside) ? this : null;
    }
  }
  const event = (more: Partial<KeyboardEvent>) =>
    Object.assign(new Event('keydown', { cancelable: true }), {
      key: 'D',
      code: 'KeyD',
      shiftKey: false,
      repeat: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...more,
    }) as KeyboardEvent;

  test('has one listener, and what is taken is kept from the browser', () => {
    const heard: ((event: KeyboardEvent) => void)[] = [];
    const router = new KeyRouter();
    listenTo({ addEventListener: (_, hears) => void heard.push(hears) }, router);
    const { notes, bind } = noting(router, 'd');
    bind('page');
    const [taken, other, prevented] = [event({}), event({ key: 'e' }), event({})];
    prevented.preventDefault();
    for (const one of [taken, other, prevented]) heard.forEach((hears) => hears(one));
    expect(heard).toHaveLength(1);
    expect([taken.defaultPrevented, other.defaultPrevented]).toEqual([true, false]);
    expect(notes).toEqual(['page']);
  });

  test('a press says what it prints, where it lies and with what', () => {
    expect(pressOf(event({ shiftKey: true, repeat: true }))).toEqual(
      pressed('d', { code: 'KeyD', shift: true, held: true }),
    );
    expect(pressOf(event({ key: 'Escape' })).key).toBe('Escape');
    for (const chord of ['ctrlKey', 'metaKey', 'altKey'] as const)
      expect(pressOf(event({ [chord]: true })).isChord).toBe(true);
    const commands: readonly [Partial<KeyboardEvent>, boolean][] = [
      [{}, false],
      [{ ctrlKey: true }, true],
      [{ metaKey: true }, true],
      [{ altKey: true }, false],
      [{ ctrlKey: true, altKey: true }, false],
      [{ ctrlKey: true, shiftKey: true }, false],
    ];
    for (const [with_, is] of commands) expect(pressOf(event(with_)).isCommand).toBe(is);
  });

  test.each<[string, Focus]>([
    ['input', 'types'],
    ['select', 'types'],
    ['textarea', 'types'],
    ['button', 'presses'],
    ['canvas', 'nothing'],
  ])('in a %s the focus %s', (inside, focus) => {
    vi.stubGlobal('Element', FakeElement);
    const press = event({});
    Object.defineProperty(press, 'target', { value: new FakeElement(inside) });
    expect(pressOf(press).focus).toBe(focus);
  });
});

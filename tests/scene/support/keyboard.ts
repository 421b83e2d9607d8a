// A keyboard without a browser: presses that go to a router as the window would hand them over.
import type { KeyPress } from '../../../src/scene/keys/press';
import type { KeyRouter } from '../../../src/scene/keys/router';

export const pressed = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: key,
  shift: false,
  held: false,
  isChord: false,
  isCommand: false,
  focus: 'nothing',
  ...more,
});

/** Binds a key in a layer and writes down whenever it is taken there. */
export function noting(router: KeyRouter, key: string) {
  const notes: string[] = [];
  const bind = (layer: Parameters<KeyRouter['bind']>[0], name: string = layer): (() => void) =>
    router.bind(layer, (press) => {
      if (press.key !== key) return false;
      notes.push(name);
      return true;
    });
  return { notes, bind };
}

import { describe, expect, test } from 'vitest';
import { chooseQuality } from '../../src/scene/quality';

const desk = { search: '', renderer: 'ANGLE (NVIDIA, GeForce)', touch: false };

describe('chooseQuality', () => {
  test.each([
    ['a graphics card', desk, 'high'],
    ['a phone', { ...desk, touch: true }, 'medium'],
    ['SwiftShader', { ...desk, renderer: 'ANGLE (Google, SwiftShader driver)' }, 'low'],
    ['llvmpipe', { ...desk, renderer: 'llvmpipe (LLVM 15, 256 bits)' }, 'low'],
    ['a wish', { ...desk, search: '?quality=low' }, 'low'],
    [
      'a wish against the odds',
      { ...desk, renderer: 'llvmpipe', search: '?a=1&quality=high' },
      'high',
    ],
    ['a wish that is none', { ...desk, search: '?quality=ultra' }, 'high'],
  ] as const)('with %s', (_, device, quality) => {
    expect(chooseQuality(device)).toBe(quality);
  });
});

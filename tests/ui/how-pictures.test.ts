// "How to play" shows the real table: a picture for every chapter, and no picture twice.
import { expect, test } from 'vitest';
import { pictureOf } from '../../src/scene/vignettes/pictures';
import { HOW_PICTURES } from '../../src/ui/lesson/how-pictures';
import { TEXTS } from '../../src/words/texts';

test('every chapter has a picture of its own', () => {
  expect(Object.keys(HOW_PICTURES)).toEqual(Object.keys(TEXTS.en.how));
  const names = Object.values(HOW_PICTURES).map((of) => pictureOf(of).name);
  expect(new Set(names).size).toBe(names.length);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSION } from '../../src/ui/version';

test('the page shows the version of the package', () => {
  const version = /"version": "([^"]+)"/.exec(readFileSync('package.json', 'utf8'))?.[1];
  expect(VERSION).toBe(version);
});

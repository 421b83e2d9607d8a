// Whole rounds and matches by real input: too long for every change.
import { defineConfig } from '@playwright/test';
import config, { LONG } from './playwright.config';

export default defineConfig({
  ...config,
  outputDir: 'test-results/long',
  reporter: 'list',
  grep: LONG,
  projects: (config.projects ?? []).map(({ grepInvert, ...project }) => ({
    ...project,
    // What a device does not have stays left out.
    grepInvert: [grepInvert ?? []].flat().filter(({ source }) => source !== LONG.source),
  })),
});

// Whole rounds and matches by real input: too long for every change.
import { defineConfig } from '@playwright/test';
import config from './playwright.config';

export default defineConfig({
  ...config,
  outputDir: 'test-results/long',
  reporter: 'list',
  grep: /@long/,
  projects: (config.projects ?? []).map(({ grepInvert: _all, ...project }) => project),
});

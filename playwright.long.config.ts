// Whole matches by real input, on the desktop: too long for every change.
import { defineConfig } from '@playwright/test';
import config from './playwright.config';

export default defineConfig({
  ...config,
  testDir: 'tests/e2e/long',
  outputDir: 'test-results/long',
  reporter: 'list',
  projects: [{ name: 'desktop', use: { viewport: { width: 1000, height: 600 } } }],
});

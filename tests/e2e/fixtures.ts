import { test as base, expect } from '@playwright/test';

/** Console lines that are not ours to mend, each with its reason. */
const EXPECTED_NOISE: readonly RegExp[] = [
  // Headless software rendering says this whenever a screenshot reads the canvas back.
  /GPU stall due to ReadPixels/,
  // Said by the test runner itself wherever a test does not ask for the offline worker.
  /Service Worker registration blocked by Playwright/,
];

/** Every browser test fails when the page complains, throws, or asks another host for anything. */
export const test = base.extend<{ wellBehaved: void }>({
  wellBehaved: [
    async ({ context, page, baseURL }, use) => {
      const complaints: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      await context.route(
        (url) => url.origin !== origin && !['blob:', 'data:'].includes(url.protocol),
        (route) => {
          complaints.push(`request to another host: ${route.request().url()}`);
          return route.abort();
        },
      );
      page.on('console', (message) => {
        const isTrouble = message.type() === 'error' || message.type() === 'warning';
        if (isTrouble && !EXPECTED_NOISE.some((noise) => noise.test(message.text()))) {
          complaints.push(`console ${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** Sides of a screen that is compared: more than a person sees at once, and never higher, however long the page is. */
const DESK = { width: 1440, height: 960 };
const PHONE = { width: 390, height: 1040 };

/**
 * The screens of the shop whose clock stands still, at a desk and by phone. `npm run screens` and `npm test` start that
 * shop and name it in E2E_BASE_URL, its database in E2E_DATABASE_URL and its sessions in SCREENS_SESSIONS.
 */
export default defineConfig({
  ...journeys,
  // Long enough for a busy machine, on which each theme may take a minute and storing longer.
  timeout: 300_000,
  testDir: '.',
  testIgnore: [],
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/screens',
  use: { ...journeys.use, screenshot: 'off', trace: 'off' },
  projects: [
    { name: 'desk', use: { viewport: DESK } },
    { name: 'phone', use: { viewport: PHONE, hasTouch: true, isMobile: true } },
  ],
});

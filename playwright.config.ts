import { defineConfig } from '@playwright/test';
import { cookiesAccepted } from './e2e/kit/cookie-choice.ts';

/** Chromium must not look for anything outside of this machine, and its sandbox does not work for root. */
const CLOSED_NETWORK = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A page lives for seconds here: compiling its scripts to run faster took a sixth of what the pages took. */
const UNOPTIMIZED = '--js-flags=--no-opt,--no-maglev';
const common = [...CLOSED_NETWORK, UNOPTIMIZED];
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...common] : common;

/**
 * A journey is walked once, at a desk. One that people rather make with a phone in the hand says so by its tag,
 * `@phone`; one whose screens are laid out or used differently there is walked at a desk and by phone, `@both`.
 */
const BY_PHONE_ONLY = /@phone/;
const BY_PHONE = /@phone|@both/;

/** `npm test` starts the shop and names it in E2E_BASE_URL, and the browser in CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'e2e',
  // They are compared on a shop of their own.
  testIgnore: 'screens/**',
  outputDir: 'test-results',
  // Long enough for a busy machine: they only end what would never end.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    storageState: cookiesAccepted(process.env.E2E_BASE_URL),
    browserName: 'chromium',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // What a journey stands in for on the line would pass by a service worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A recording of every step took a seventh longer on two cores; a screenshot tells most of what it told.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
  },
  projects: [
    { name: 'desktop', grepInvert: BY_PHONE_ONLY, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: BY_PHONE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});

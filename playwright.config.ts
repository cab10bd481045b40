import { defineConfig } from '@playwright/test';

/** Chromium must not look for anything outside of this machine, and its sandbox does not work for root. */
const CLOSED_NETWORK = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...CLOSED_NETWORK] : CLOSED_NETWORK;

/**
 * A journey is walked where people walk it: these at a desk, the next with a phone in the hand, the others on both. What
 * every screen looks like on both was seen by eye, and axe looks at both.
 */
const AT_A_DESK =
  /(booking-race|bookings-staff|categories|made-to-measure|newsletter|notifications|people|product-import|session|settings|staff-orders|subscriptions-admin)\.spec\.ts$/;
const BY_PHONE = /(abroad|booking-phone|deposit|home-visit|measurements|reviews|tailor-phone)\.spec\.ts$/;

/** Single tests of other files say the same by their tag: `@desk` or `@phone`, where the other screen adds nothing. */
const [ONLY_DESK, ONLY_PHONE] = [/@desk/, /@phone/];

/** `npm test` starts the shop and names it in E2E_BASE_URL, and the browser in CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    browserName: 'chromium',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // A recording of every step took a seventh longer on two cores; a screenshot tells most of what it told.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
  },
  projects: [
    { name: 'desktop', testIgnore: BY_PHONE, grepInvert: ONLY_PHONE, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: AT_A_DESK,
      grepInvert: ONLY_DESK,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});

import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../apps/api/src/demo/identity/logins.ts';
import { createDatabase, startApplication } from '../application.ts';
import { BROWSER_FLAGS } from '../phone.ts';
import { table } from '../report.ts';
import { caller } from '../shoppers.ts';
import { machineIndex } from './machine-index.ts';

/** What the staff’s lists may take from their address until a row shows. */
const BAR_MS = 500;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const LISTS = ['orders', 'bookings'];

/** Measures how soon the staff’s lists show their rows at a desk, with a warm cache; returns the figures as Markdown. */
export async function measureOpening(folder: string): Promise<string> {
  const application = await startApplication(await createDatabase(), folder);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
  try {
    const page = await openAsAdmin(browser, application.origin);
    const rows: string[][] = [];
    const indexes: number[] = [];
    for (const list of LISTS) {
      indexes.push(await machineIndex(browser));
      // The first times fill the caches of browser and server and are not counted.
      for (let visit = 0; visit < 2; visit++) await timeOf(page, list);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(page, list));
      rows.push(rowOf(list, times));
    }
    return [
      table(['list', 'median', `worst of ${ROUNDS}`, `bar ${BAR_MS} ms`], rows),
      `The machine’s index was ${indexes.join(' and ')}, its load average ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    ].join('\n\n');
  } finally {
    await browser.close();
    await application.stop();
  }
}

function rowOf(list: string, times: number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return [list, `${median} ms`, `${worst} ms`, worst <= BAR_MS ? 'kept' : 'missed'];
}

/** A window at a desk in which an admin of the demo is signed in. */
async function openAsAdmin(browser: Browser, origin: string): Promise<Page> {
  const login = { email: 'admin@adunni.example', password: DEMO_PASSWORD };
  const { user, token, refreshToken } = await caller(origin)<{ user: object; token: string; refreshToken: string }>(
    'POST',
    '/api/auth/login',
    login,
  );
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const session = JSON.stringify({ ...user, accessToken: token, refreshToken });
  await context.addInitScript(signIn, session);
  await context.addInitScript(watchRows);
  return context.newPage();
}

/** From the address until the first row is painted, in ms. */
async function timeOf(page: Page, list: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`/admin/${list}`);
  await page.waitForFunction(() => 'rowsShownAt' in window);
  return Math.round((await page.evaluate('rowsShownAt')) as number);
}

/** Runs in the page: the session of who is here; the blank page between two visits has no storage. */
function signIn(session: string): void {
  if (window.origin !== 'null') localStorage.setItem('adunni.session', session);
}

/** Runs in the page: keeps when its first row was painted, counted from when the address was asked for. */
function watchRows(): void {
  const look = (): void => {
    if (!document.querySelector('main table tbody tr')) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    // The message is answered right after the frame with the row has been painted.
    port1.onmessage = () => Object.assign(window, { rowsShownAt: performance.now() });
    requestAnimationFrame(() => port2.postMessage(null));
  };
  requestAnimationFrame(look);
}

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { rememberSession } from '../kit/account.ts';
import { visit } from '../kit/visit.ts';
import type { Kind } from './kinds.ts';
import { NOON } from './noon.ts';

/** What pages may ask besides reading: a page that wrote would change what the next one shows. */
const READS_BY_POST = ['/api/studio/estimate', '/api/checkout/quote', '/api/metrics/vitals'];

/** What pages tell by themselves once they are open: that something was read, and who looks at it. The shop is not told. */
const TOLD = [
  /^\/api\/(?:support|staff)\/tickets\/[^/]+\/(?:read|presence)\b/,
  /^\/api\/(?:planning\/cases|staff\/planning-cases)\/[^/]+\/messages\/read$/,
  /^\/api\/aso-ebi\/links\/[^/]+\/opened$/,
  /^\/api\/(?:blog\/posts\/[^/]+\/reads|staff\/blog\/posts\/[^/]+\/presence)$/,
];
const isTold = (pathname: string): boolean => TOLD.some((path) => path.test(pathname));

/** What says on the page in which theme it is shown. */
const SCHEME = 'data-mantine-color-scheme';

/** Opens a page of a kind at the noon of its shop. Returns what it has sent that changes something, to be looked at in the end. */
export async function openScreen(page: Page, kind: Kind): Promise<string[]> {
  const written: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && !READS_BY_POST.includes(pathname) && !isTold(pathname))
      written.push(`${request.method()} ${pathname}`);
  });
  await page.route(
    ({ pathname }) => isTold(pathname),
    (route) => route.abort(),
  );
  await page.clock.setFixedTime(NOON);
  const sessions = JSON.parse(readFileSync(process.env.SCREENS_SESSIONS ?? '', 'utf8'));
  if (kind.who) await rememberSession(page, sessions[kind.who]);
  await kind.before?.(page);
  await loadScreen(page, kind);
  return written;
}

/** Loads the page of a kind, from the beginning and with a connection, and does what is done on it. */
export async function loadScreen(page: Page, { path, act }: Kind): Promise<void> {
  await page.context().setOffline(false);
  const address = typeof path === 'string' ? path : await path();
  if (!act) return void (await page.goto(address));
  await visit(page, address);
  await act(page);
  // What lies under a resting pointer depends on how quickly the page moved.
  await page.mouse.move(0, 0);
}

/**
 * Shows the page in a theme, as a system that prefers it does. A page whose scripts have not started yet misses the change,
 * so it is made again until the page has followed it.
 */
export async function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const shown = () => expect(page.locator('html')).toHaveAttribute(SCHEME, theme, { timeout: 1000 });
  await page.emulateMedia({ colorScheme: theme });
  await expect(async () => {
    try {
      await shown();
    } catch {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await page.emulateMedia({ colorScheme: theme });
      await shown();
    }
  }).toPass({ timeout: 60_000 });
}

/** Lets pictures below the screen load, which would wait until somebody came to them. */
export const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });

/** What a person would see, on a screen or on all of them from top to end, without a caret and with all that moves at its end. */
export async function takeScreen(page: Page, full = false): Promise<Buffer> {
  if (full) await loadPictures(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', fullPage: full });
}

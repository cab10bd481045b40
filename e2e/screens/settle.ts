import type { Page } from '@playwright/test';
import { takeScreen } from './window.ts';

/** How long nothing may change until a page counts as having come to rest. */
const REST_MS = 1500;
const PATIENCE_MS = 60_000;

/** Waits until a page has shown the same for a while, with nothing busy on it; returns how it looks then. */
export async function settle(page: Page, full = false): Promise<Buffer> {
  const deadline = Date.now() + PATIENCE_MS;
  let last = await takeScreen(page, full);
  let since = Date.now();
  while (Date.now() < deadline) {
    await page.waitForTimeout(500);
    const now = await takeScreen(page, full);
    if (!now.equals(last) || (await isBusy(page, full))) since = Date.now();
    last = now;
    if (Date.now() - since >= REST_MS) return last;
  }
  throw new Error(`The page had not come to rest after ${PATIENCE_MS / 1000} s.`);
}

/** Whether something on the page says that it is not done, or a font or a picture in sight, or anywhere of a whole page, is not there yet. */
export const isBusy = (page: Page, full: boolean): Promise<boolean> =>
  page.evaluate((full) => {
    const inSight = (image: HTMLImageElement): boolean => {
      const { top, left, bottom, right, width } = image.getBoundingClientRect();
      return (
        width > 0 &&
        (full || top < innerHeight) &&
        bottom > 0 &&
        left < innerWidth &&
        right > 0 &&
        image.checkVisibility()
      );
    };
    return (
      document.readyState !== 'complete' ||
      document.fonts.status !== 'loaded' ||
      document.querySelector('[aria-busy="true"]') !== null ||
      [...document.images].some((image) => !image.complete && inSight(image))
    );
  }, full);

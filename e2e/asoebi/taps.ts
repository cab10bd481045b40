import type { Page } from '@playwright/test';

const KEPT = 'test.taps';

/** Counts from now on what a thumb does on a page: each press of a button or link, and each field that is entered. */
export async function countTaps(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const count = (): void => sessionStorage.setItem(kept, `${Number(sessionStorage.getItem(kept)) + 1}`);
    const isField = (target: EventTarget | null): boolean =>
      (target as Element | null)?.matches('input, textarea') === true;
    document.addEventListener('click', ({ target }) => !isField(target) && count(), { capture: true });
    document.addEventListener('focusin', ({ target }) => isField(target) && count());
  }, KEPT);
}

/** How many there were. */
export const taps = (page: Page): Promise<number> =>
  page.evaluate((kept) => Number(sessionStorage.getItem(kept)), KEPT);

import type { Browser } from '@playwright/test';

/** How much a machine computes: Lighthouse’s index, strings put together in half a second; the median of three. */
export async function machineIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const indexes = await page.evaluate(() =>
    [0, 1, 2].map(() => {
      const began = performance.now();
      let rounds = 0;
      for (; performance.now() - began < 500; rounds++) {
        let text = '';
        for (let length = 0; length < 10_000; length++) text += 'a';
        if (text.length === 1) throw new Error('the text must not be optimised away');
      }
      return Math.round(rounds / 10 / ((performance.now() - began) / 1000));
    }),
  );
  await page.close();
  return indexes.toSorted((a, b) => a - b)[1] ?? 0;
}

import { expect, type Page } from '@playwright/test';

/** Stops the page’s clock, so that only the test moves it; call it before the page loads. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Expects a toast that stays for so many seconds: there half a second before the end, gone half a second after it. */
export async function expectToast(page: Page, text: string, seconds: number): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await toast.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 20_000 });
  await page.clock.runFor(seconds * 1000 - 500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toBeHidden();
}

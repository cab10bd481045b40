import { expect, type Locator, type Page } from '@playwright/test';

/** Expects a page with text of twice the size to need no scrolling sideways, on a screen as wide as a phone’s. */
export async function expectRoomForLargeText(page: Page, where: string): Promise<void> {
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), where).toBe(390);
}

/** Expects something to be told apart from the page by its edge or its ground, in whatever colours are forced. */
export async function expectToStandOut(control: Locator, what: string): Promise<void> {
  await expect(control).toBeVisible();
  expect(await control.evaluate(standsOut), what).toBe(true);
}

/** Whether the edge, the outline or the ground of an element has another colour than the page. */
function standsOut(element: Element): boolean {
  const { borderTopStyle, borderTopColor, outlineStyle, outlineColor, backgroundColor } = getComputedStyle(element);
  const page = getComputedStyle(document.body).backgroundColor;
  const differs = (style: string, colour: string): boolean => style === 'solid' && colour !== page;
  return (
    differs(borderTopStyle, borderTopColor) ||
    differs(outlineStyle, outlineColor) ||
    ![page, 'rgba(0, 0, 0, 0)'].includes(backgroundColor)
  );
}

/** Expects nothing on the page to move at the moment. */
export async function expectStillness(page: Page, where: string): Promise<void> {
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))),
  );
  expect(longest, `the longest animation of ${where}, in ms`).toBeLessThan(1);
}

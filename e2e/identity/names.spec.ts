import { expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';

const NAMES = [
  ['Oluwaseunfunmilayomi', 'Adebanjo-Ogunṣọlápẹ́jú Ọmọtọ́ṣọ̀ọ́'],
  ['Chukwuemekannamdi', 'Nwabụndụokwukwe-Ezeanyịkaibeya'],
  ['Abdulƙadiri', 'Ɓalarabe-Ɗanyaya'],
  ['فاطمة الزهراء', 'بنت عبد الرحمن'],
] as const;

/** Elements of which one’s name is cut off: by an edge of their own, or of the screen. */
const cutNames = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((name) => {
    const holds = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(name));
    const isCut = (element: HTMLElement) => {
      const { left, right, width } = element.getBoundingClientRect();
      const hides = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      return width > 1 && (hides || left < 0 || right > innerWidth + 1);
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => holds(element) && element.checkVisibility() && isCut(element))
      .map((element) => `${element.tagName} ${element.className}`);
  }, name);

for (const [firstName, lastName] of NAMES)
  test(`${firstName} is nowhere cut`, { tag: '@both' }, async ({ page, request, isMobile }) => {
    await rememberSession(page, await openAccount(request, 'Customer', lastName, firstName));
    for (const path of ['/account', '/profile', '/orders']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await cutNames(page, firstName), path).toEqual([]);
      expect(await cutNames(page, lastName), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${firstName}`);
    if (isMobile) return;
    await page.getByRole('button', { name: `${firstName}’s account` }).click();
    await expect(page.getByText(`${firstName} ${lastName}`).first()).toBeVisible();
    expect(await cutNames(page, lastName), 'the account menu').toEqual([]);
  });

import { expect, type Page, test } from '@playwright/test';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

const ASKED = '/api/search/suggestions';
const field = (page: Page) => page.getByRole('combobox', { name: 'Search Adunni' }).locator('visible=true');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

/** Opens the home page and its search; returns the paths of what the search asks. */
async function openSearch(page: Page, isPhone: boolean): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes(ASKED) && asked.push(new URL(request.url()).search));
  await visit(page, '/');
  if (isPhone) await page.getByRole('button', { name: 'Search', exact: true }).locator('visible=true').first().click();
  await field(page).click();
  return asked;
}

test('suggests while somebody types, and is walked through by keys', { tag: '@both' }, async ({ page, isMobile }) => {
  const asked = await openSearch(page, isMobile);
  // The screen of a phone would be empty, so it says where to begin.
  if (isMobile) await expect(page.getByRole('group', { name: 'Browse' }).getByRole('option').first()).toBeVisible();
  else await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual([]);
  await field(page).pressSequentially('adew');
  await expect(page.getByRole('group', { name: 'Makers' }).getByRole('option')).toHaveText(/Adewura Atelier/);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const [typedIn, found] = [await field(page).boundingBox(), await options(page).first().boundingBox()];
  expect((found?.y ?? 0) - (typedIn?.y ?? 0), 'the first one stands right below the field').toBeLessThan(130);
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);

  const first = options(page).first();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveText('See all results for “adew”');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('adewura ate');
  await options(page).filter({ hasText: 'Lekki' }).click();
  await expect(page).toHaveURL('/makers/adewura-atelier');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('says what a slip was meant as, and keeps searches until they are cleared', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await openSearch(page, isMobile);
  await field(page).fill('agabda');
  await expect(page.getByText('Showing results for “agbada”')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=agabda/);
  await expect(page.getByText('Showing results for “agbada”. Nothing was found for “agabda”.')).toBeVisible();

  const asked = await openSearch(page, isMobile);
  const kept = options(page).filter({ hasText: 'agabda' });
  await expect(kept).toHaveCount(1);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(kept).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
});

test('fills the screen of a phone and gives the focus back', { tag: '@phone' }, async ({ page }) => {
  await openSearch(page, true);
  const sheet = page.getByRole('dialog', { name: 'Search' });
  const size = page.viewportSize();
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, height: size?.height });
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
  const opener = page.getByRole('button', { name: 'Search', exact: true }).first();
  await expect(opener).toBeFocused();
  await opener.click();
  await sheet.getByRole('option', { name: 'Men', exact: true }).click();
  await expect(page).toHaveURL('/products?category=men');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search of the header is a form', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('dashiki');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?q=dashiki/);
    await expect(page.getByRole('link', { name: 'Dashiki', exact: true })).toBeVisible();
  });
});

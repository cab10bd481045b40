import { expect, type Locator, type Page, test } from '@playwright/test';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visitAwake } from '../kit/visit.ts';

/** The filters: beside the list, or in the drawer of a phone. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' });
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(drawer).toBeVisible();
  return drawer;
}

test.describe('the list', () => {
  test('holds filters in the address, shows them as chips and gives them back', { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    await visitAwake(page, '/products');
    const all = await page.getByRole('status').filter({ hasText: 'products' }).innerText();
    const filters = await openFilters(page, Boolean(isMobile));
    await filters.getByRole('checkbox', { name: /^Made to measure/ }).check();
    await expect(page).toHaveURL('/products?kind=made-to-measure');
    await filters.getByRole('checkbox', { name: /^Women/ }).check();
    await expect(page).toHaveURL('/products?gender=women&kind=made-to-measure');
    if (isMobile) {
      await filters.getByRole('button', { name: /^Show \d+ products?$/ }).click();
      await expect(filters).toBeHidden();
      await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
    }
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2);
    await chips.getByRole('link', { name: 'Remove filter Made to measure' }).click();
    await expect(page).toHaveURL('/products?gender=women');
    await page.goBack();
    await expect(chips.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('status').filter({ hasText: 'products' })).toHaveText(all);
  });

  test('is narrowed to where makers work, through sorting and pages', { tag: '@both' }, async ({ page, isMobile }) => {
    await visitAwake(page, '/products?q=agbada');
    const filters = await openFilters(page, Boolean(isMobile));
    const locations = filters.getByRole('group', { name: 'Maker location' });
    await filters.getByText('Maker location', { exact: true }).first().click();
    await locations.getByRole('checkbox', { name: /^Kaduna \d/ }).check();
    await expect(page).toHaveURL('/products?city=Kaduna&q=agbada');
    await locations.getByRole('checkbox', { name: /^Yaba \d/ }).check();
    await expect(page).toHaveURL('/products?city=Kaduna,Yaba&q=agbada');
    if (isMobile) await filters.getByRole('button', { name: /^Show \d+ products?$/ }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-up');
    await expect(page).toHaveURL('/products?city=Kaduna,Yaba&q=agbada&sort=price-up');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByRole('link', { name: 'Remove filter Yaba' }).click();
    await expect(page).toHaveURL('/products?city=Kaduna&q=agbada&sort=price-up');
    const makers = page.getByRole('article').getByText('Zaria Needle Co', { exact: true });
    // The address changes before the list does.
    await expect.poll(async () => (await page.getByRole('article').count()) - (await makers.count())).toBe(0);
    await expect(makers).not.toHaveCount(0);
    await chips.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/products');

    const city = 'Abeokuta,Abuja,Accra,Ibadan,Kaduna,Lekki,Yaba';
    await page.goto(`/products?city=${city}&sort=newest`);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(
      ({ searchParams }) => searchParams.get('page') === '2' && searchParams.get('city') === city,
    );
    await expect(chips.getByRole('link', { name: /^Remove filter/ })).toHaveCount(7);
  });

  test('is narrowed by prices in the currency that they are shown in', async ({ page, request }) => {
    const { rates } = await (await request.get('/api/currency/rates')).json();
    await visitAwake(page, '/products');
    const filters = await openFilters(page, false);
    await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('GBP');
    await filters.getByLabel('From (£)').fill('50');
    await filters.getByLabel('From (£)').press('Enter');
    await expect(page).toHaveURL(`/products?minPrice=${Math.round(50 / rates.GBP)}`);
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('link', { name: 'Remove filter From £50.00' })).toBeVisible();
    await expect(filters.getByLabel('From (£)')).toHaveValue('50');
  });

  test('has nothing serious that axe finds in its filters', { tag: '@phone' }, async ({ page }) => {
    await visitAwake(page, '/products');
    await openFilters(page, true);
    expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
  });
});

import { expect, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { seriousIssues, seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';
import { fillBasics, titled } from './editor.ts';

test('sizes and colours make a grid that takes columns of a spreadsheet, and unsaved work is not lost', async ({
  page,
}) => {
  const title = titled('Lagoon Shirt');
  const { maker } = await openWorkshop(page.request);
  await rememberSession(page, maker);
  await page.goto('/designer/products/add');
  await fillBasics(page, title);
  const sizes = page.getByRole('combobox', { name: 'Sizes' });
  for (const size of ['S', 'M']) {
    await sizes.fill(size);
    await sizes.press('Enter');
  }
  await page.getByLabel('Name of the new colour').fill('Indigo');
  await page.getByRole('button', { name: 'Add the colour' }).click();
  await expect(page.getByLabel('Price in naira: M, Indigo')).toHaveValue('85,000');

  const first = page.getByLabel('Price in naira: S, Indigo');
  await first.focus();
  await first.evaluate((cell) => {
    const data = new DataTransfer();
    data.setData('text/plain', '₦90,000\t7\n95000\t3\n');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel('Price in naira: M, Indigo')).toHaveValue('95,000');
  await expect(page.getByLabel('Stock: S, Indigo')).toHaveValue('7');
  await first.press('Enter');
  await expect(page.getByLabel('Price in naira: M, Indigo')).toBeFocused();

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.waitForURL('**/products/edit/*');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel('Stock: M, Indigo')).toHaveValue('3');
});

test('variants at the base price follow it, and those with a price of their own keep it', async ({ page }) => {
  const { maker } = await openWorkshop(page.request);
  await rememberSession(page, maker);
  await page.goto('/designer/products/add');
  await fillBasics(page, titled('Harbour Kaftan'));
  const sizes = page.getByRole('combobox', { name: 'Sizes' });
  for (const size of ['S', 'Y', 'Z']) {
    await sizes.fill(size);
    await sizes.press('Enter');
  }
  const prices = page.getByLabel(/^Price in naira: /);
  const before = await prices.count();
  expect(before).toBeGreaterThan(2);
  // A price that the base passes on its way to another.
  await page
    .getByLabel(/^Price in naira: Z/)
    .first()
    .fill('72');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('');
  await page.getByRole('textbox', { name: 'Price', exact: true }).pressSequentially('72500');
  await expect(page.getByLabel(/^Price in naira: Y/).first()).toHaveValue('72,500');
  await expect(page.getByLabel(/^Price in naira: Z/).first()).toHaveValue('72');
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.waitForURL('**/products/edit/*');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { record } = await callAs(page.request, maker, `/api/staff/products/${id}`);
  const paid = record.variants.map(({ price }: { price: number }) => price);
  expect(paid.filter((price: number) => price === 72_500)).toHaveLength(before - 1);
  expect(paid.filter((price: number) => price === 72)).toHaveLength(1);
});

test('who edits what a colleague has just changed is told, and decides', async ({ page }) => {
  const shop = await openWorkshop(page.request);
  const id = await sell(page.request, shop, titled('Silk Boubou'), 70_000);
  await rememberSession(page, await demoSession(page.request, 'admin'));
  await page.goto(`/admin/products/edit/${id}`);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.getByLabel('Summary').fill('Written by staff.');
  for (const part of ['Unsaved changes', 'Save'])
    await expect(page.getByText(part, { exact: true }), part).toBeInViewport({ ratio: 1 });

  const { record, version } = await callAs(page.request, shop.maker, `/api/staff/products/${id}`);
  const { category, maker, pictures, ...fields } = record;
  const kept = pictures.map((picture: { _id: string; alt: string }) => ({
    ...{ mediaId: picture._id, alt: picture.alt, colour: null },
  }));
  const values = { ...fields, categoryId: category._id, makerId: maker._id, pictures: kept, summary: 'By the maker.' };
  await callAs(page.request, shop.maker, `/api/staff/products/${id}`, { method: 'PUT', data: { version, values } });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Someone else has changed this')).toBeVisible();
  await expect(page.getByLabel('Summary')).toHaveValue('Written by staff.');
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('Product saved.')).toBeVisible();
  const after = await callAs(page.request, shop.maker, `/api/staff/products/${id}`);
  expect(after.record.summary).toBe('Written by staff.');

  // The form goes on from what was saved, so that the next save takes nothing of it back.
  await expect(page.getByLabel('Summary')).toHaveValue('Written by staff.');
  await page.getByLabel('Description').fill('Cut by hand, and lined.');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByLabel('Description')).toHaveValue('Cut by hand, and lined.');
  const last = await callAs(page.request, shop.maker, `/api/staff/products/${id}`);
  expect(last.record).toMatchObject({ summary: 'Written by staff.', description: 'Cut by hand, and lined.' });
});

test('prices of many products change after each is shown, and an archived one can come back', async ({ page }) => {
  const shop = await openWorkshop(page.request);
  const [robe, cap] = [titled('Robe'), titled('Cap')];
  await sell(page.request, shop, robe, 100_000);
  await sell(page.request, shop, cap, 20_000);
  await rememberSession(page, shop.maker);
  await page.goto('/designer/products');
  for (const title of [robe, cap]) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the prices of 2 products' });
  await dialog.getByRole('button', { name: 'Preview prices' }).click();
  await expect(dialog.getByRole('row', { name: robe })).toContainText('₦100,000₦110,000');
  await expect(dialog.getByRole('row', { name: cap })).toContainText('₦20,000₦22,000');
  expect(await seriousIssues(page), 'the change of prices').toEqual([]);
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(page.getByText('Prices of 2 products updated.')).toBeVisible();
  await expect(page.getByText('₦110,000')).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${cap}` }).check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('link', { name: cap })).toHaveCount(0);
  await page.goto('/designer/products?status=archived');
  await page.getByRole('checkbox', { name: `Select ${cap}` }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 product restored as draft.')).toBeVisible();
});

test('the list and the editor have no serious accessibility issue in either theme', { tag: '@both' }, async ({
  page,
}) => {
  test.slow();
  const designer = await demoSession(page.request, 'designer');
  await rememberSession(page, designer);
  const { items } = await callAs(page.request, designer, '/api/staff/products?kind=ready-to-wear');
  for (const path of ['', '/add', `/edit/${items[0]._id}`]) {
    await page.goto(`/designer/products${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await seriousIssuesOfBothThemes(page), path).toEqual([]);
  }
});

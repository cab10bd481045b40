import { expect, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { seriousIssues, seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { callAs, openWorkshop, sell, somePhoto } from '../makers/workshop.ts';

test('staff add a category with a picture, move it by keys, and remove it without losing its products', async ({
  page,
}) => {
  test.slow();
  const name = `Capes ${process.pid}-${Date.now()}`;
  const admin = await demoSession(page.request, 'admin');
  await rememberSession(page, admin);
  await page.goto('/admin/product-category/all');
  await page.getByRole('link', { name: 'Add a category' }).click();
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('combobox', { name: 'Parent category' }).fill('Women');
  await page.getByRole('option', { name: 'Women', exact: true }).click();
  await page.getByLabel('Image', { exact: true }).setInputFiles(await somePhoto(page.request));
  await expect(page.getByRole('img', { name: 'Selected image' })).toBeVisible();
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('No products yet.')).toBeVisible();

  await page.goto('/admin/product-category/all');
  const handle = page.getByRole('button', { name: `Move ${name}` });
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(new RegExp(`^${name} is now \\d+ of \\d+ at the top level\\.$`))).toBeVisible();
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(new RegExp(`^${name} is now \\d+ of \\d+ in Women\\.$`))).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  const treeOf = async () => (await callAs(page.request, admin, '/api/staff/categories/tree')).items;
  const own = async () => (await treeOf()).find((category: { name: string }) => category.name === name);
  await expect.poll(async () => (await own()).parentId).toBeNull();

  const shop = await openWorkshop(page.request);
  const product = await sell(page.request, shop, `Cape of ${name}`, 40_000);
  const { record, version } = await callAs(page.request, admin, `/api/staff/products/${product}`);
  const { pictures, maker, ...fields } = record;
  const kept = pictures.map(({ _id, alt }: { _id: string; alt: string }) => ({ mediaId: _id, alt, colour: null }));
  const values = { ...fields, makerId: maker._id, pictures: kept, categoryId: (await own())._id };
  await callAs(page.request, admin, `/api/staff/products/${product}`, { method: 'PUT', data: { version, values } });

  await page.reload();
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${name}?` });
  expect(await seriousIssues(page), 'the removal').toEqual([]);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('This category has products. Please choose where to move them.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Move its product to' }).fill('Boubous');
  await page.getByRole('option', { name: 'Women › Boubous' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${name} removed. 1 product moved to Boubous.`)).toBeVisible();
  await expect(handle).toHaveCount(0);
  const after = await callAs(page.request, admin, `/api/staff/products/${product}`);
  expect(after.record.category.name).toBe('Boubous');
});

test('the categories have no serious accessibility issue in either theme', async ({ page }) => {
  const admin = await demoSession(page.request, 'admin');
  await rememberSession(page, admin);
  const { items } = await callAs(page.request, admin, '/api/staff/categories/tree');
  const women = items.find(({ slug }: { slug: string }) => slug === 'women');
  for (const path of ['all', 'add', `view/${women._id}`, `edit/${women._id}`]) {
    await page.goto(`/admin/product-category/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await seriousIssuesOfBothThemes(page), path).toEqual([]);
  }
});

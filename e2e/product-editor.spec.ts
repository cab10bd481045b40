import { expect, type Page, test } from '@playwright/test';
import { demoSession, rememberSession } from './account.ts';
import { seriousIssues } from './axe.ts';
import { callAs, openWorkshop, sell, somePhoto } from './workshop.ts';

let count = 0;
/** A title that no other test uses. */
function titled(words: string): string {
  count += 1;
  return `${words} ${process.pid}-${Date.now()}-${count}`;
}

/** What every product has: its words, where it belongs, what it costs. */
async function fillBasics(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByLabel('Summary').fill('Cut for you alone, from one length of cloth.');
  await page.getByLabel('Description').fill('Hand-woven strips, joined by hand.\n\nLined with cotton.');
  await page.getByRole('combobox', { name: 'Category' }).fill('Boubous');
  await page.getByRole('option', { name: 'Women › Boubous' }).click();
  await page.getByRole('combobox', { name: 'Fabric' }).fill('Aso-oke');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('85000');
}

const chooseStatus = (page: Page, name: string) => page.getByRole('radio', { name }).check();

test('a designer makes a made-to-measure piece with pictures, publishes it, and the shop shows it', async ({
  page,
}) => {
  test.slow();
  const title = titled('Adire Kaftan');
  const { maker } = await openWorkshop(page.request);
  await rememberSession(page, maker);
  await page.goto('/designer/products');
  await page.getByRole('link', { name: 'Add a product' }).click();
  await fillBasics(page, title);
  await page.getByText('Made to measure', { exact: true }).click();
  await chooseStatus(page, 'Show in the shop');

  await page.getByRole('button', { name: 'Add a group of options' }).click();
  await page.getByRole('button', { name: 'Create the product' }).click();
  await expect(page.getByText('A piece that shows needs at least one picture.')).toBeVisible();
  await expect(page.getByLabel('Add pictures')).toBeFocused();
  await page.getByRole('group', { name: 'Group 1' }).getByLabel('Name').fill('Sleeve');
  const sleeve = page.getByRole('group', { name: 'Sleeve' });
  await sleeve.getByRole('textbox', { name: 'Choice', exact: true }).fill('Plain');
  await sleeve.getByRole('button', { name: 'Add a choice' }).click();
  const second = sleeve.getByRole('listitem').nth(1);
  await second.getByRole('textbox', { name: 'Choice', exact: true }).fill('Embroidered');
  await second.getByLabel('Adds to the price').fill('12500');
  await second.getByLabel('Adds to the time').fill('4');

  const photo = await somePhoto(page.request);
  await page
    .getByLabel('Pictures', { exact: true })
    .setInputFiles([photo, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }, photo]);
  await expect(page.getByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await page.getByRole('button', { name: 'Forget notes.txt' }).click();
  await page.getByLabel('What it shows, picture 1').fill('The front');
  await page.getByLabel('What it shows, picture 2').fill('The back');
  expect(await seriousIssues(page), 'the editor').toEqual([]);

  await page.getByRole('button', { name: 'Move picture 2' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picture 2 is over place 2 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Picture 2 is over place 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('What it shows, picture 1')).toHaveValue('The back');

  await page.getByRole('button', { name: 'Crop picture 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await dialog.getByText('Square').click();
  expect(await seriousIssues(page), 'the crop').toEqual([]);
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Create the product' }).click();
  await page.waitForURL('**/products/edit/*');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const link = page.getByRole('link', { name: 'See it in the shop' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Embroidered')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The back' }).first()).toBeVisible();
  await page.goto(`/products?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
});

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
  await expect(page.getByLabel('Price in naira: M, Indigo')).toHaveValue('85000');

  const first = page.getByLabel('Price in naira: S, Indigo');
  await first.focus();
  await first.evaluate((cell) => {
    const data = new DataTransfer();
    data.setData('text/plain', '₦90,000\t7\n95000\t3\n');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel('Price in naira: M, Indigo')).toHaveValue('95000');
  await expect(page.getByLabel('Stock: S, Indigo')).toHaveValue('7');
  await first.press('Enter');
  await expect(page.getByLabel('Price in naira: M, Indigo')).toBeFocused();

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Create the product' }).click();
  await page.waitForURL('**/products/edit/*');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel('Stock: M, Indigo')).toHaveValue('3');
});

test('who edits what a colleague has just changed is told, and decides', async ({ page }) => {
  const shop = await openWorkshop(page.request);
  const id = await sell(page.request, shop, titled('Silk Boubou'), 70_000);
  await rememberSession(page, await demoSession(page.request, 'admin'));
  await page.goto(`/admin/products/edit/${id}`);
  await page.getByLabel('Summary').fill('Written by staff.');

  const { record, version } = await callAs(page.request, shop.maker, `/api/staff/products/${id}`);
  const { category, maker, pictures, ...fields } = record;
  const kept = pictures.map((picture: { _id: string; alt: string }) => ({
    ...{ mediaId: picture._id, alt: picture.alt, colour: null },
  }));
  const values = { ...fields, categoryId: category._id, makerId: maker._id, pictures: kept, summary: 'By the maker.' };
  await callAs(page.request, shop.maker, `/api/staff/products/${id}`, { method: 'PUT', data: { version, values } });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Someone else changed this meanwhile')).toBeVisible();
  await expect(page.getByLabel('Summary')).toHaveValue('Written by staff.');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('The product is saved.')).toBeVisible();
  const after = await callAs(page.request, shop.maker, `/api/staff/products/${id}`);
  expect(after.record.summary).toBe('Written by staff.');
});

test('prices of many products change after each is shown, and an archived one can come back', async ({ page }) => {
  const shop = await openWorkshop(page.request);
  const [robe, cap] = [titled('Robe'), titled('Cap')];
  await sell(page.request, shop, robe, 100_000);
  await sell(page.request, shop, cap, 20_000);
  await rememberSession(page, shop.maker);
  await page.goto('/designer/products');
  for (const title of [robe, cap]) await page.getByRole('checkbox', { name: `Choose ${title}` }).check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the prices of 2 products' });
  await dialog.getByRole('button', { name: 'Show the new prices' }).click();
  await expect(dialog.getByRole('row', { name: robe })).toContainText('₦100,000₦110,000');
  await expect(dialog.getByRole('row', { name: cap })).toContainText('₦20,000₦22,000');
  expect(await seriousIssues(page), 'the change of prices').toEqual([]);
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(page.getByText('The prices of 2 products are changed.')).toBeVisible();
  await expect(page.getByText('₦110,000')).toBeVisible();

  await page.getByRole('checkbox', { name: `Choose ${cap}` }).check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('link', { name: cap })).toHaveCount(0);
  await page.goto('/designer/products?status=archived');
  await page.getByRole('checkbox', { name: `Choose ${cap}` }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 product restored as drafts.')).toBeVisible();
});

for (const theme of ['light', 'dark'])
  test(`the list and the editor have no serious accessibility issue in the ${theme}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((mode) => localStorage.setItem('theme-mode', mode), theme);
    const designer = await demoSession(page.request, 'designer');
    await rememberSession(page, designer);
    const { items } = await callAs(page.request, designer, '/api/staff/products?kind=ready-to-wear');
    for (const path of ['', '/add', `/edit/${items[0]._id}`]) {
      await page.goto(`/designer/products${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousIssues(page), path).toEqual([]);
    }
  });

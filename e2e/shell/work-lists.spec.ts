import { expect, type Page, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues, seriousIssuesOfBothThemes } from '../kit/axe.ts';

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const filters = (page: Page) => page.getByRole('list', { name: 'Active filters' });

/** Opens a person’s own list of products, which nobody else changes. */
async function openProducts(page: Page): Promise<void> {
  await rememberSession(page, await openAccount(page.request, 'Designer'));
  await page.goto('/designer/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
}

/** Saves the list as it is under a name. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save view', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(views(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
}

/** Chooses what is done with the view that is shown. */
async function choose(page: Page, view: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `Options of view ${view}` }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

test('a maker filters and sorts orders on a phone', { tag: '@phone' }, async ({ page }) => {
  await rememberSession(page, await demoSession(page.request, 'designer'));
  await page.goto('/designer/orders');
  const folded = page.getByRole('button', { name: /^Filters/ });
  await expect(page.getByLabel('Stage')).toBeHidden();
  await folded.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Type').selectOption('Made to measure');
  await sheet.getByLabel('Status').selectOption('Open');
  expect(await seriousIssues(page), 'the filters').toEqual([]);
  await sheet.getByRole('button', { name: /^Show \d+ orders?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(folded).toHaveText('Filters (2)');
  await expect(filters(page).getByRole('listitem')).toHaveText([
    ...['Type: Made to measure', 'Status: Open', 'Clear all'],
  ]);

  await page.getByRole('button', { name: 'Sort, columns and export' }).click();
  const order = page.getByRole('combobox', { name: 'Sort by' });
  expect(await seriousIssues(page), 'the menu of the list').toEqual([]);
  await expect(order).toHaveValue('due');
  await order.selectOption('Ready by: latest first');
  await expect(page).toHaveURL(/sort=-readyBy/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Remove filter Type: Made to measure' }).click();
  await expect(folded).toHaveText('Filters (1)');
  await expect(page).toHaveURL('/designer/orders?open=yes&sort=-readyBy');
  expect(await seriousIssuesOfBothThemes(page), 'the list').toEqual([]);
});

test('a person saves a view of a list, opens the list with it, and deletes it and takes that back', async ({
  page,
}) => {
  await openProducts(page);
  await expect(views(page)).toBeHidden();
  await page.getByLabel('Type').selectOption('Made to measure');
  await save(page, 'Sewn');
  await page.getByLabel('Stock').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save changes to “Sewn”' }).click();
  await expect(views(page).getByRole('link', { name: 'Sewn' })).toHaveAttribute('aria-current', 'page');
  const address = page.url();

  await choose(page, 'Sewn', 'Rename');
  await page.getByRole('dialog', { name: 'Rename view' }).getByLabel('Name').fill('Made by us');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByText('View renamed.')).toBeVisible();
  await choose(page, 'Made by us', 'Use as default');
  await expect(page.getByText('This list now opens with “Made by us”.')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the views').toEqual([]);

  await page.goto('/designer/products');
  await expect(page).toHaveURL(address);
  await views(page).getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/designer/products?saved=none');
  await expect(filters(page)).toBeHidden();

  await views(page).getByRole('link', { name: 'Made by us' }).click();
  await choose(page, 'Made by us', 'Delete');
  await expect(views(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(views(page).getByRole('link', { name: 'Made by us' })).toHaveAttribute('aria-current', 'page');
});

test('the palette does what can be done, here and anywhere, and opens saved views', async ({ page }) => {
  await openProducts(page);
  await page.getByLabel('Type').selectOption('Made to measure');
  await save(page, 'Sewn');
  const address = page.url();
  await page.goto('/designer/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox');
  const options = palette.getByRole('option');

  await page.keyboard.press('Control+k');
  await field.fill('sewn');
  await expect(palette.getByRole('group', { name: 'Views' }).getByRole('option')).toHaveText(['SewnProducts']);
  await field.press('Enter');
  await expect(page).toHaveURL(address);
  // The address changes before the page does, and the palette offers what stands there when it opens.
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();

  await page.keyboard.press('Control+k');
  const here = palette.getByRole('group', { name: 'On this page' });
  await expect(here.getByRole('option')).toHaveText(['Import CSV', 'Add a product']);
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(['SewnProducts']);
  await field.fill('switch');
  await expect(options).toHaveText(['Switch to dark mode']);
  await field.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await page.keyboard.press('Control+k');
  await field.fill('import');
  await field.press('Enter');
  await expect(page).toHaveURL('/designer/products/import');
  await page.keyboard.press('Control+k');
  await field.fill('log out');
  await field.press('Enter');
  await expect(page.getByText('Logged out successfully!', { exact: true })).toBeVisible();
});

test('a list asks for its rows once and anew when something was filtered', async ({ page }) => {
  await rememberSession(page, await demoSession(page.request, 'admin'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/staff/orders') asked.push(search);
  });
  await page.goto('/admin/orders?status=paid&sort=-number');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(asked).toEqual(['?status=paid&sort=-number']);
  await page.getByRole('link', { name: /^Remove filter Status/ }).click();
  await expect(page).toHaveURL('/admin/orders?sort=-number');
  await expect(filters(page)).toBeHidden();
  expect(asked).toEqual(['?status=paid&sort=-number', '?sort=-number']);
});

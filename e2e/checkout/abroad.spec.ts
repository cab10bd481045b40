import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { endPayment, fillCart, goOn, moneyIn } from './buying.ts';

test('two makers’ pieces go abroad, and one of them is taken back before it is cut', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const person = await openAccount(request);
  await fillCart(request, person, 'Ankara Shift');
  await fillCart(request, person, 'Coral-style Beads');
  await rememberSession(page, person);

  await page.addInitScript(() => localStorage.setItem('adunni.currency', 'GBP'));
  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText(/Total\s*₦[\d,.]+\s*about £[\d,.]+/);
  await expect(summary).toContainText('You are charged in naira. Amounts in GBP are estimates, at exchange rates of');
  await chooseDestination(page, summary);
  await page.goto('/checkout');
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(/₦[\d,.]+\s*about £[\d,.]+/);
  await expect(
    page.getByText(/^The total with standard delivery to the United Kingdom is ₦[\d,.]+, about £/),
  ).toBeVisible();
  await page.getByLabel('Phone').fill('+44 20 7946 0018');
  await goOn(page);
  await writeForeignAddress(page);
  await expect(page.getByText('by international courier').first()).toBeVisible();
  await goOn(page);
  await goOn(page);
  await expect(page.getByText(/^You are charged ₦[\d,.]+\. In GBP that is approximately £[\d,.]+,/)).toBeVisible();
  await placeOrder(page);
  await endPayment(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.locator('address')).toContainText('SE15 4TW');
  await expect(page.locator('address')).toContainText('United Kingdom');
  expect(await moneyIn(page, 'Delivery'), 'free within Nigeria').toBeGreaterThan(0);

  await takeBack(page, 'Osagie Coral Couture');
  await expect(page.locator('[data-tone]', { hasText: /^Placed$/ }).first()).toBeVisible();
  // What is left is the whole order.
  await expect(page.getByRole('button', { name: 'Cancel these items' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
});

/** Finds the cart priced for where its pounds are at home, has it delivered to Nigeria instead, and back again. */
async function chooseDestination(page: Page, summary: Locator): Promise<void> {
  const country = page.getByLabel('Deliver to');
  const total = summary.getByText('Total', { exact: true }).locator('..').locator('[data-money]').first();
  await expect(country).toHaveValue('GB');
  await expect(summary).toContainText(/Delivery to the United Kingdom£[\d,.]+/);
  await expect(summary).toContainText('Import duty and tax of the United Kingdom are not included');
  const abroad = Number(await total.getAttribute('data-money'));
  await country.selectOption('Nigeria');
  await expect(summary).toContainText('standard delivery within Nigeria');
  await expect.poll(async () => Number(await total.getAttribute('data-money'))).toBeLessThan(abroad);
  await page.reload();
  await expect(country, 'kept on the device').toHaveValue('NG');
  await country.selectOption('United Kingdom');
}

/** Fills the address of the checkout for a country without states to choose from, and goes on. */
async function writeForeignAddress(page: Page): Promise<void> {
  const country = page.getByLabel('Country');
  await expect(country, 'as chosen in the cart').toHaveValue('GB');
  await country.selectOption('Nigeria');
  await expect(page.getByText(/^Delivery is now to Nigeria: the total was ₦/)).toBeVisible();
  await country.selectOption('United Kingdom');
  await expect(page.getByText(/^Delivery is now to the United Kingdom: the total was ₦/)).toBeVisible();
  await expect(page.getByLabel('Local government area')).toBeHidden();
  await expect(page.getByLabel('Landmark (optional)')).toBeHidden();
  await expect(page.getByLabel('County (optional)')).toHaveValue('');
  await page.getByLabel('Postcode').fill('SE15 4TW');
  await page.getByLabel('City or town').fill('London');
  await page.getByLabel('Street address').fill('133 Rye Lane');
  expect(await seriousIssues(page), 'address abroad').toEqual([]);
  await goOn(page);
}

/** Places the order; another journey may change what the courier costs meanwhile, and the new total is accepted then. */
async function placeOrder(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Place order|Accept new total) and pay / });
  await expect(async () => {
    if (await button.isEnabled()) await button.click();
    await expect(page).toHaveURL(/\/pay\/sandbox\//, { timeout: 5000 });
  }).toPass();
}

/** Cancels one maker’s part of the order on show. */
async function takeBack(page: Page, maker: string): Promise<void> {
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: maker, exact: true }) });
  await part.getByRole('button', { name: 'Cancel these items' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel your items from ${maker}?` });
  await expect(dialog.getByText('The amount you paid for them')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel these items' }).click();
  await expect(page.getByText(`Your items from ${maker} are cancelled.`)).toBeVisible();
  await expect(part.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(part.getByText(/^Cancelled on .+: ₦[\d,.]+ refunded$/)).toBeVisible();
  await expect(part.getByRole('button', { name: 'Cancel these items' })).toBeHidden();
}

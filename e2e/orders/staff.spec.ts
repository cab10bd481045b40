import { expect, type Locator, type Page, test } from '@playwright/test';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, type Session, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell, type Workshop } from '../makers/workshop.ts';

/** Naira. */
const GOWN = 200_000;
/** An account at which a payout in the sandbox fails. */
const FAILING_ACCOUNT = '0000000001';

const progress = (page: Page): Locator => page.getByRole('list', { name: /^Progress with/ });

/** A paid order of one piece that its maker has accepted; the maker’s window shows it. */
async function acceptedOrder(
  page: Page,
): Promise<{ shop: Workshop; customer: Session; partId: string; orderId: string }> {
  const shop = await openWorkshop(page.request);
  const customer = await openAccount(page.request);
  await addToCart(page.request, customer, await sell(page.request, shop, 'Aso-oke Gown', GOWN));
  const orderId = await buyCart(page.request, customer);
  const { record } = await callAs(page.request, shop.maker, `/api/staff/orders/${orderId}`);
  const [{ _id: partId, version }] = record.parts;
  await callAs(page.request, shop.maker, `/api/staff/orders/parts/${partId}/accept`, { data: { version, note: '' } });
  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}`);
  return { shop, customer, partId, orderId };
}

test('who is overtaken by a colleague sees the newest state, and loses nothing of what was written', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { shop, partId, orderId } = await acceptedOrder(page);
  await page.getByRole('button', { name: 'Confirm measurements' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm measurements' });
  await dialog.getByLabel('Note to the customer').fill('All confirmed by phone.');

  const { record } = await callAs(page.request, shop.maker, `/api/staff/orders/${orderId}`);
  const data = { version: record.parts[0].version, to: 'measurements-confirmed', note: '' };
  await callAs(page.request, shop.maker, `/api/staff/orders/parts/${partId}/stage`, { data });

  await dialog.getByRole('button', { name: 'Confirm measurements' }).click();
  await expect(dialog.getByText(/^Someone else has changed this/)).toBeVisible();
  await expect(dialog.getByText('“Measurements confirmed” is no longer the next stage.')).toBeVisible();
  await expect(dialog.getByLabel('Note to the customer')).toHaveValue('All confirmed by phone.');
  expect(await seriousIssues(page), 'the conflict').toEqual([]);
  await dialog.getByLabel('From “Measurements confirmed” to').selectOption('Fabric sourced');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark fabric as sourced' }).click();
  const last = progress(page).locator('[aria-current=step]');
  await expect(last).toContainText('Fabric sourced');
  await expect(last).toContainText('All confirmed by phone.');
});

test('a maker changes the date, and the customer reads the new one with its reason', async ({ page, browser }) => {
  const { customer, orderId } = await acceptedOrder(page);
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Change date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change date' });
  const change = dialog.getByRole('button', { name: 'Change date' });
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Reason').fill('The lace came late.');
  await dialog.getByLabel('Ready by').fill(inDays(-2));
  await expect(dialog.getByText('Please choose a day from today to a year ahead.')).toBeVisible();
  await expect(change).toBeDisabled();
  await dialog.getByLabel('Ready by').fill(inDays(60));
  expect(await seriousIssues(page), 'changing the date').toEqual([]);
  await change.click();
  await expect(page.getByText(/^Date of ADN-.+ changed\. The customer has been notified\.$/)).toBeVisible();
  await expect(progress(page)).toContainText('The lace came late.');

  const theirs = await windowOf(browser, customer);
  await theirs.goto(`/orders/${orderId}`);
  await expect(theirs.getByText(/^The date was changed on .*: The lace came late\.$/)).toBeVisible();
  expect(await seriousIssues(theirs), 'the new date').toEqual([]);
});

test('the work sheet fits on paper: no prices, nothing of the page around it', async ({ page }) => {
  const { partId, orderId } = await acceptedOrder(page);
  await page.getByRole('link', { name: 'Work sheet' }).click();
  await expect(page).toHaveURL(`/designer/orders/${orderId}/sheet/${partId}`);
  await expect(page.getByText('Aso-oke Gown')).toBeVisible();
  await expect(page.getByRole('main').getByText('₦')).toHaveCount(0);
  expect(await seriousIssues(page), 'the work sheet').toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Aso-oke Gown')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to order' }).click();
  await expect(page).toHaveURL(`/designer/orders/${orderId}`);
});

test('a payout that failed is sent again to the account as it is now', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { shop, partId, orderId } = await acceptedOrder(page);
  await page.goto('/designer/payouts');
  await expect(page.getByText('Your share of a payment')).toBeVisible();
  await expect(page.getByText(/^Of ₦.+ pending, .+ expected in time for /)).toBeVisible();
  await page.getByRole('button', { name: 'Check account' }).click();
  await expect(page.getByText('Required.')).toHaveCount(2);
  await chooseAccount(page, FAILING_ACCOUNT);
  await expect(page.getByText(/0001$/)).toBeVisible();
  await workUpToCutting(page, shop, { partId, orderId });

  const hall = await windowOf(browser, await demoSession(page.request, 'admin'));
  await hall.goto('/admin/orders/payouts');
  const dialog = hall.getByRole('dialog', { name: 'Send payouts' });
  await hall.getByRole('button', { name: 'Send payouts' }).click();
  await expect(dialog.getByText(/or more available/)).toBeVisible();
  expect(await seriousIssues(hall), 'the batch').toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await hall.getByRole('button', { name: 'Send payouts' }).click();
  await dialog.getByRole('button', { name: /^Send ₦/ }).click();
  await expect(hall.getByText('Payouts started.')).toBeVisible();

  await hall.goto(`/admin/orders/payouts?q=${encodeURIComponent(shop.name)}&status=failed`);
  const failedPayout = hall.getByRole('table').getByRole('link', { name: shop.name });
  await seenAfterReload(hall, failedPayout);
  await failedPayout.click();
  await expect(hall.getByText('The bank did not accept the account')).toBeVisible();
  expect(await seriousIssues(hall), 'the failed payout').toEqual([]);

  await page.reload();
  await expect(page.getByText('Payout returned')).toBeVisible();
  await page.getByRole('button', { name: 'Change account' }).click();
  await expect(page.getByText(/one in transit still goes to the old account/)).toBeVisible();
  await chooseAccount(page, '0123456789');
  await expect(page.getByText(/6789$/)).toBeVisible();

  const failed = hall.url();
  await hall.getByRole('button', { name: 'Send again' }).click();
  await hall
    .getByRole('dialog')
    .getByRole('button', { name: /^Send ₦/ })
    .click();
  await expect(hall.getByText('Payout sent again.')).toBeVisible();
  await expect(hall).not.toHaveURL(failed);
  await seenAfterReload(hall, hall.getByText('Paid out', { exact: true }));
  await expect(hall.getByText('••••••6789')).toBeVisible();
  await hall.goto(failed);
  await expect(hall.getByRole('link', { name: 'View replacement payout' })).toBeVisible();
  await expect(hall.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Paid out' })).toHaveCount(1);
});

/** Fills in a maker’s account, sees whose it is, and keeps it. */
async function chooseAccount(page: Page, number: string): Promise<void> {
  await page.getByLabel('Account number').fill(number);
  await page.getByRole('combobox', { name: 'Bank' }).fill('Guaranty');
  await page.getByRole('option', { name: /^Guaranty/ }).click();
  await page.getByRole('button', { name: 'Check account' }).click();
  await expect(page.getByText(/^The bank says that this account belongs to/)).toBeVisible();
  expect(await seriousIssues(page), 'the account').toEqual([]);
  const use = page.getByRole('button', { name: 'Use this account' });
  await use.click();
  // The form goes once the account is stored; until then its own words name the number, too.
  await expect(use).toHaveCount(0);
}

/** Takes a part to cutting, with which the share for materials becomes available. */
async function workUpToCutting({ request }: Page, { maker }: Workshop, part: Record<string, string>): Promise<void> {
  const { record } = await callAs(request, maker, `/api/staff/orders/${part.orderId}`);
  let { version } = record.parts[0];
  for (const to of ['measurements-confirmed', 'fabric-sourced', 'cutting']) {
    const data = { version, to, note: '' };
    const moved = await callAs(request, maker, `/api/staff/orders/parts/${part.partId}/stage`, { data });
    version = moved.record.parts[0].version;
  }
}

/** Waits for what a job brings about: looks at the page again until it is there. */
async function seenAfterReload(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(what).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

import { expect, type Locator, type Page, test } from '@playwright/test';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';

/** Naira. */
const SHAWL = 30_000;

/** What a job brings about shows when the page is loaded anew. */
const seenAfterReload = (page: Page, sought: Locator): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(sought).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 30_000 });

test('a refund that is stuck is found, sent again, and settled by hand', async ({ page }) => {
  test.setTimeout(120_000);
  const shop = await openWorkshop(page.request);
  const customer = await openAccount(page.request);
  await addToCart(page.request, customer, await sell(page.request, shop, 'Adire Shawl', SHAWL));
  const orderId = await buyCart(page.request, customer, 'full', 'closed');
  const { order } = await callAs(page.request, customer, `/api/orders/${orderId}`);
  await callAs(page.request, customer, `/api/orders/${orderId}/cancel`, { data: {} });

  await rememberSession(page, await demoSession(page.request, 'admin'));
  await page.goto(`/admin/orders/payments?attention=any&q=${order.number}`);
  const found = page.getByRole('link', { name: `Order ${order.number}` });
  await seenAfterReload(page, found);
  expect(await seriousIssues(page), 'the list').toEqual([]);
  await found.click();

  await expect(page.getByText('Refund failed at the provider')).toHaveCount(1);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page
    .getByRole('dialog', { name: 'Retry this refund?' })
    .getByRole('button', { name: /^Refund ₦/ })
    .click();
  await expect(page.getByText('Refund sent again.')).toBeVisible();
  await expect(page.getByText('Refund sent again', { exact: true })).toBeVisible();
  await seenAfterReload(page, page.getByText('Refund failed at the provider').nth(1));
  expect(await seriousIssues(page), 'the payment').toEqual([]);

  await page.getByRole('button', { name: 'Settled by hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settled by hand' });
  const record = dialog.getByRole('button', { name: 'Record as settled' });
  await expect(record).toBeDisabled();
  await dialog.getByLabel('Reference').fill('GTB-2291');
  await dialog.getByLabel('Reason').fill('Her card is closed; sent to her account.');
  expect(await seriousIssues(page), 'settling').toEqual([]);
  await record.click();
  await expect(page.getByText('Recorded as settled by hand.')).toBeVisible();
  await expect(page.getByText(/reference GTB-2291\. Her card is closed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.goto(`/admin/orders/payments?attention=any&q=${order.number}`);
  await expect(page.getByText(/^No payments/)).toBeVisible();
});

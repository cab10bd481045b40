import { expect, type Page, test } from '@playwright/test';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';

/** Paid orders of one workshop that wait for its maker, whose list is open. */
async function openOrders(page: Page, count: number) {
  const { request } = page;
  const shop = await openWorkshop(request);
  const gown = await sell(request, shop, 'Aso-oke Gown', 200_000);
  for (let bought = 0; bought < count; bought += 1) {
    const customer = await openAccount(request);
    await addToCart(request, customer, gown);
    await buyCart(request, customer);
  }
  const { items } = await callAs(request, shop.maker, '/api/staff/orders/parts?awaiting=yes');
  await rememberSession(page, shop.maker);
  await page.goto('/designer/orders?awaiting=yes');
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toContainText(`${count} orders`);
  return { maker: shop.maker, parts: items as { _id: string; number: string; version: number }[] };
}

test('a maker accepts orders in the list: one in its row, several at once, and reads which could not be', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const { maker, parts } = await openOrders(page, 3);
  const [first, second, third] = parts.map(({ number }) => number);
  // The tab that is chosen lies beyond the edge of a phone.
  await expect(page.getByRole('link', { name: 'Awaiting acceptance' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Accept within 47 hours').first()).toBeVisible();
  await page.getByRole('button', { name: `Decline ${first}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The customer is refunded ₦210,000, all that they paid for these items, tax and');
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await page.getByRole('button', { name: `Accept ${first}` }).click();
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText(`Order ${first} accepted. The customer has been notified.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Accept ${first}` })).toBeHidden();

  const before = await page.getByRole('checkbox', { name: `Select ${third}` }).boundingBox();
  await page.getByRole('checkbox', { name: `Select ${second}` }).check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await expect(bar).toBeInViewport();
  expect(await page.getByRole('checkbox', { name: `Select ${third}` }).boundingBox(), 'rows stay').toEqual(before);
  await page.getByRole('checkbox', { name: `Select ${third}` }).check();
  expect(await seriousIssuesOfBothThemes(page), 'the bar').toEqual([]);

  const data = { version: parts[1]?.version, reason: 'No lace left.' };
  // It is declined while the list still shows it: what is sent waits for that.
  await page.route('**/api/staff/orders/parts/**', async (route) => {
    if (route.request().method() === 'POST') await declined;
    await route.continue();
  });
  const declined = callAs(page.request, maker, `/api/staff/orders/parts/${parts[1]?._id}/decline`, { data });
  await bar.getByRole('button', { name: 'Accept', exact: true }).click();
  const results = page.getByRole('dialog', { name: 'Results' });
  await expect(results.getByRole('listitem').filter({ hasText: third ?? '' })).toContainText('Done');
  await expect(results.getByRole('listitem').filter({ hasText: second ?? '' })).not.toContainText('Done');
  await expect(page.getByText('1 order accepted.')).toBeVisible();
});

test('who goes back to the list goes on from the order that was opened', async ({ page }) => {
  const { parts } = await openOrders(page, 2);
  const opened = page.getByRole('link', { name: parts[1]?.number, exact: true });
  await opened.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await page.goBack();
  await expect(opened).toBeFocused();
});

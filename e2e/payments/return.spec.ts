import { expect, test } from '@playwright/test';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { openAccount } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';

test('who comes back from paying signed out reads how the payment stands, and logs in to the order', {
  tag: '@phone',
}, async ({ page }) => {
  const customer = await openAccount(page.request);
  const productId = await sell(page.request, await openWorkshop(page.request), 'Adire Shawl', 30_000);
  await addToCart(page.request, customer, productId);
  const orderId = await buyCart(page.request, customer);
  const { order } = await callAs(page.request, customer, `/api/orders/${orderId}`);
  const own = `/orders/${orderId}?reference=${order.payments[0].reference}`;

  await page.goto(own);
  await expect(page).toHaveURL(`/pay/return/${order.payments[0].reference}`);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(page.getByText(`Order ${order.number}`)).toBeVisible();
  await expect(page.getByText(order.contact.email)).toHaveCount(0);
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('link', { name: 'Log in to see the order' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(own)}`);
});

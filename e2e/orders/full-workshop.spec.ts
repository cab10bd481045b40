import { expect, test } from '@playwright/test';
import { titled } from '../catalog/editor.ts';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { query } from '../kit/database.ts';
import { visitAwake } from '../kit/visit.ts';
import { openWorkshop, sell } from '../makers/workshop.ts';

test('a workshop that is full says so before the checkout does, and promises by the day on which it opens', {
  tag: '@phone',
}, async ({ page, request }) => {
  const shop = await openWorkshop(request);
  await query('update makers set weekly_capacity = 1 where id = $1', [shop._id]);
  const productId = await sell(request, shop, titled('Agbada'), 40_000, 'men');
  const [first, second] = [await openAccount(request), await openAccount(request)];
  const arrival = page.getByTestId('arrival');

  await rememberSession(page, second);
  await visitAwake(page, `/products/${productId}`);
  await expect(arrival).toContainText('ordered today with measurements');
  await addToCart(request, second, productId);
  await page.reload();
  await expect(arrival).toContainText(`${shop.name} can start one more made-to-measure item this week.`);
  await expect(arrival).toContainText('Your cart has 1 already.');
  await addToCart(request, first, productId);
  await buyCart(request, first);

  await page.reload();
  const full = `${shop.name} is fully booked this week. New orders open on Monday, `;
  await expect(arrival).toContainText(full);
  await expect(arrival).toContainText(/ordered on Monday, .* with measurements/);
  await visitAwake(page, '/cart');
  await expect(page.getByRole('status').filter({ hasText: full })).toBeVisible();
  await expect(page.getByText('1 item needs attention before you can check out.')).toBeVisible();
  await visitAwake(page, '/checkout');
  await expect(page.getByRole('alert')).toContainText(full);
});

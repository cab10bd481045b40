import { expect, test } from '@playwright/test';
import { goOn, offerService } from '../bookings/appointments.ts';
import { addToCart, buyCart, keepAddress } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { openWorkshop, sell } from '../makers/workshop.ts';

test('a measuring is booked from an order for somebody else, and both tell of each other', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.slow();
  const shop = await openWorkshop(request);
  await offerService(request, shop, { title: 'Studio measuring', price: 5000, category: 'Measuring and fitting' });
  const productId = await sell(request, shop, 'Agbada', 40_000);
  const person = await openAccount(request);
  await keepAddress(request, person);
  await rememberSession(page, person);
  await page.goto(`/products/${productId}`);
  await expect(
    page.getByText(`You can also book a measuring visit with ${shop.name} in Onitsha, from ₦5,000`),
  ).toBeVisible();

  await addToCart(request, person, productId, 'later');
  const orderId = await buyCart(request, person);
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('link', { name: 'Book a measuring visit' }).click();
  await expect(page.getByRole('heading', { name: 'Book a measuring visit' })).toBeVisible();
  await page.locator('main').getByRole('radio').first().check({ force: true });
  await goOn(page);
  await page.getByText('Somebody else').click();
  await goOn(page);
  await expect(page.getByText('Please enter their name.')).toBeVisible();
  await page.getByLabel('Their name').fill('Chidi Okafor');
  expect(await seriousIssues(page), 'who comes').toEqual([]);
  await goOn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}/);
  await expect(page.getByText('For Chidi Okafor')).toBeVisible();
  await page.getByRole('link', { name: /^order ADN-/ }).click();
  await expect(page.getByRole('heading', { name: 'Measuring visit booked' })).toBeVisible();
  await expect(page.getByText('can’t start until')).toHaveCount(0);
  expect(await seriousIssues(page), 'the order').toEqual([]);

  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}`);
  await page.getByRole('link', { name: /^booking BKG-/ }).click();
  await expect(page.getByText('Chidi Okafor')).toBeVisible();
  await page.getByRole('link', { name: /^ADN-/ }).click();
  await expect(page).toHaveURL(`/designer/orders/${orderId}`);
});

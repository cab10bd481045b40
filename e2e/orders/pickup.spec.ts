import { expect, test } from '@playwright/test';
import { addToCart, endPayment, goOn } from '../checkout/buying.ts';
import { openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';

test('a maker says where orders are picked up, and who picks up reads it before and after they pay', async ({
  browser,
  page,
  request,
}) => {
  const shop = await openWorkshop(request);
  const productId = await sell(request, shop, `Wrapper ${shop.name}`, 40_000);
  const customer = await openAccount(request);
  await addToCart(request, customer, productId, 'later');
  const quote = async () => callAs(request, customer, '/api/checkout/quote', { data: {} });
  const options = async () => (await quote()).deliveryOptions.map(({ option }: { option: string }) => option);
  expect(await options()).toEqual(['standard', 'express']);

  await rememberSession(page, shop.maker);
  await page.goto('/designer/shop');
  await expect(page.getByText('You don’t offer pickup yet.')).toBeVisible();
  await page.getByLabel('State').selectOption('Anambra');
  await page.getByLabel('Street address').fill('5 New Market Road');
  await page.getByLabel('Pickup note').fill('Ring the bell at the blue gate');
  await page.getByRole('button', { name: 'Save pickup place' }).click();
  await expect(page.getByText('Pickup place saved.')).toBeVisible();
  expect(await seriousIssues(page), 'shop').toEqual([]);
  const visited = await request.get(`/makers/${(await callAs(request, shop.maker, '/api/staff/shop')).slug}`);
  expect(await visited.text()).not.toContain('New Market Road');

  const buyer = await windowOf(browser, customer);
  await buyer.goto('/checkout');
  await buyer.getByLabel('Phone').fill('08030000200');
  await goOn(buyer);
  await buyer.getByRole('button', { name: 'Pick up instead' }).click();
  await expect(buyer.getByText('5 New Market Road, Onitsha, Anambra')).toBeVisible();
  await expect(buyer.getByText('We keep finished items for 30 days.')).toBeVisible();
  expect(await seriousIssues(buyer), 'delivery').toEqual([]);
  await goOn(buyer);
  await goOn(buyer);
  await expect(buyer.getByText('5 New Market Road, Onitsha, Anambra')).toBeVisible();
  await buyer.getByRole('button', { name: 'Place order and pay' }).click();
  await endPayment(buyer, 'Pay');
  const place = buyer.getByRole('region', { name: `Pickup at ${shop.name}` });
  await expect(place).toContainText('5 New Market Road, Onitsha, Anambra');
  await expect(place).toContainText('Ring the bell at the blue gate');
  await expect(place).toContainText(/Whoever collects brings the order number ADN-\d{4}-\d{6}\./);
  await expect(place.getByRole('link', { name: 'View on map' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/search\?query=5%20New%20Market%20Road/,
  );
  expect(await seriousIssues(buyer), 'order').toEqual([]);
});

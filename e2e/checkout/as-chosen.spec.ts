import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { fillCart, goOn, pieceId } from './buying.ts';

test('a line of the cart leads to the product as it was chosen, and takes another choice instead of a second item', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.goto(`/products/${await pieceId(request, 'Eko Agbada')}`);
  await expect(page.getByTestId('arrival')).toContainText('ordered today');
  const cap = page.getByRole('group', { name: /^Fila/ });
  await cap.locator('label', { hasText: 'Gobi' }).click();
  await page.getByLabel('Fit notes').fill('A longer hem');
  const price = await page.getByTestId('price').locator('[data-money]').getAttribute('data-money');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Eko Agbada', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}\?options=/);
  await expect(cap.getByRole('radio', { name: /Gobi/ })).toBeChecked();
  await expect(page.getByTestId('price').locator('[data-money]')).toHaveAttribute('data-money', String(price));

  await page.goto('/cart');
  const saved = page.waitForResponse('**/api/cart/update/*');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await saved;
  await page.getByRole('link', { name: 'Edit: Eko Agbada' }).click();
  await expect(cap.getByRole('radio', { name: /Gobi/ })).toBeChecked();
  await expect(page.getByLabel('Fit notes')).toHaveValue('A longer hem');
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await cap.locator('label', { hasText: 'Without' }).click();
  await page.getByRole('button', { name: 'Update cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Edit: Eko Agbada' }) }),
  ).toHaveCount(1);
  const line = page.getByRole('listitem').filter({ hasText: 'A longer hem' });
  await expect(line.getByText('Gobi')).toHaveCount(0);
  await expect(line.getByRole('group', { name: 'Quantity of Eko Agbada' })).toContainText('2');
});

test('who picks an order up is asked for no address first', { tag: '@phone' }, async ({ page, request }) => {
  const person = await openAccount(request);
  await fillCart(request, person, 'Ankara Shift');
  await rememberSession(page, person);
  await page.goto('/checkout');
  await page.getByLabel('Phone').fill('08030000200');
  await goOn(page);
  const pickUp = page.getByRole('button', { name: 'Pick up instead' });
  await expect(pickUp).toBeInViewport();
  expect(await seriousIssues(page), 'address').toEqual([]);
  await pickUp.click();
  await expect(page.getByText('Not needed for pickup')).toBeVisible();
  await goOn(page);
  await goOn(page);
  await expect(page.getByRole('list').getByText('Ankara Shift').first()).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { visit } from '../kit/visit.ts';

test.use({ locale: 'en-GB' });

for (const [cause, text, answer] of [
  ['the server says why', 'Detection is closed.', { status: 503, json: { message: 'Detection is closed.' } }],
  ['the server says nothing', 'Failed to detect currency', { status: 500, body: '' }],
] as const)
  test(`a currency that cannot be detected is naira, and said, when ${cause}`, async ({ page }) => {
    await page.route('**/api/currency/detect', (route) => route.fulfill(answer));
    await visit(page, '/');
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText(text);
    await expect(page.getByRole('banner').getByLabel('Currency')).toHaveValue('NGN');
  });

test('a detection without a connection says so too', async ({ page }) => {
  await page.route('**/api/currency/detect', (route) => route.abort('internetdisconnected'));
  await visit(page, '/');
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText(
    /^Failed to detect currency\s+You appear to be offline\./,
  );
});

test('without rates the switcher says so and prices are in naira, whatever was chosen before', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adunni.currency', 'GBP'));
  await page.route('**/api/currency/rates', (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page, '/products');
  const text = 'Exchange rates are unavailable. Prices are shown in naira.';
  await expect(page.getByRole('contentinfo').getByText(text).last()).toBeVisible();
  const choice = page.getByRole('banner').getByLabel('Currency');
  await expect(choice).toHaveValue('NGN');
  await expect(choice.getByRole('option', { name: text })).toBeDisabled();
  await expect(page.locator('[data-money]').first()).toHaveText(/^₦/);
});

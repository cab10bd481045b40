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

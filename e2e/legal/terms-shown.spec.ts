import { expect, test } from '@playwright/test';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';

test('registering waits until the page knows which terms it shows, and is recorded with them', async ({ page }) => {
  const email = `terms-${Date.now()}@adunni.example`;
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/legal/terms', async (route) => {
    await asked;
    await route.continue();
  });
  let registrations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) registrations += 1;
  });
  await visit(page, '/register');
  await page.getByLabel('First name').fill('Ngozi');
  await page.getByLabel('Last name').fill('Eze');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-password');
  const button = page.locator('main').getByRole('button', { name: 'Register' });
  await button.click();
  await expect(button).toHaveAttribute('data-loading', 'true');
  expect(registrations).toBe(0);
  answer();
  await expect(page).toHaveURL('/');
  expect(registrations).toBe(1);
  const rows = await query<{ occasion: string; document: string }>(
    `select a.occasion, v.document from terms_answers a join legal_versions v on v.id = a.version_id
     join users u on u.id = a.user_id where u.email = $1`,
    [email],
  );
  expect(rows).toEqual([{ occasion: 'registration', document: 'terms' }]);
});

import { expect, test } from '@playwright/test';
import { rememberSession } from '../kit/account.ts';
import { openWorkshop } from '../makers/workshop.ts';
import { offerService } from './appointments.ts';

test('the hours of a day are copied to the others by the keyboard, and back', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const shop = await openWorkshop(request);
  await offerService(request, shop, { title: 'Gown fitting', price: 20_000 });
  await rememberSession(page, shop.maker);
  await page.goto('/designer/services/hours');
  await page.getByLabel('Monday 1, from').fill('10:30');
  await page.getByLabel('Monday 1, until').fill('19:00');
  await page.getByRole('button', { name: 'Copy Monday’s hours' }).press('Enter');
  const toAll = page.getByRole('menuitem', { name: 'Copy to all days' });
  await expect(toAll).toBeVisible();
  await toAll.press('Enter');
  await expect(page.getByLabel('Sunday 1, from')).toHaveValue('10:30');
  await expect(page.getByLabel('Thursday 1, until')).toHaveValue('19:00');
  await expect(page.getByText('Monday’s hours copied to 6 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByLabel('Sunday 1, from')).toHaveValue('09:00');
  await expect(page.getByLabel('Monday 1, from')).toHaveValue('10:30');

  await page.getByRole('button', { name: 'Copy Monday’s hours' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Copy to Saturday' }).press('Enter');
  await expect(page.getByLabel('Saturday 1, until')).toHaveValue('19:00');
  await expect(page.getByLabel('Friday 1, until')).toHaveValue('17:00');
  await page.getByRole('button', { name: 'Save Kolade Ogunleye’s hours' }).click();
  await expect(page.getByText('Hours saved for Kolade Ogunleye.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Saturday 1, from')).toHaveValue('10:30');
});

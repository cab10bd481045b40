import { expect, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';

test('support staff work on a public holiday, and take that back', async ({ page, request }) => {
  await rememberSession(page, await demoSession(request, 'admin'));
  await page.goto('/admin/support/holidays');
  await expect(page.getByRole('table').getByText('Eid-el-Maulud').first()).toBeVisible();
  const days = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Public holidays', exact: true }) })
    .getByRole('listitem');
  const work = days.getByRole('link', { name: /^Work on this day: / }).first();
  const name = (await work.getAttribute('aria-label'))?.replace('Work on this day: ', '').slice(0, -5) ?? '';
  await work.click();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByRole('switch', { name: 'Support works on this day' })).toBeChecked();
  await page.getByRole('button', { name: 'Create holiday' }).click();
  await expect(page.getByText('Holiday created.')).toBeVisible();

  const worked = days.filter({ hasText: 'Support works' });
  await expect(worked).toContainText(name);
  await worked.getByRole('link', { name: `Change ${name}` }).click();
  await page.getByRole('switch', { name: 'Support works on this day' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Holiday saved.')).toBeVisible();
  await expect(worked).toHaveCount(0);

  await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(days.getByRole('link', { name: `Work on this day: ${name}` }).first()).toBeVisible();
});

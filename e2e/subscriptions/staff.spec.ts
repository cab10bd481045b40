import { expect, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { expectSaid, subscriber } from './subscribing.ts';

test('staff give a free month, refund an invoice and end a subscription', async ({ page, request }) => {
  const person = await subscriber(request);
  await rememberSession(page, await demoSession(request, 'admin'));
  await page.goto(`/admin/subscriptions?q=${person.email}`);
  await page.getByRole('link', { name: 'Ngozi Eze' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ngozi Eze' })).toBeVisible();
  expect(await seriousIssues(page), 'a subscription').toEqual([]);

  await page.getByRole('button', { name: 'Add free time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The fitting room was closed for a week.');
  await dialog.getByRole('button', { name: 'Add free time' }).click();
  await expectSaid(page, 'Free time added.');
  await expect(page.getByText('Free period added')).toBeVisible();

  await page.getByRole('button', { name: /^Refund SUB-/ }).click();
  await dialog.getByLabel('Amount').fill('1500');
  await dialog.getByLabel('Reason').fill('As promised on the telephone.');
  await dialog.getByRole('button', { name: 'Refund ₦1,500' }).click();
  await expectSaid(page, 'Refund issued.');
  await expect(page.getByRole('cell', { name: '₦1,500', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.getByLabel('Immediately; remaining paid time is lost').check();
  await dialog.getByLabel('Reason').fill('She asked for it.');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expectSaid(page, 'Subscription ended.');
  await expect(page.getByRole('button', { name: 'Add free time' })).toBeHidden();
});

test('a new price is for new people, and the figures lead to their rows', async ({ page, request }) => {
  await rememberSession(page, await demoSession(request, 'admin'));
  await page.goto('/admin/subscriptions/plans');
  await page.getByRole('link', { name: 'Lite' }).click();
  await page.getByRole('button', { name: 'Change price' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New price').fill('2900');
  await dialog.getByRole('button', { name: 'Set price to ₦2,900' }).click();
  await expectSaid(page, 'The new price applies to new subscribers.');
  const prices = page.getByRole('row').filter({ hasText: /Earlier|Current/ });
  await expect(prices.filter({ hasText: '₦2,900' })).toContainText('Current');
  await expect(prices.filter({ hasText: '₦2,500' })).toContainText('Earlier');
  expect(await seriousIssues(page), 'a plan').toEqual([]);
  await page.goto('/subscription/plans');
  await expect(page.getByRole('article', { name: 'Lite' })).toContainText('₦2,900');

  await page.goto('/admin/subscriptions/analytics?period=year');
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  expect(await seriousIssues(page), 'the analytics').toEqual([]);
  for (const [figure, did] of [
    ['New subscribers', 'first paid'],
    ['Lost subscribers', 'paid and ended'],
    ['Past due', 'became past due'],
  ] as const) {
    await page.goto('/admin/subscriptions/analytics?period=year');
    const link = page.getByRole('link', { name: new RegExp(`^${figure}`) });
    const [, number = ''] = (await link.innerText()).split('\n').filter((line) => line.trim() !== '');
    await link.click();
    await expect(page.getByText(`Subscriptions that ${did} from `)).toBeVisible();
    await expect(page.getByText(new RegExp(`^${number} subscriptions?$`))).toBeVisible();
  }
});

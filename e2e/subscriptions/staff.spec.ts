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

  await page.getByRole('button', { name: 'Give a free month' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The fitting room was closed for a week.');
  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expectSaid(page, 'The paid time is longer now.');
  await expect(page.getByText('Period extended without charge')).toBeVisible();

  await page.getByRole('button', { name: /^Refund SUB-/ }).click();
  await dialog.getByLabel('Amount').fill('1500');
  await dialog.getByLabel('Reason').fill('As promised on the telephone.');
  await dialog.getByRole('button', { name: 'Refund ₦1,500' }).click();
  await expectSaid(page, 'The refund is on its way.');
  await expect(page.getByRole('cell', { name: '₦1,500', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.getByLabel('At once; what is left of the paid time is lost').check();
  await dialog.getByLabel('Reason').fill('She asked for it.');
  await dialog.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expectSaid(page, 'The subscription has ended.');
  await expect(page.getByRole('button', { name: 'Give a free month' })).toBeHidden();
});

test('a new price is for new people, and the figures lead to their rows', async ({ page, request }) => {
  await rememberSession(page, await demoSession(request, 'admin'));
  await page.goto('/admin/subscriptions/plans');
  await page.getByRole('link', { name: 'Lite' }).click();
  await page.getByRole('button', { name: 'Change a price' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New price').fill('2900');
  await dialog.getByRole('button', { name: 'Charge ₦2,900' }).click();
  await expectSaid(page, 'The new price holds for whoever subscribes from now on.');
  const prices = page.getByRole('row').filter({ hasText: /Earlier|For new periods/ });
  await expect(prices.filter({ hasText: '₦2,900' })).toContainText('For new periods');
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
    ['Fell overdue', 'fell overdue'],
  ] as const) {
    await page.goto('/admin/subscriptions/analytics?period=year');
    const link = page.getByRole('link', { name: new RegExp(`^${figure}`) });
    const [, number = ''] = (await link.innerText()).split('\n').filter((line) => line.trim() !== '');
    await link.click();
    await expect(page.getByText(`Subscriptions that ${did} from `)).toBeVisible();
    await expect(page.getByText(new RegExp(`^${number} subscriptions?$`))).toBeVisible();
  }
});

import { expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { expectSaid, followLink, passDays, payInSandbox, subscriber } from './subscribing.ts';

const TRY_ON = 'Virtual try-on Premium';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a trial opens what is premium until it ends, also when it is cancelled', async ({ page, request }) => {
  test.setTimeout(120_000);
  const person = await openAccount(request);
  await visit(page, '/');
  await followLink(page, 'Main Menu', TRY_ON);
  await expectSaid(page, 'Please log in to access premium features.');
  await expect(page).toHaveURL('/login?next=%2Fvirtual-tryon');
  await page.goto('/virtual-tryon');
  await expectSaid(page, 'Please log in to access premium pages.');
  await expect(page).toHaveURL('/login?next=%2Fvirtual-tryon');

  await rememberSession(page, person);
  await visit(page, '/');
  await followLink(page, 'Main Menu', TRY_ON);
  await expectSaid(page, 'You need a premium subscription to access this feature.');
  await expect(page).toHaveURL('/subscription/plans');
  expect(await seriousIssues(page), 'the plans').toEqual([]);
  await page.getByRole('link', { name: 'Choose Plus' }).click();
  await expect(heading(page, 'Plus, ₦6,500 a month')).toBeVisible();
  expect(await seriousIssues(page), 'the confirmation').toEqual([]);
  await page.getByRole('button', { name: 'Start 7-day free trial' }).click();
  await expectSaid(page, 'Your free trial has started.');
  await expect(page.getByText('0 of 5 used')).toBeVisible();
  expect(await seriousIssues(page), 'the dashboard').toEqual([]);
  await followLink(page, 'Main Menu', TRY_ON);
  await expect(heading(page, 'Virtual try-on')).toBeVisible();
  await expect(page.getByText('5 try-ons left')).toBeVisible();

  await followLink(page, 'Subscription', 'My Subscription');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/^Your free trial ends on .* You will not be charged\.$/)).toBeVisible();
  expect(await seriousIssues(page), 'my subscription').toEqual([]);
  await page.goto('/virtual-tryon');
  await expect(heading(page, 'Virtual try-on')).toBeVisible();

  await passDays(person, 8);
  await expect(async () => {
    await page.goto('/subscription/history');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^(Cancelled|Ended)/, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await page.goto('/virtual-tryon');
  await expectSaid(page, 'You need a premium subscription to access this page.');
  await expect(page).toHaveURL('/subscription/plans');
  await page.route('**/api/subscription/my-subscription', (route) => route.abort());
  await page.goto('/virtual-tryon');
  await expectSaid(page, 'Unable to verify subscription. Please try again.');
  await expect(page).toHaveURL('/subscription/plans');
});

test('a renewal that failed is paid, and a larger plan begins with the rest of the other taken off', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const person = await openAccount(request);
  await rememberSession(page, person);
  await page.goto('/account/subscription?plan=plus&interval=month');
  await page.getByRole('button', { name: 'Subscribe for ₦6,500 a month' }).click();
  await payInSandbox(page, 'Card that is declined on renewal');
  await expect(page.getByText(/^SUB-\d{4}-\d{6}$/)).toHaveCount(1);

  await passDays(person, 31);
  await expect(async () => {
    await page.goto('/subscription/billing');
    await expect(page.getByText('Your renewal payment failed')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  expect(await seriousIssues(page), 'billing with an open invoice').toEqual([]);
  await followLink(page, 'Main Menu', TRY_ON);
  await expectSaid(page, 'You need a premium subscription to access this feature.');
  await page.goto('/subscription/billing');
  await page.getByRole('button', { name: 'Pay ₦6,500 now' }).click();
  await payInSandbox(page);
  await expect(page.getByText('Your renewal payment failed')).toBeHidden();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download SUB-.* as PDF$/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^SUB-\d{4}-\d{6}\.pdf$/);

  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Change to Pro' }).click();
  const sums = page.getByRole('region', { name: 'Plan change' }).locator('dd');
  await expect(sums).toHaveCount(3);
  const [pro = 0, unused = 0, due = 0] = (await sums.allInnerTexts()).map(amountOf);
  expect(pro).toBe(18_000);
  expect(unused).toBeLessThan(0);
  expect(due).toBeCloseTo(pro + unused, 2);
  expect(await seriousIssues(page), 'the preview').toEqual([]);
  await page.getByRole('button', { name: /^Change now for/ }).click();
  await expectSaid(page, 'You are on Pro now.');
  await expect(page.getByText('₦18,000 a month', { exact: true })).toBeVisible();
  await page.goto('/account/subscription?plan=lite&interval=month');
  await page.getByRole('button', { name: /^Change on/ }).click();
  await expect(page.getByText(/^Changes to Lite for/)).toBeVisible();
  await page.goto('/account/subscription');
  await page.getByRole('button', { name: 'Keep Pro instead' }).click();
  await expectSaid(page, 'You keep Pro.');
});

test('a subscription is paused, resumed, cancelled and kept after all, and its card replaced', {
  tag: '@phone',
}, async ({ page, request }) => {
  const person = await subscriber(request);
  await rememberSession(page, person);
  await page.goto('/account/subscription');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const dialog = page.getByRole('dialog');
  expect(await seriousIssues(page), 'the pause').toEqual([]);
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await expectSaid(page, 'Subscription paused.');
  await expect(page.getByText(/^Paused. Resumes automatically on/)).toBeVisible();
  await page.goto('/virtual-tryon');
  await expect(page).toHaveURL('/subscription/plans');
  await page.goto('/account/subscription');
  await page.getByRole('button', { name: 'Resume now' }).click();
  await expectSaid(page, 'Subscription resumed.');

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/^Ends on .* You keep access until then\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep subscription' }).click();
  await expectSaid(page, 'Subscription kept.');
  await expect(page.getByText(/^Renews on/)).toBeVisible();

  await page.goto('/subscription/billing');
  const cards = page.getByRole('listitem').filter({ hasText: /ending in/ });
  await expect(cards).toHaveText([/Visa ending in 4081Default/]);
  await page.getByRole('button', { name: 'Save another card' }).click();
  await payInSandbox(page, 'Card that is declined on renewal');
  await expect(cards).toHaveText([/Mastercard ending in 0002Default/, /Visa ending in 4081Valid/]);
  await page.getByRole('button', { name: 'Make Visa ending in 4081 the default' }).click();
  await expectSaid(page, 'Visa ending in 4081 is now your default card.');
  await page.getByRole('button', { name: 'Remove the Mastercard ending in 0002' }).click();
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await expectSaid(page, 'Card removed.');
  await expect(cards).toHaveText([/Visa ending in 4081Default/]);
  expect(await seriousIssues(page), 'billing').toEqual([]);
});

/** An amount as the page shows it, in naira: `−₦5,000.50`. */
const amountOf = (text: string): number => Number(text.replace('−', '-').replace(/[₦,]/g, ''));

import { expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { endPayment, fillCart, goOn, keepAddress, moneyIn } from './buying.ts';

test('a deposit is paid for a made-to-measure piece, then the balance', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const person = await openAccount(request);
  await keepAddress(request, person);
  await fillCart(request, person, 'Oleku Iro & Buba');
  await page.addInitScript(() => localStorage.setItem('theme-mode', 'dark'));
  await rememberSession(page, person);
  const [now, later] = await chooseDeposit(page);

  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await expect(page).toHaveURL(/\/pay\/sandbox\//);
  await endPayment(page, 'Cancel payment');
  await expect(page.getByText('We haven’t received your payment yet.')).toBeVisible();
  await expectFoldedStages(page);
  expect(await seriousIssues(page), 'unpaid order').toEqual([]);

  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.locator('h1 [data-money]')).toHaveAttribute('data-money', String(now));
  await endPayment(page, 'Pay');
  await expect(page.getByRole('main').getByText('Deposit paid', { exact: true })).toBeVisible();
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
  expect(await moneyIn(page, 'Balance due before dispatch')).toBe(later);
  await expect(page.getByText('now or once your items are ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay balance' }).click();
  await expect(page.locator('h1 [data-money]')).toHaveAttribute('data-money', String(later));
  await endPayment(page, 'Pay');
  await expect(page.getByRole('main').locator('header').getByText('Paid', { exact: true })).toBeVisible();
});

/** Goes through the checkout up to the review with the deposit chosen; returns what is due now and later, in naira. */
async function chooseDeposit(page: Page): Promise<[now: number, later: number]> {
  await page.goto('/checkout');
  await page.getByLabel('Phone').fill('08030000200');
  for (let step = 0; step < 3; step++) await goOn(page);
  const plan = page.locator('label').filter({ hasText: 'Pay a deposit now, the balance before dispatch' });
  await plan.getByRole('radio').check();
  const amounts = plan.locator('[data-money]');
  await expect(amounts).toHaveCount(2);
  const [later, now] = await amounts.evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-money'))));
  expect(await seriousIssues(page), 'payment plan').toEqual([]);
  expect((now ?? 0) + (later ?? 0)).toBe(await moneyIn(page, 'Total'));
  await goOn(page);
  // What is paid now is said where the total stood, and on the button that pays it.
  const sum = `₦${(now ?? 0).toLocaleString('en-NG')}`;
  await expect(page.getByLabel('Your order').getByText(`Due now ${sum}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Place order and pay ${sum}` })).toBeVisible();
  expect(await seriousIssues(page), 'review').toEqual([]);
  await expect(page.getByText('the balance before dispatch.')).toBeVisible();
  return [now ?? 0, later ?? 0];
}

/** On a phone the stages to come of an unpaid order are folded away, and a wide screen shows them all. */
async function expectFoldedStages(page: Page): Promise<void> {
  const stage = page.getByText('Delivered', { exact: true });
  const more = page.getByRole('button', { name: /^Show \d+ upcoming steps$/ });
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    await expect(stage).toBeVisible();
    await expect(more).toBeHidden();
    return;
  }
  await expect(stage).toBeHidden();
  await more.click();
  await expect(stage).toBeVisible();
  await page.getByRole('button', { name: 'Hide upcoming steps' }).click();
  await expect(stage).toBeHidden();
}

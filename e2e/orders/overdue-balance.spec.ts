import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { openAccount, rememberSession, type Session, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { query } from '../kit/database.ts';
import { callAs, openWorkshop, sell, type Workshop } from '../makers/workshop.ts';

const WORK = ['measurements-confirmed', 'fabric-sourced', 'cutting', 'sewing', 'finishing', 'quality-check', 'ready'];

test('a maker whose customer never pays the balance waits once more, then cancels by the terms', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { request } = page;
  const shop = await openWorkshop(request);
  const customer = await openAccount(request);
  const orderId = await finishedOrder(request, shop, customer);
  await rememberSession(page, customer);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByText(/^Please pay the balance by \d+\s\w+\s20\d\d\.$/)).toBeVisible();
  await expect(page.getByText('Your ₦126,000 would be kept for the items made for you.')).toBeVisible();
  expect(await seriousIssues(page), 'the order of the customer').toEqual([]);

  await passDays(orderId, 15);
  const desk = await windowOf(browser, shop.maker);
  await desk.goto('/designer/dashboard');
  await desk.getByRole('link', { name: /1 order has an overdue balance/ }).click();
  await desk.getByRole('link', { name: /^ADN-/ }).click();
  await expect(desk.getByRole('heading', { name: 'The balance is 1 day overdue' })).toBeVisible();
  expect(await seriousIssues(desk), 'the order of the maker').toEqual([]);
  await decide(desk, 'Keep waiting', 'Keep waiting for the balance');
  await expect(desk.getByText(/^Balance of ₦84,000 due by/)).toBeVisible();

  await passDays(orderId, 15);
  await desk.reload();
  await desk.getByRole('button', { name: 'Cancel these items' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Cancel these items' });
  await expect(dialog).toContainText(
    'You keep ₦126,000 of what was paid, less tax and 12% commission: ₦105,600 in all',
  );
  await dialog.getByLabel('Note to the customer').fill('We are sorry.');
  expect(await seriousIssues(desk), 'cancelling').toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel these items' }).click();
  await expect(desk.getByText(/^Cancelled on .*: ₦126,000 kept for the work$/)).toBeVisible();
  // 60 % of the goods, less 12 %.
  await expect(desk.getByText('You earn ₦105,600')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Cancelled on .*: ₦126,000 kept for the work$/)).toBeVisible();
  await expect(page.getByText(/^The balance was not paid by .*\. We are sorry\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay balance' })).toHaveCount(0);
});

/** An order of which the deposit is paid and all the work done; returns its id. */
async function finishedOrder(request: APIRequestContext, shop: Workshop, customer: Session): Promise<string> {
  await addToCart(request, customer, await sell(request, shop, 'Aso-oke Gown', 200_000));
  const orderId = await buyCart(request, customer, 'deposit');
  const found = await callAs(request, shop.maker, `/api/staff/orders/${orderId}`);
  const path = `/api/staff/orders/parts/${found.record.parts[0]._id}`;
  let { version } = found.record.parts[0];
  const change = async (call: string, data: object): Promise<void> => {
    const { record } = await callAs(request, shop.maker, `${path}/${call}`, { data: { version, ...data } });
    version = record.parts[0].version;
  };
  await change('accept', {});
  for (const to of WORK) await change('stage', { to });
  return orderId;
}

/** Lets days pass for the balance of an order. */
async function passDays(orderId: string, days: number): Promise<void> {
  const moved = ['balance_since', 'balance_next_at'].map((each) => `${each} = ${each} - make_interval(days => $2)`);
  await query(`update order_parts set ${moved.join(', ')} where order_id = $1`, [orderId, days]);
}

async function decide(desk: Page, button: string, title: string): Promise<void> {
  await desk.getByRole('button', { name: button }).click();
  const dialog = desk.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

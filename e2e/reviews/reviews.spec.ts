import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addToCart, buyCart, keepAddress } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, type Session, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell, somePhoto, type Workshop } from '../makers/workshop.ts';

const STAGE_NAMES = [
  ...['confirmed', 'measurements-confirmed', 'fabric-sourced', 'cutting', 'sewing', 'finishing'],
  ...['quality-check', 'ready', 'dispatched', 'delivered'],
];

/** Lets somebody buy a piece of a workshop, and the workshop make and deliver it; returns the order’s id. */
async function receive(request: APIRequestContext, shop: Workshop, person: Session, productId: string) {
  await keepAddress(request, person);
  await addToCart(request, person, productId);
  const orderId = await buyCart(request, person);
  const { record } = await callAs(request, shop.maker, `/api/staff/orders/${orderId}`);
  let { version } = record.parts[0];
  const part = `/api/staff/orders/parts/${record.parts[0]._id}`;
  for (const to of STAGE_NAMES) {
    const data = to === 'dispatched' ? { version, to, carrier: 'GIG Logistics' } : { version, to };
    if (to === 'confirmed') await callAs(request, shop.maker, `${part}/accept`, { data: { version } });
    else await callAs(request, shop.maker, `${part}/stage`, { data });
    const now = await callAs(request, shop.maker, `/api/staff/orders/${orderId}`);
    version = now.record.parts[0].version;
  }
  return orderId;
}

/** Reviews the only line of an order without a browser. */
async function reviewOf(request: APIRequestContext, person: Session, orderId: string, data: object): Promise<void> {
  const { lines } = await callAs(request, person, `/api/orders/${orderId}/reviews`);
  await callAs(request, person, `/api/reviews/lines/${lines[0].itemId}`, { data });
}

const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const said = (page: Page, text: RegExp) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text).last()).toBeVisible();

test('a customer reviews with a photo, the maker answers, a shopper filters and votes, an admin hides', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const { request } = page;
  const shop = await openWorkshop(request);
  const productId = await sell(request, shop, 'Agbada for the Naming Day', 180_000);
  const customer = await openAccount(request);
  const orderId = await receive(request, shop, customer, productId);
  const other = await openAccount(request);
  const second = await receive(request, shop, other, productId);
  await reviewOf(request, other, second, { rating: 2, fit: 'small', text: 'Tight at the neck.' });

  await rememberSession(page, customer);
  await write(page, orderId);
  const hall = await windowOf(browser, shop.maker);
  await answer(hall);

  const shopper = await windowOf(browser, await openAccount(request));
  await shopper.goto(`/products/${productId}`);
  await lookAround(shopper);
  await shopper.getByRole('button', { name: 'Report' }).first().click();
  const dialog = shopper.getByRole('dialog', { name: /^Report the review/ });
  await dialog.getByLabel('Shares private information').check();
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await said(shopper, /We’ll review your report/);

  const desk = await windowOf(browser, await demoSession(request, 'admin'));
  await hide(desk);
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('link', { name: /^Your review.*: Agbada/ }).click();
  await expect(page.getByText('It shows a child who cannot be asked.')).toBeVisible();
  await expect(async () => {
    await shopper.reload();
    await expect(reviews(shopper).getByRole('status').getByText('1 review')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

async function write(page: Page, orderId: string): Promise<void> {
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('link', { name: 'Write a review of Agbada for the Naming Day' }).click();
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Please select 1 to 5 stars.')).toBeVisible();
  await page.getByRole('radio', { name: '5 of 5: Excellent' }).check();
  await page.getByRole('radio', { name: 'True to size' }).check();
  await page.getByLabel('Your review').fill('He wore it from the prayers to the last guest.');
  await page.getByLabel('Add photos').setInputFiles(await somePhoto(page.request));
  await expect(page.getByRole('img', { name: 'photo.jpg' })).toBeVisible();
  expect(await seriousIssues(page), 'the form').toEqual([]);

  await page.reload();
  await expect(page.getByLabel('Your review')).toHaveValue('He wore it from the prayers to the last guest.');
  await expect(page.getByRole('radio', { name: '5 of 5: Excellent' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish review' }).click();
  await said(page, /Your review is published/);
  await page.getByRole('link', { name: /^Your review.*: Agbada/ }).click();
  await page.getByLabel('Title (optional)').fill('Worn all day');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await said(page, /Review updated/);
}

async function answer(page: Page): Promise<void> {
  await page.goto('/designer/reviews?rating=5');
  expect(await seriousIssues(page), 'the list of a maker').toEqual([]);
  const reply = page.getByRole('button', { name: /^Reply to .* about Agbada for the Naming Day/ }).first();
  await reply.click();
  await page.getByRole('dialog').getByLabel('Your reply').fill('May he wear it');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await reply.click();
  const written = page.getByRole('dialog').getByLabel('Your reply');
  await expect(written, 'kept though the dialog was closed').toHaveValue('May he wear it');
  expect(await seriousIssues(page), 'the dialog').toEqual([]);
  await written.fill('May he wear it to his own children’s.');
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await said(page, /Reply published/);
  await page
    .getByRole('link', { name: /Agbada for the Naming Day/ })
    .first()
    .click();
  await expect(page.getByLabel('Edit your reply')).toHaveValue('May he wear it to his own children’s.');
  expect(await seriousIssues(page), 'the review for its maker').toEqual([]);
}

async function lookAround(page: Page): Promise<void> {
  const block = reviews(page);
  await expect(block.getByRole('article')).toHaveCount(2);
  await block.getByRole('button', { name: /^Runs small\s*1 review$/ }).click();
  await expect(block.getByRole('article')).toHaveCount(1);
  await expect(block.getByText('Tight at the neck.')).toBeVisible();
  await block.getByRole('button', { name: 'Show all' }).click();
  await block.getByRole('button', { name: 'With photos (1)' }).click();
  const review = block.getByRole('article');
  await expect(review).toHaveCount(1);
  await expect(review.getByText('May he wear it to his own children’s.')).toBeVisible();
  const photo = review.getByRole('button', { name: /^Photo 1 by/ });
  await photo.click();
  await expect(page.getByRole('dialog', { name: /^Photo by/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photo).toBeFocused();
  await review.getByRole('button', { name: 'Helpful' }).click();
  await expect(review.getByRole('button', { name: 'Helpful (1)' })).toHaveAttribute('aria-pressed', 'true');
  expect(await seriousIssues(page), 'the reviews of a piece').toEqual([]);
}

async function hide(page: Page): Promise<void> {
  await page.goto('/admin/reviews?status=reported');
  await expect(page.getByRole('link', { name: /Agbada for the Naming Day/ }).first()).toBeVisible();
  expect(await seriousIssues(page), 'the queue of staff').toEqual([]);
  await page
    .getByRole('link', { name: /Agbada for the Naming Day/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
  expect(await seriousIssues(page), 'a reported review').toEqual([]);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide this review' });
  await dialog.getByLabel('Reason').fill('It shows a child who cannot be asked.');
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await said(page, /Review hidden/);
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
}

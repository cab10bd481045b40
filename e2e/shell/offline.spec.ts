import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

const NOTICE = 'You’re offline. Changes can’t be saved until you’re back online.';

test('without a connection a notice says so for as long, and a search keeps what was typed', { tag: '@both' }, async ({
  context,
  page,
  request,
}) => {
  await rememberSession(page, await openAccount(request));
  await visit(page, '/orders');
  const notice = page.getByRole('status').filter({ hasText: NOTICE });
  const search = page.getByRole('search', { name: 'My Orders' });
  await search.getByRole('textbox').fill('agbada');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(
    page.getByText('You appear to be offline. Please check your connection and try again.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/orders');
  await expect(search.getByRole('textbox')).toHaveValue('agbada');
  expect(await everyIssueOfBothThemes(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect(page.getByText('You’re back online.')).toBeVisible();
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No orders match your search.')).toBeVisible();
});

test('a page that a lost connection kept back loads by itself once there is one', async ({
  context,
  page,
  request,
}) => {
  await rememberSession(page, await openAccount(request));
  await visit(page, '/orders?filter=open');
  await page.getByRole('link', { name: 'Delivered' }).click();
  await expect(page).toHaveURL('/orders?filter=delivered');
  await context.setOffline(true);
  await page.goBack();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('You’re offline');
  await expect(page).toHaveTitle('You’re offline · Adunni');
  await context.setOffline(false);
  await expect(title).toHaveText('My Orders');
  await expect(page).toHaveURL('/orders?filter=open');
});

test('a part of a page that could not be loaded is tried again, and gives the focus on', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  const failing = '**/api/wishlist';
  let refused = 0;
  await page.route(failing, (route) => {
    refused += 1;
    return route.fulfill({ status: 503, json: {} });
  });
  await visit(page, '/wishlist');
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to fetch wishlist' });
  const again = problem.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const before = refused;
  await again.press('Enter');
  await expect.poll(() => refused).toBeGreaterThan(before);
  await expect(again).toBeFocused();
  await page.unroute(failing);
  // Whoever asks for the list at the same moment may be the one who gets it.
  await expect(async () => {
    if (await again.isVisible()) await again.press('Enter', { timeout: 1000 });
    await expect(page.getByText('No saved items.')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('#content')).toBeFocused();
});

test('what is gone, or is for others, is told apart from a failure', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/orders/0193b6a0-0000-7000-8000-000000000000');
  await expect(title).toHaveText('Page not found');
  await page.route('**/api/orders/**', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await expect(title).toHaveText('You don’t have access to this page');
});

test('a staff page that fails is titled, and loads again in its place', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request, 'Designer'));
  const failing = '**/api/staff/ledger/balance';
  await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/designer/payouts');
  await expect(page).toHaveTitle('This page could not be shown · Adunni');
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payouts');
  await expect(page).toHaveTitle('Payouts · Adunni');
});

test('a message that could not be sent is kept, as it was typed and as it was sent', async ({
  context,
  page,
  request,
}) => {
  await rememberSession(page, await openAccount(request));
  await visit(page, '/messages/new?maker=tinuade-dyeworks');
  const field = page.getByLabel('Your message');
  await field.fill('How long does indigo need?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Your message could not be sent\.\s+You appear to be offline\./);
  await expect(field).toHaveValue('How long does indigo need?');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  const said = page.getByRole('list', { name: 'Messages' });
  await expect(said).toContainText('How long does indigo need?');

  // Sent without a connection, it waits for one, and goes by itself.
  await field.fill('And for two yards?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  const unsent = said.getByRole('listitem').filter({ hasText: 'And for two yards?' });
  await expect(unsent).toContainText('You’re offline. It’s sent when you’re back online.');
  await context.setOffline(false);
  await expect(unsent).toContainText(/You \d/);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);

  // One whose answer is lost is sent again by hand, and is there once.
  const write = '**/api/enquiries/*/messages';
  await page.route(write, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await field.fill('In blue, please.');
  await page.getByRole('button', { name: 'Send' }).click();
  const lost = said.getByRole('listitem').filter({ hasText: 'In blue, please.' });
  await expect(lost.filter({ hasText: 'not sent' })).toBeVisible();
  await page.unroute(write);
  await lost.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(said.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(said.getByRole('listitem')).toContainText([
    'How long does indigo need?',
    'And for two yards?',
    'In blue, please.',
  ]);
  await expect(said.getByRole('listitem')).toHaveCount(3);
});

test('a reply to a ticket that is sent without a connection waits for one in its field', async ({
  context,
  page,
  request,
}) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  const headers = { 'x-access-token': session.accessToken, 'idempotency-key': crypto.randomUUID() };
  const data = { category: 'Other', subject: 'Buttons', description: 'Two are missing.' };
  const opened = await request.post('/api/support/tickets', { headers, data });
  await visit(page, `/support/tickets/${(await opened.json()).ticket._id}`);
  const field = page.getByLabel('Your message');
  await field.fill('They are horn.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const waits = page.getByText('You’re offline. It’s sent when you’re back online.');
  await expect(waits).toBeVisible();
  await expect(field).toHaveValue('They are horn.');
  await context.setOffline(false);
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(waits).toBeHidden();
  await expect(page.getByText('They are horn.', { exact: true })).toHaveCount(1);
});

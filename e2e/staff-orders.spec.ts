import { type Browser, expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, type Session } from './account.ts';
import { seriousIssues } from './axe.ts';
import { addToCart, buyCart, checkOut, endPayment, keepAddress } from './buying.ts';
import { callAs, openWorkshop, sell, somePhoto, type Workshop } from './workshop.ts';

/** Naira: two pieces, of which the smaller goes back. */
const GOWN = 200_000;
const WRAP = 40_000;
const VAT = 0.05;

/** A window of its own for somebody, who is signed in there. */
async function windowOf(browser: Browser, person: Session): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await rememberSession(page, person);
  return page;
}

const progress = (page: Page): Locator => page.getByRole('list', { name: /^Progress at/ });
const messages = (page: Page): Locator => page.getByRole('list', { name: 'Messages' });
const money = (naira: number): string => `₦${naira.toLocaleString('en-NG')}`;

/** Takes a step of a part: opens its dialog, fills it in, sends it, and waits until it is taken. */
async function take(page: Page, step: string, done: RegExp, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: step, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: step === 'Accept' ? 'Accept the order' : step });
  await expect(dialog).toBeVisible();
  await fill?.(dialog);
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(done).last()).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** What a workshop has to come and what it can be paid, in naira together. */
async function balanceOf(page: Page, { maker }: Workshop): Promise<number> {
  const { balance } = await callAs(page.request, maker, '/api/staff/ledger/balance');
  return balance.pending + balance.available;
}

test('a customer buys, the workshop makes it and is asked about it, an admin refunds one line, the ledger agrees', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const shop = await openWorkshop(page.request);
  const customer = await openAccount(page.request);
  await keepAddress(page.request, customer);
  for (const [title, price] of [['Aso-oke Gown', GOWN] as const, ['Aso-oke Wrap', WRAP] as const])
    await addToCart(page.request, customer, await sell(page.request, shop, title, price));
  await rememberSession(page, customer);
  await checkOut(page);
  await endPayment(page, 'Pay');
  const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Order ', '');

  const desk = await windowOf(browser, shop.maker);
  await workUpToCutting(desk, number);
  await giveToTailor(desk);
  expect(await seriousIssues(desk), 'the order of a maker').toEqual([]);

  await page.reload();
  const cutting = progress(page).getByRole('listitem').filter({ hasText: 'The cloth is on the table.' });
  await cutting.getByRole('button', { name: 'Cutting, photo 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Cutting, photo 1 of 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Peckham Fit Room')).toHaveCount(0);
  await speak(page, desk);
  expect(await seriousIssues(page), 'the order of the customer').toEqual([]);

  const before = await balanceOf(page, shop);
  const hall = await windowOf(browser, await demoSession(page.request, 'admin'));
  await hall.goto(`/admin/orders?q=${number}`);
  expect(await seriousIssues(hall), 'the list of staff').toEqual([]);
  await hall.getByRole('link', { name: number }).click();
  await refundWrap(hall);
  expect(await seriousIssues(hall), 'the order of staff').toEqual([]);
  await page.reload();
  await expect(page.getByText(money(WRAP * (1 + VAT))).first()).toBeVisible();

  const { record } = await callAs(page.request, shop.maker, `/api/staff/orders/${page.url().split('/').pop()}`);
  const kept = 1 - record.parts[0].money.commissionPercent / 100;
  expect(before).toBe((GOWN + WRAP) * kept);
  expect(await balanceOf(page, shop)).toBe(GOWN * kept);
  await expectLedger(hall, shop);
  await expectStatement(desk, number, WRAP * kept);
});

/** The maker finds the order, accepts it and brings it to the cutting, with a photo for the customer. */
async function workUpToCutting(desk: Page, number: string): Promise<void> {
  await desk.goto('/designer/orders');
  await expect(desk.getByText('47 hours left')).toBeVisible();
  expect(await seriousIssues(desk), 'the list of a maker').toEqual([]);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByText(/^To be accepted by .*: 47 hours left$/)).toBeVisible();
  await take(desk, 'Accept', /^The order is accepted/, async (dialog) => {
    await dialog.getByLabel('Note to the customer').fill('Thank you. We begin on Monday.');
    expect(await seriousIssues(desk), 'accepting').toEqual([]);
  });
  await take(desk, 'Confirm the measurements', /^The order is at “Measurements confirmed”/);
  await take(desk, 'The fabric is sourced', /^The order is at “Fabric sourced”/);
  const photo = await somePhoto(desk.request);
  await take(desk, 'Begin cutting', /^The order is at “Cutting”/, async (dialog) => {
    await dialog.locator('input[type=file]').setInputFiles([photo, { ...photo, name: 'other.jpg' }]);
    await expect(dialog.getByRole('button', { name: 'Begin cutting' })).toBeDisabled();
    for (const name of ['photo.jpg', 'other.jpg']) await expect(dialog.getByRole('img', { name })).toBeVisible();
    await dialog.getByRole('button', { name: 'Take out other.jpg' }).click();
    await dialog.getByLabel('Note to the customer').fill('The cloth is on the table.');
    expect(await seriousIssues(desk), 'moving on').toEqual([]);
  });
}

/** The maker gives the sewing away by the tailor’s name. */
async function giveToTailor(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Give it to a tailor' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Who sews it' });
  await dialog.getByRole('combobox', { name: 'Tailor' }).fill('Peckham');
  await desk.getByRole('option', { name: /^Peckham Fit Room/ }).click();
  await expect(dialog.getByRole('combobox', { name: 'Tailor' })).toHaveValue(/^Peckham Fit Room/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Sewn by Peckham Fit Room')).toBeVisible();
}

/** Customer and maker speak, and each sees what the other writes without loading anew. */
async function speak(page: Page, desk: Page): Promise<void> {
  await write(page, 'Could the hem be 2 cm longer?');
  await expect(messages(desk)).toContainText('Could the hem be 2 cm longer?', { timeout: 30_000 });
  await write(desk, 'Of course. We leave 4 cm in the hem.');
  await expect(messages(page)).toContainText('Of course. We leave 4 cm in the hem.', { timeout: 30_000 });

  const cut = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.fallback());
  await page.route('**/messages', cut);
  await write(page, 'Thank you, that is perfect.');
  await expect(messages(page)).toContainText('not sent');
  await page.unroute('**/messages', cut);
  await messages(page).getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page)).not.toContainText('not sent');
  await expect(messages(desk)).toContainText('Thank you, that is perfect.', { timeout: 30_000 });
}

/** Staff refund the smaller piece, after a look at what that comes to. */
async function refundWrap(hall: Page): Promise<void> {
  await hall.getByRole('button', { name: 'Refund' }).click();
  const dialog = hall.getByRole('dialog', { name: /^Refund order/ });
  await dialog.getByText('Some pieces', { exact: true }).click();
  await dialog.getByLabel('Pieces of Aso-oke Wrap that go back').selectOption('1 of 1');
  const whole = money(WRAP * (1 + VAT));
  await expect(dialog.getByText(`The customer gets ${whole} back.`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Refund ${whole}` })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The wrap is a shade darker than in the pictures.');
  expect(await seriousIssues(hall), 'the refund').toEqual([]);
  await dialog.getByRole('button', { name: `Refund ${whole}` }).click();
  await expect(dialog).toBeHidden();
  await expect(hall.getByText('1 of 1 refunded')).toBeVisible();
  await expect(hall.getByText('The wrap is a shade darker than in the pictures.')).toBeVisible();
}

/** The ledger sums to zero, and knows the workshop. */
async function expectLedger(hall: Page, { name }: Workshop): Promise<void> {
  await hall.goto('/admin/orders/payouts');
  await expect(hall.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  expect(await seriousIssues(hall), 'payouts').toEqual([]);
  await hall.getByRole('link', { name: 'Balances' }).click();
  await expect(hall.getByText('Sums to zero')).toBeVisible();
  await expect(hall.getByRole('row').filter({ hasText: name })).toBeVisible();
  expect(await seriousIssues(hall), 'balances').toEqual([]);
}

/** The maker reads of the order in the statement, with what the refund took back. */
async function expectStatement(desk: Page, number: string, takenBack: number): Promise<void> {
  await desk.goto('/designer/payouts');
  const rows = desk.getByRole('row').filter({ has: desk.getByRole('link', { name: number }) });
  await expect(rows.filter({ hasText: 'Customer paid' })).toHaveCount(1);
  const refunds = await rows.filter({ hasText: 'Refund to the customer' }).getByRole('cell').last().allInnerTexts();
  expect(refunds.length).toBeGreaterThan(0);
  const lines = await callAs(desk.request, await sessionIn(desk), '/api/staff/ledger/statement?limit=100');
  const refunded = lines.items.filter(({ kind }: { kind: string }) => kind === 'refund');
  expect(refunded.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(-takenBack);
  expect(await seriousIssues(desk), 'the payouts of a maker').toEqual([]);
}

const sessionIn = (page: Page): Promise<Session> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('adunni.session') ?? 'null'));

/** A paid order of one piece that its maker has accepted; the maker’s window shows it. */
async function acceptedOrder(page: Page): Promise<{ shop: Workshop; partId: string; orderId: string }> {
  const shop = await openWorkshop(page.request);
  const customer = await openAccount(page.request);
  await addToCart(page.request, customer, await sell(page.request, shop, 'Aso-oke Gown', GOWN));
  const orderId = await buyCart(page.request, customer);
  const { record } = await callAs(page.request, shop.maker, `/api/staff/orders/${orderId}`);
  const [{ _id: partId, version }] = record.parts;
  await callAs(page.request, shop.maker, `/api/staff/orders/parts/${partId}/accept`, { data: { version, note: '' } });
  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}`);
  return { shop, partId, orderId };
}

test('who is overtaken by a colleague sees the newest state, and loses nothing of what was written', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { shop, partId, orderId } = await acceptedOrder(page);
  await page.getByRole('button', { name: 'Confirm the measurements' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the measurements' });
  await dialog.getByLabel('Note to the customer').fill('All confirmed by phone.');

  const { record } = await callAs(page.request, shop.maker, `/api/staff/orders/${orderId}`);
  const data = { version: record.parts[0].version, to: 'measurements-confirmed', note: '' };
  await callAs(page.request, shop.maker, `/api/staff/orders/parts/${partId}/stage`, { data });

  await dialog.getByRole('button', { name: 'Confirm the measurements' }).click();
  await expect(dialog.getByText(/^Someone else changed this meanwhile/)).toBeVisible();
  await expect(dialog.getByText('“Measurements confirmed” does not follow any more.')).toBeVisible();
  await expect(dialog.getByLabel('Note to the customer')).toHaveValue('All confirmed by phone.');
  expect(await seriousIssues(page), 'the conflict').toEqual([]);
  await dialog.getByLabel('From “Measurements confirmed” to').selectOption('Fabric sourced');
  await page.getByRole('dialog').getByRole('button', { name: 'The fabric is sourced' }).click();
  const last = progress(page).getByRole('listitem').filter({ hasText: 'Fabric sourced' });
  await expect(last).toContainText('All confirmed by phone.');
});

test('the work sheet fits on paper: no prices, nothing of the page around it', async ({ page }) => {
  const { partId, orderId } = await acceptedOrder(page);
  await page.getByRole('link', { name: 'Work sheet' }).click();
  await expect(page).toHaveURL(`/designer/orders/${orderId}/sheet/${partId}`);
  await expect(page.getByText('Aso-oke Gown')).toBeVisible();
  await expect(page.getByRole('main').getByText('₦')).toHaveCount(0);
  expect(await seriousIssues(page), 'the work sheet').toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Aso-oke Gown')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page).toHaveURL(`/designer/orders/${orderId}`);
});

test('a maker says where payouts go, and staff see before a batch who cannot be paid', async ({ page, browser }) => {
  const shop = await openWorkshop(page.request);
  await rememberSession(page, shop.maker);
  await page.goto('/designer/payouts');
  await expect(page.getByText('Nothing moved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Check the account' }).click();
  await expect(page.getByText('This is needed.')).toHaveCount(2);
  await page.getByLabel('Account number').fill('0123456789');
  await page.getByRole('combobox', { name: 'Bank' }).fill('Guaranty');
  await page.getByRole('option', { name: /^Guaranty/ }).click();
  await page.getByRole('button', { name: 'Check the account' }).click();
  await expect(page.getByText(/^The bank says that this account belongs to/)).toBeVisible();
  expect(await seriousIssues(page), 'the account').toEqual([]);
  await page.getByRole('button', { name: 'Yes, use this account' }).click();
  await expect(page.getByRole('button', { name: 'Change the account' })).toBeVisible();
  await expect(page.getByText(/6789$/)).toBeVisible();

  const hall = await windowOf(browser, await demoSession(page.request, 'admin'));
  await hall.goto('/admin/orders/payouts');
  await hall.getByRole('button', { name: 'Pay the makers' }).click();
  const dialog = hall.getByRole('dialog', { name: 'Pay the makers' });
  await expect(dialog.getByText(/or more available/)).toBeVisible();
  expect(await seriousIssues(hall), 'the batch').toEqual([]);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
});

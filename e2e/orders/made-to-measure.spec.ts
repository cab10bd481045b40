import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { fillBasics, titled } from '../catalog/editor.ts';
import { addToCart, buyCart, keepAddress } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, type Session, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell, somePhoto, type Workshop } from '../makers/workshop.ts';

/** Naira: the piece with its first choices, and a smaller one that goes back. */
const KAFTAN = 85_000;
const WRAP = 40_000;
const VAT = 0.05;

const progress = (page: Page): Locator => page.getByRole('list', { name: /^Progress with/ });
const messages = (page: Page): Locator => page.getByRole('list', { name: 'Messages' });
const money = (naira: number): string => `₦${naira.toLocaleString('en-NG')}`;

test('a designer makes a piece to measure, a customer buys and follows it, an admin refunds one line, the ledger agrees', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { request } = page;
  const shop = await openWorkshop(request);
  const desk = await windowOf(browser, shop.maker);
  const kaftan = await makeKaftan(desk);

  const customer = await openAccount(request);
  await keepAddress(request, customer);
  for (const id of [kaftan, await sell(request, shop, 'Aso-oke Wrap', WRAP)]) await addToCart(request, customer, id);
  const orderId = await buyCart(request, customer);
  await rememberSession(page, customer);
  await page.goto(`/orders/${orderId}`);
  const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Order ', '');

  await workUpToCutting(desk, number);
  await giveToTailor(desk);
  expect(await seriousIssues(desk), 'the order of a maker').toEqual([]);
  await watch(page);
  await speak(page, desk);
  expect(await seriousIssues(page), 'the order of the customer').toEqual([]);

  const before = await balanceOf(page, shop);
  const hall = await windowOf(browser, await demoSession(request, 'admin'));
  await hall.goto(`/admin/orders?q=${number}`);
  expect(await seriousIssues(hall), 'the list of staff').toEqual([]);
  await hall.getByRole('link', { name: number, exact: true }).click();
  await refundWrap(hall);
  expect(await seriousIssues(hall), 'the order of staff').toEqual([]);
  await page.reload();
  await expect(page.getByText(money(WRAP * (1 + VAT))).first()).toBeVisible();
  const wrap = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Aso-oke Wrap' }) });
  await expect(wrap.getByText('Refunded', { exact: true })).toBeVisible();

  const { record } = await callAs(request, shop.maker, `/api/staff/orders/${orderId}`);
  const kept = 1 - record.parts[0].money.commissionPercent / 100;
  expect(before).toBe((KAFTAN + WRAP) * kept);
  expect(await balanceOf(page, shop)).toBe(KAFTAN * kept);
  await expectLedger(hall, shop);
  await expectStatement(desk, number, WRAP * kept);
});

/** The designer writes the piece with options and pictures, and finds it in the shop; returns its id. */
async function makeKaftan(page: Page): Promise<string> {
  const title = titled('Adire Kaftan');
  await page.goto('/designer/products');
  await page.getByRole('link', { name: 'Add a product' }).click();
  await fillBasics(page, title);
  await page.getByText('Made to measure', { exact: true }).click();
  // How long something in stock takes says nothing of what is sewn: it is asked.
  const from = page.getByRole('textbox', { name: 'Making time from' });
  await expect(from).toHaveValue('');
  await from.fill('10');
  await page.getByRole('textbox', { name: 'to', exact: true }).fill('20');
  await page.getByRole('radio', { name: 'Published' }).check();
  await addSleeves(page);
  await addPictures(page);
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.waitForURL('**/products/edit/*');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = page.url().split('/').pop() ?? '';

  const link = page.getByRole('link', { name: 'View in shop' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Embroidered')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The back' }).first()).toBeVisible();
  await page.goto(`/products?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  return id;
}

/** Options of a made-to-measure piece; a piece that shows is refused without a picture. */
async function addSleeves(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an option group' }).click();
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('A published product needs at least one image.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add images/ })).toBeFocused();
  await page.getByRole('group', { name: 'Group 1' }).getByLabel('Name').fill('Sleeve');
  const sleeve = page.getByRole('group', { name: 'Sleeve' });
  await sleeve.getByRole('textbox', { name: 'Choice', exact: true }).fill('Plain');
  await sleeve.getByRole('button', { name: 'Add a choice' }).click();
  const second = sleeve.getByRole('listitem').nth(1);
  await second.getByRole('textbox', { name: 'Choice', exact: true }).fill('Embroidered');
  await second.getByLabel('Price surcharge').fill('12500');
  await second.getByLabel('Extra days').fill('4');
}

/** Two pictures, of which the second is moved to the front by keys and cropped; a file that is none is forgotten. */
async function addPictures(page: Page): Promise<void> {
  const photo = await somePhoto(page.request);
  await page
    .getByLabel('Images', { exact: true })
    .setInputFiles([photo, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }, photo]);
  await expect(page.getByText('Please choose a JPEG, PNG or WebP image.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss notes.txt' }).click();
  await page.getByLabel('Alt text of image 1').fill('The front');
  await page.getByLabel('Alt text of image 2').fill('The back');
  expect(await seriousIssues(page), 'the editor').toEqual([]);

  await page.getByRole('button', { name: 'Move image 2', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Image 2 is over place 2 of 2.')).toBeAttached();
  // Keys move it once the places are measured, which nothing on the page tells.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Image 2 is over place 1 of 2.')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Alt text of image 1')).toHaveValue('The back');

  await page.getByRole('button', { name: 'Crop image 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await dialog.getByText('Square').click();
  expect(await seriousIssues(page), 'the crop').toEqual([]);
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The customer sees how far the piece is, with the maker’s note and photo, and not who sews it. */
async function watch(page: Page): Promise<void> {
  // The photo’s first address is one that has expired, as after a long time on this page.
  await page.route(
    (url) => /^\/api\/orders\/[^/]+$/.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const expired = (await answer.text()).replaceAll(/(?<="\/media\/[^/"]+\/)\d+/g, '1700000000000');
      await route.fulfill({ response: answer, body: expired });
    },
    { times: 1 },
  );
  const refused = page.waitForResponse((answer) => answer.url().includes('/1700000000000-'));
  await page.reload();
  const cutting = progress(page).getByRole('listitem').filter({ hasText: 'The cloth is on the table.' });
  const small = cutting.getByRole('button', { name: 'Cutting, photo 1' });
  await small.scrollIntoViewIfNeeded();
  expect((await refused).status()).toBe(404);
  await expectShown(small.getByRole('img'));
  await small.click();
  const large = page.getByRole('dialog', { name: 'Cutting, photo 1 of 1' });
  await expect(large).toBeVisible();
  await expectShown(large.locator('img'));
  await page.keyboard.press('Escape');
  await expect(page.getByText('Peckham Fit Room')).toHaveCount(0);
}

/** A picture’s pixels have come. */
const expectShown = (picture: Locator) =>
  expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);

/** Takes a step of a part: opens its dialog, fills it in, sends it, and waits until it is taken. */
async function take(page: Page, step: string, done: RegExp, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: step, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: step === 'Accept' ? 'Accept order' : step });
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

/** The maker finds the order, accepts it and brings it to the cutting, with a photo for the customer. */
async function workUpToCutting(desk: Page, number: string): Promise<void> {
  await desk.goto('/designer/orders');
  await expect(desk.getByText('Accept within 47 hours')).toBeVisible();
  expect(await seriousIssues(desk), 'the list of a maker').toEqual([]);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByText('Accept within 47 hours')).toBeVisible();
  await take(desk, 'Accept', /^Order ADN-.+ accepted/, async (dialog) => {
    await dialog.getByLabel('Note to the customer').fill('Thank you. We begin on Monday.');
    expect(await seriousIssues(desk), 'accepting').toEqual([]);
  });
  await take(desk, 'Confirm measurements', /^ADN-.+ is now at “Measurements confirmed”/);
  await take(desk, 'Mark fabric as sourced', /^ADN-.+ is now at “Fabric sourced”/);
  await expect(desk.getByText('Next: cutting.')).toBeVisible();
  const photo = await somePhoto(desk.request);
  await take(desk, 'Start cutting', /^ADN-.+ is now at “Cutting”/, async (dialog) => {
    const isSeen = Promise.withResolvers<void>();
    await desk.route('**/api/staff/orders/*/photos', (route) => isSeen.promise.then(() => route.continue()));
    await dialog.locator('input[type=file]').setInputFiles([photo, { ...photo, name: 'other.jpg' }]);
    await expect(dialog.getByRole('button', { name: 'Start cutting' })).toBeDisabled();
    isSeen.resolve();
    for (const name of ['photo.jpg', 'other.jpg']) await expect(dialog.getByRole('img', { name })).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove other.jpg' }).click();
    await dialog.getByLabel('Note to the customer').fill('The cloth is on the table.');
    expect(await seriousIssues(desk), 'moving on').toEqual([]);
  });
}

/** The maker gives the sewing away by the tailor’s name. */
async function giveToTailor(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: /^More for / }).click();
  await desk.getByRole('menuitem', { name: 'Assign to a tailor' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Assign to a tailor' });
  await dialog.getByRole('combobox', { name: 'Tailor' }).fill('Peckham');
  await desk.getByRole('option', { name: /^Peckham Fit Room/ }).click();
  await expect(dialog.getByRole('combobox', { name: 'Tailor' })).toHaveValue(/^Peckham Fit Room/);
  await expect(dialog.getByRole('status')).toHaveText(/^Peckham Fit Room works in London, .+ must be sent there\.$/);
  await expect(dialog).toContainText('they can’t decline it here. Nothing is paid through Adunni for it');
  await expect(dialog.getByRole('button', { name: 'Message Peckham Fit Room' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Assigned to Peckham Fit Room')).toBeVisible();
  await desk.getByRole('button', { name: 'Start sewing' }).click();
  const sewing = desk.getByRole('dialog', { name: 'Start sewing' });
  await expect(sewing).toContainText('Peckham Fit Room usually updates this stage.');
  await sewing.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.getByRole('button', { name: 'message them' })).toBeVisible();
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
  await dialog.getByText('Selected items', { exact: true }).click();
  await dialog.getByLabel('Quantity of Aso-oke Wrap to refund').selectOption('1 of 1');
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
  await expect(hall.getByText('Balanced')).toBeVisible();
  await expect(hall.getByRole('row').filter({ hasText: name })).toBeVisible();
  expect(await seriousIssues(hall), 'balances').toEqual([]);
}

/** The maker reads of the order in the statement, with what the refund took back. */
async function expectStatement(desk: Page, number: string, takenBack: number): Promise<void> {
  await desk.goto('/designer/payouts');
  const rows = desk.getByRole('row').filter({ has: desk.getByRole('link', { name: number }) });
  await expect(rows.filter({ hasText: 'Your share of a payment' })).toHaveCount(1);
  const refunds = await rows.filter({ hasText: 'Refund to the customer' }).getByRole('cell').last().allInnerTexts();
  expect(refunds.length).toBeGreaterThan(0);
  const lines = await callAs(desk.request, await sessionIn(desk), '/api/staff/ledger/statement?limit=100');
  const refunded = lines.items.filter(({ kind }: { kind: string }) => kind === 'refund');
  expect(refunded.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(-takenBack);
  expect(await seriousIssues(desk), 'the payouts of a maker').toEqual([]);
}

const sessionIn = (page: Page): Promise<Session> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('adunni.session') ?? 'null'));

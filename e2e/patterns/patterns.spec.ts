import { expect, type Page, test } from '@playwright/test';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';
import { subscriber } from '../subscriptions/subscribing.ts';

const pieces = (page: Page, draft: string) => page.getByRole('img', { name: `Pieces of ${draft}` });

test('a maker drafts the pattern of an item and takes it along, which the customer sees', { tag: '@both' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { request } = page;
  const shop = await openWorkshop(request);
  const customer = await openAccount(request);
  await addToCart(request, customer, await sell(request, shop, 'Iro & Buba in adire', 90_000));
  const orderId = await buyCart(request, customer);
  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}`);
  const more = page.getByRole('button', { name: /^More for / });
  const atDesk = page.getByRole('link', { name: 'Pattern' });
  await expect(more).toBeVisible();
  if (!(await atDesk.isVisible())) await more.click();
  await page.getByRole('menuitem', { name: 'Pattern' }).or(atDesk).click();

  const set = page.getByRole('group', { name: 'For this set' });
  await expect(set.getByRole('button')).toHaveText(['Iro', 'Buba']);
  await expect(set.getByRole('button', { name: 'Iro', pressed: true })).toBeVisible();
  await expect(pieces(page, 'Iro')).toBeVisible();
  await expect(page.getByLabel('Other garments')).not.toHaveText(/Iro|Buba/);
  await set.getByRole('button', { name: 'Buba' }).click();
  await expect(pieces(page, 'Buba')).toBeVisible();
  await page.getByLabel('Fit').selectOption('Loose');
  await expect(page).toHaveURL(/draft=buba&fit=loose/);
  await expect(page.getByRole('status').filter({ hasText: 'Drafting' })).toBeHidden();
  await page.getByLabel('Fabric width').selectOption('60 in (152 cm)');
  await expect(page.getByText('of 60 in fabric')).toBeVisible();
  await page.getByLabel('Fabric width').selectOption('Aso-oke, 6 in (15 cm)');
  await expect(page.getByText(/of strips 6 in wide, \d+ lengths/)).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Sleeve, 2 panels: \d strips of .* each$/ }),
  ).toBeVisible();
  const plan = page.getByRole('img', { name: 'Panels of strips 6 in wide' });
  const [left = 0, right = 0] = await plan.evaluate((drawn) => [
    drawn.getBoundingClientRect().left,
    drawn.getBoundingClientRect().right - innerWidth,
  ]);
  expect(left >= 0 && right <= 0, 'the cutting plan is shown whole').toBe(true);
  await expect(page.getByRole('cell', { name: 'Estimated' }).first()).toBeVisible();
  const small = (await pieces(page, 'Buba').boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Sleeve', exact: true }).click();
  const width = async () => (await pieces(page, 'Buba').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(small * 1.2);
  // Where a piece was sought, its name is in the room that shows it.
  const room = page.getByRole('region', { name: 'Pieces of the pattern' });
  const isShown = async () => {
    const [frame, name] = [await room.boundingBox(), await room.getByText('Sleeve', { exact: true }).boundingBox()];
    if (!frame || !name) return false;
    const isWithin = (from: number, length: number, start: number, size: number) =>
      from >= start && from + length <= start + size;
    return isWithin(name.x, name.width, frame.x, frame.width) && isWithin(name.y, name.height, frame.y, frame.height);
  };
  await expect.poll(isShown).toBe(true);
  const fitted = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(fitted * 1.4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await seriousIssuesOfBothThemes(page), 'the pattern').toEqual([]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download A4 PDF' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^buba-loose-ADN-\d{4}-\d{6}-a4\.pdf$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');

  const theirs = await windowOf(browser, customer);
  await theirs.goto(`/orders/${orderId}`);
  await theirs.getByText('Views of your measurements').click();
  // The suggestion, another pattern, another fit, the file: the width of the fabric is no other pattern.
  const view = theirs.getByRole('listitem').filter({ hasText: `${shop.name} for a sewing pattern` });
  await expect(view).toHaveText(/\(4 times that day\)$/);
  expect(await seriousIssuesOfBothThemes(theirs), 'the order of the customer').toEqual([]);
});

test('a pattern waits for a connection and says when it could not be drafted', async ({ page }) => {
  test.setTimeout(120_000);
  const { request } = page;
  const shop = await openWorkshop(request);
  const customer = await openAccount(request);
  await addToCart(request, customer, await sell(request, shop, 'Kaftan in voile', 90_000));
  await addToCart(request, customer, await sell(request, shop, 'Boubou in voile', 90_000), 'later');
  const orderId = await buyCart(request, customer);
  const { record } = await callAs(request, shop.maker, `/api/staff/orders/${orderId}`);
  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}/pattern/${record.parts[0]._id}`);
  await expect(pieces(page, 'Kaftan')).toBeVisible();
  await page.getByLabel('Item').selectOption('Boubou in voile');
  await expect(page.getByText('The customer has not given measurements yet.')).toBeVisible();
  await page.getByLabel('Item').selectOption('Kaftan in voile, Ngozi');
  await expect(pieces(page, 'Kaftan')).toBeVisible();

  const busy = { message: 'Many patterns are being drafted right now.', code: 'pattern_busy' };
  await page.route('**/api/staff/patterns/**', (route) => route.fulfill({ status: 503, json: busy }));
  await page.getByLabel('Fit').selectOption('Fitted');
  await expect(page.getByRole('alert').filter({ hasText: busy.message })).toBeVisible();
  await page.unroute('**/api/staff/patterns/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pieces(page, 'Kaftan')).toBeVisible();

  await page.context().setOffline(true);
  await page.getByLabel('Fit').selectOption('Loose');
  await expect(page.getByRole('alert').filter({ hasText: 'The pattern could not be drafted.' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(pieces(page, 'Kaftan')).toBeVisible();
  await expect(page.getByLabel('Fit')).toHaveValue('loose');
});

test('customers have patterns of their own measurements with a premium plan', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { request } = page;
  const lengths = { height: 1680, 'shoulder-width': 400, 'bust-girth': 920, 'waist-girth': 740, 'hip-girth': 1000 };
  const legs = { 'inside-leg-length': 1000, 'outside-leg-length': 1050 };
  const wearer = { name: 'Amaka', figure: 'woman', ageGroup: 'adult', unit: 'cm', method: 'alone' };
  const data = { ...wearer, values: { ...lengths, ...legs }, measuredOn: '2026-05-03' };
  const free = await openAccount(request);
  const { profile: own } = await callAs(request, free, '/api/measurements', { data });
  const stranger = await windowOf(browser, free);
  await stranger.goto(`/account?section=measurements&profile=${own._id}`);
  await stranger.getByRole('link', { name: 'Sewing pattern' }).click();
  await expect(stranger.getByText('With a premium plan')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(stranger), 'without premium').toEqual([]);
  await stranger.getByRole('main').getByRole('link', { name: 'See plans' }).click();
  await expect(stranger).toHaveURL('/subscription/plans');

  const person = await subscriber(request);
  const { profile } = await callAs(request, person, '/api/measurements', { data });
  await rememberSession(page, person);
  await page.goto(`/account/patterns/${profile._id}`);
  await expect(pieces(page, 'Boubou')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the pattern').toEqual([]);
  await page.getByLabel('Pattern', { exact: true }).selectOption('Bodice block');
  await expect(pieces(page, 'Bodice block')).toBeVisible();
  await page.getByLabel('Pattern', { exact: true }).selectOption('Sokoto');
  await expect(page.getByRole('heading', { name: 'No pattern can be drafted' })).toBeVisible();
  await expect(page.getByText('Please check: outside leg length, inside leg length.')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the refusal').toEqual([]);
  await page.getByRole('link', { name: 'Edit measurements' }).click();
  await expect(page).toHaveURL(/edit=1/);
});

import { expect, type Locator, type Page } from '@playwright/test';
import { buyCart, pieceId } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { query } from '../kit/database.ts';
import { visitAwake } from '../kit/visit.ts';
import { callAs } from '../makers/workshop.ts';
import { test } from '../tryon/drawing.ts';

// What is drawn pixel by pixel takes long where others draw too.
const LONG = { timeout: 90_000 };

/** The one picture of a product that the page’s main part shows. */
const picture = (page: Page): Locator => page.getByRole('main').locator('img[src*="/media/"]').first();

/** By which a picture is known, whatever its width. */
const idOf = async (shown: Locator): Promise<string> =>
  /\/media\/([^/]+)\//.exec((await shown.getAttribute('src')) ?? '')?.[1] ?? '';

test('what was chosen is seen in the cart, on the order, in its mail and on the work sheet', async ({
  page,
  browser,
}) => {
  test.slow();
  const { request } = page;
  const customer = await openAccount(request);
  await rememberSession(page, customer);
  const productId = await pieceId(request, 'Eko Agbada');
  await visitAwake(page, `/products/${productId}`);
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^Pocket panel and full neckline/ }) })
    .click();
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^Burgundy/ }) })
    .click();
  await expect(page.getByRole('link', { name: 'Add measurements' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('In your cart ·')).toBeVisible();

  const { product } = await (await request.get(`/api/products/${productId}`)).json();
  const known: string[] = product.pictures.map(({ _id }: { _id: string }) => _id);
  await page.getByRole('link', { name: 'View cart' }).click();
  // It comes while the page is looked at, and is never missing until then.
  await expect(picture(page)).toBeVisible();
  await expect.poll(async () => known.includes(await idOf(picture(page))), LONG).toBe(false);
  const look = await idOf(picture(page));
  expect(
    await picture(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);

  await page.goto('/checkout');
  await expect(page.locator(`img[src*="${look}"]`)).toBeAttached();
  const orderId = await buyCart(request, customer);
  await page.goto(`/orders/${orderId}`);
  await expect(page.locator(`img[src*="${look}"]`)).toBeVisible();
  const [mail] = await query<{ html: string }>(
    "select html from mails where kind = 'order-placed' and recipient = $1",
    [customer.email],
  );
  expect(mail?.html).toContain(`/media/${look}/`);
  expect(mail?.html).toContain('alt="Eko Agbada as chosen: Burgundy; Pocket panel and full neckline;');

  const admin = await demoSession(request, 'admin');
  const { record } = await callAs(request, admin, `/api/staff/orders/${orderId}`);
  const desk = await windowOf(browser, admin);
  await desk.goto(`/admin/orders/${orderId}/sheet/${record.parts[0]._id}`);
  await expect(desk.locator(`img[src*="${look}"]`)).toBeVisible();
});

import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { demoSession, rememberSession, windowOf } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';
import { openWorkshop, sell } from '../makers/workshop.ts';
import { subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

const PHOTO = join(import.meta.dirname, 'photos/flat-lay.jpg');
const CUT_OUT = join(import.meta.dirname, '../../apps/api/src/demo/tryon/gobi-fila.webp');
// What is drawn pixel by pixel takes long where others draw too.
const LONG = { timeout: 90_000 };

/** Waits until the preview shows the garment on its five bodies: an empty canvas has one colour. */
async function seePreview(page: Page): Promise<void> {
  const pictures = page.getByRole('main').getByRole('list').locator('canvas');
  await expect(pictures).toHaveCount(5, LONG);
  // Asked for once it is there: reading pixels again and again takes longer than drawing them.
  await expect(page.locator('canvas[aria-busy="true"]')).toHaveCount(0, LONG);
  const drawn = await pictures.evaluateAll(
    (all) =>
      (all as HTMLCanvasElement[]).filter((canvas) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return new Set(Array.from({ length: 1000 }, (_, i) => String(data.slice(i * 400, i * 400 + 3)))).size > 20;
      }).length,
  );
  expect(drawn).toBe(5);
}

/** Decides about the outfit that the page shows. */
async function decide(page: Page, action: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (reason) await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

test('a designer makes an outfit of a photo, staff send it back and publish it, and a subscriber wears it', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const shop = await openWorkshop(request);
  const title = `Blue Tie-dye Set of ${shop.name}`;
  const productId = await sell(request, shop, title, 85_000);
  await rememberSession(page, shop.maker);
  await visit(page, `/designer/products/edit/${productId}`);
  await page.getByRole('link', { name: 'Virtual try-on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual try-on' })).toBeVisible();
  const sent: string[] = [];
  page.on(
    'request',
    (call) => call.method() !== 'GET' && sent.push(`${call.method()} ${new URL(call.url()).pathname}`),
  );
  await page.getByLabel('Photo of the garment').setInputFiles(PHOTO);
  await expect(page.getByRole('heading', { name: 'Cut-out' })).toBeVisible(LONG);
  await seePreview(page);
  expect(sent, 'the photo stays on the device').toEqual([]);
  expect(await everyIssueOfBothThemes(page), 'making an outfit').toEqual([]);

  // By keyboard: paint the inside of the collar, take it back and make it again; move a point and all of them.
  const paper = page.getByRole('application', { name: /^Cut-out/ });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await paper.focus();
  for (let press = 0; press < 9; press++) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Redo' }).click();
  const neck = page.getByRole('button', { name: /^Neck, 600 across, 285 down/ });
  await neck.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Neck, 600 across, 287 down' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo last move' }).click();
  await expect(neck).toBeVisible();

  await page.getByRole('button', { name: 'Save draft' }).click();
  // Six layers are encoded and read again, one after the other.
  await expect(page.getByText('Draft saved.')).toBeVisible(LONG);
  const calls = new Set(sent.map((call) => call.replace(productId, ':id')));
  expect([...calls].every((call) => call.startsWith('PUT /api/staff/products/:id/outfit'))).toBe(true);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('In review')).toBeVisible();

  const desk = await windowOf(browser, await demoSession(request, 'admin'));
  await visit(desk, '/admin/virtual-tryon/outfits?status=submitted');
  await desk.getByRole('main').getByRole('link', { name: title }).click();
  await seePreview(desk);
  await decide(desk, 'Send back', 'Please paint the left sleeve.');
  await expect(desk.getByText('Outfit sent back to its maker.')).toBeVisible();

  await visit(page, `/designer/products/try-on/${productId}`);
  await expect(page.getByText('Please paint the left sleeve.')).toBeVisible();
  await expect(page.getByRole('application', { name: /^Cut-out/ })).toBeVisible(LONG);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('In review')).toBeVisible();

  await desk.reload();
  await decide(desk, 'Mark as checked');
  await expect(desk.getByText('Outfit marked as checked.')).toBeVisible();
  await decide(desk, 'Publish');
  await expect(desk.getByText('Outfit is live.')).toBeVisible();

  const room = await windowOf(browser, await subscriber(request));
  await visit(room, '/virtual-tryon');
  await room.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await expect(room.getByRole('img', { name: `Amara in ${title}` })).toBeVisible(LONG);
  await expect(room.getByText(/^59 try-ons left/)).toBeVisible();
});

/** Shows on a product the picture that we drew of the dashiki. */
const draw = (productId: string) =>
  query(
    `insert into product_pictures (product_id, media_id, position)
      select $1, id, 9 from media where source = 'garment-art' and path = 'products/dashiki/1.webp'`,
    [productId],
  );

test('a designer makes an outfit of our drawing at once, and staff one of another product', { tag: '@both' }, async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const shop = await openWorkshop(request);
  const [title, other] = [`Drawn Dashiki of ${shop.name}`, `Second Dashiki of ${shop.name}`];
  const [productId, otherId] = [await sell(request, shop, title, 85_000), await sell(request, shop, other, 85_000)];
  await rememberSession(page, shop.maker);
  await visit(page, `/designer/products/try-on/${productId}`);
  await expect(page.getByLabel('Photo of the garment')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Use our drawing' })).toHaveCount(0);
  await draw(productId);
  await draw(otherId);
  await page.reload();
  const use = page.getByRole('button', { name: 'Use our drawing' });
  await use.click();
  await expect(page.getByText('Draft made from our drawing.')).toBeVisible(LONG);
  await expect(page.getByRole('application', { name: /^Cut-out/ })).toBeVisible(LONG);
  await seePreview(page);
  expect(await everyIssueOfBothThemes(page), 'an outfit of a drawing').toEqual([]);

  await use.click();
  const dialog = page.getByRole('dialog', { name: 'Replace your draft?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await use.click();
  await dialog.getByRole('button', { name: 'Use our drawing' }).click();
  await expect(dialog).toBeHidden(LONG);
  await expect(page.getByRole('application', { name: /^Cut-out/ })).toBeVisible(LONG);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('In review')).toBeVisible();

  const desk = await windowOf(browser, await demoSession(request, 'admin'));
  await visit(desk, '/admin/virtual-tryon/outfits');
  await desk.getByRole('button', { name: 'Use a drawing' }).click();
  const choice = desk.getByRole('dialog', { name: 'Use a drawing' });
  await expect(choice.getByRole('button', { name: 'Make outfit' })).toBeDisabled();
  await choice.getByRole('combobox', { name: 'Product' }).fill(other);
  await desk.getByRole('option', { name: other }).click();
  expect(await everyIssueOfBothThemes(desk), 'the choice of a drawing').toEqual([]);
  await choice.getByRole('button', { name: 'Make outfit' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: other })).toBeVisible(LONG);
  await seePreview(desk);
  await decide(desk, 'Mark as checked');
  await expect(desk.getByText('Outfit marked as checked.')).toBeVisible();
});

test('a designer finds the same on a phone', { tag: '@phone' }, async ({ page, request }) => {
  const shop = await openWorkshop(request);
  const productId = await sell(request, shop, 'Blue Set', 85_000);
  await rememberSession(page, shop.maker);
  await visit(page, `/designer/products/try-on/${productId}`);
  await page.getByLabel('Photo of the garment').setInputFiles(PHOTO);
  await expect(page.getByRole('application', { name: /^Cut-out/ })).toBeVisible(LONG);
  await page.getByRole('button', { name: 'Left sleeve' }).tap();
  await page.getByRole('application', { name: /^Cut-out/ }).tap();
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(page.getByRole('button', { name: /^Neck, / })).toBeVisible(LONG);
  await seePreview(page);
  expect(await everyIssueOfBothThemes(page), 'making an outfit').toEqual([]);

  await expect(page.getByLabel('Background removal')).toBeVisible();
  await page.getByLabel('Photo of the garment').setInputFiles(CUT_OUT);
  await expect(page.getByText('The background was already removed, so the garment was left as it is.')).toBeVisible();
  await expect(page.getByLabel('Background removal')).toBeHidden();
});

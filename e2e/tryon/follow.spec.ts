import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { checkOut, endPayment, keepAddress, pieceId } from '../checkout/buying.ts';
import { openAccount, rememberSession, type Session } from '../kit/account.ts';
import { everyIssueOfBothThemes, seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';
import { expectSaid, subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

/** Rear Admiral Grace M. Hopper, photographed by James S. Davis for the United States Navy, 1984: public domain. */
const PHOTO = join(import.meta.dirname, 'photos/grace-hopper.jpg');

const stage = (page: Page, words: RegExp) => page.getByRole('img', { name: words });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What became of somebody’s tries, as staff read it. */
async function outcomesOf({ email }: Session): Promise<string[]> {
  const rows = await query<{ outcome: string }>(
    'select s.outcome from tryon_sessions s join users u on u.id = s.user_id where u.email = $1 order by s.at',
    [email],
  );
  return rows.map(({ outcome }) => outcome);
}

test('a trial starts from a product, which is tried on a photo, saved as a look, put in the cart as chosen, and ordered', {
  tag: '@both',
}, async ({ page, request }) => {
  test.setTimeout(180_000);
  const person = await openAccount(request);
  await keepAddress(request, person);
  const agbada = `/products/${await pieceId(request, 'Eko Agbada')}`;
  const tryItOn = page.getByRole('link', { name: 'Try it on Premium', exact: true });

  await visit(page, agbada);
  await tryItOn.click();
  await expectSaid(page, 'Please log in to access premium features.');
  await expect(page).toHaveURL(/\/login\?next=%2Fvirtual-tryon%3Fproduct%3D/);
  await rememberSession(page, person);
  await visit(page, agbada);
  await tryItOn.click();
  await expectSaid(page, 'You need a premium subscription to access this feature.');
  await page.getByRole('link', { name: 'Choose Plus' }).click();
  await page.getByRole('button', { name: 'Start 7-day free trial' }).click();
  await expectSaid(page, 'Your free trial has started.');

  await visit(page, '/products');
  await page.getByRole('link', { name: 'Try it on Eko Agbada' }).click();
  await expect(stage(page, /^Amara in Eko Agbada$/)).toBeVisible();
  await expect(page.getByText(/^4 try-ons left/)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(PHOTO);
  await expect(stage(page, /^Your photo in Eko Agbada$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^3 try-ons left/)).toBeVisible();

  // Nothing is stored before a plain yes.
  const saved: string[] = [];
  page.on('request', (sent) => sent.url().includes('/looks') && sent.method() === 'POST' && saved.push(sent.url()));
  await button(page, 'Save to account').click();
  await expect(page.getByRole('dialog').getByText('Only you can see it')).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'the question').toEqual([]);
  await button(page, 'Cancel').click();
  expect(saved).toEqual([]);
  await button(page, 'Save to account').click();
  await button(page, 'Save look').click();
  await expect(page.getByText('Look saved.')).toBeVisible();
  await expect.poll(() => outcomesOf(person)).toEqual(['viewed', 'saved']);

  await page.getByRole('button', { name: 'Wishlist: Eko Agbada' }).click();
  await page.getByRole('button', { name: 'Choose options: Eko Agbada' }).click();
  const sheet = page.getByRole('dialog', { name: 'Eko Agbada' });
  await expect(sheet.getByTestId('price')).toContainText('180,000');
  // What is chosen can be seen on the picture meanwhile.
  const [picture, choices] = [await page.locator('canvas[role=img]').boundingBox(), await sheet.boundingBox()];
  const isBeside = (choices?.x ?? 0) >= (picture?.x ?? 0) + (picture?.width ?? 0);
  expect(isBeside || (choices?.y ?? 0) >= (page.viewportSize()?.height ?? 0) * 0.4).toBe(true);
  await sheet.getByRole('radio', { name: 'Burgundy' }).check({ force: true });
  await expect(sheet.getByText(/^We’ll ask for the measurements after you order/)).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the choices').toEqual([]);
  await sheet.getByRole('button', { name: 'Add to cart' }).click();
  await expect(sheet.getByText('In your cart')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'View product' })).toHaveAttribute('href', /\?options=/);
  await expect(sheet.getByRole('link', { name: 'Contact this maker' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Choose options: Eko Agbada' })).toBeFocused();
  // Another colour of the same piece is no other try.
  await expect(page.getByText(/^3 try-ons left/)).toBeVisible();

  await expect.poll(() => outcomesOf(person)).toEqual(['viewed', 'to-cart']);
  await page.goto('/cart');
  await expect(page.getByText('Burgundy')).toBeVisible();
  await checkOut(page);
  await endPayment(page, 'Pay');
  await expect(page.getByText('Burgundy').first()).toBeVisible();
});

test('looks are seen and deleted by whoever saved them, also when the plan has ended', {
  tag: '@both',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const person = await subscriber(request);
  await rememberSession(page, person);
  await visit(page, `/virtual-tryon?product=${await pieceId(request, 'Corset Gown')}`);
  await expect(stage(page, /^Amara in Corset Gown$/)).toBeVisible();
  for (const design of ['Auto-gele', 'Abeti-aja']) {
    await page.getByRole('button', { name: new RegExp(`^${design}`) }).click();
    await expect(stage(page, new RegExp(`^Amara in Corset Gown and ${design}$`))).toBeVisible();
    await button(page, 'Save to account').click();
    await button(page, 'Save look').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await button(page, 'Saved looks').click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^A look: Corset Gown/ })).toHaveCount(2);
  expect(await seriousIssuesOfBothThemes(page), 'the saved looks in the room').toEqual([]);

  await query(
    "update subscriptions set status = 'expired', ended_at = now() where user_id = (select id from users where email = $1)",
    [person.email],
  );
  await page.goto('/account/looks');
  const looks = page.getByRole('main').getByRole('img', { name: /^A look: Corset Gown/ });
  await expect(looks).toHaveCount(2);
  expect(await everyIssueOfBothThemes(page), 'the saved looks').toEqual([]);
  await button(page, 'Delete Corset Gown and Abeti-aja').click();
  await button(page, 'Cancel').click();
  await expect(looks).toHaveCount(2);
  await button(page, 'Delete Corset Gown and Abeti-aja').click();
  await button(page, 'Delete').click();
  await expect(looks).toHaveCount(1);
  await button(page, 'Delete all looks').click();
  await button(page, 'Delete all').click();
  await expect(page.getByText('No saved looks')).toBeVisible();
  await page.goto('/virtual-tryon');
  await expect(page).toHaveURL('/subscription/plans');
});

test('a picture is shared only when somebody says so, else the link to the product is copied', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => void shared.push(...files.map(({ name, type }) => `${name} ${type}`)),
    });
  });
  const sharedFiles = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  await rememberSession(page, await subscriber(request));
  const gown = await pieceId(request, 'Corset Gown');
  await visit(page, `/virtual-tryon?product=${gown}`);
  await expect(stage(page, /^Amara in Corset Gown$/)).toBeVisible();
  await button(page, 'Share').click();
  await button(page, 'Copy product link').click();
  await expectSaid(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/products/${gown}$`));
  expect(await sharedFiles()).toEqual([]);
  await button(page, 'Share').click();
  await button(page, 'Share picture').click();
  await expect.poll(sharedFiles).toEqual(['adunni-corset-gown.jpg image/jpeg']);
});

test('what is tried on offline is shown, survives a reload, and is counted once the device is online', async ({
  page,
  request,
  context,
}) => {
  await rememberSession(page, await subscriber(request));
  await visit(page, '/virtual-tryon');
  const design = page.getByRole('button', { name: /^Corset Gown/ });
  await design.click();
  await expect(page.getByText(/^59 try-ons left/)).toBeVisible();
  await page.getByRole('button', { name: 'Take off Corset Gown' }).click();
  await page.getByRole('radio', { name: 'Leila' }).check({ force: true });
  await expect(stage(page, /^Leila, nothing tried on yet$/)).toBeVisible();

  await context.setOffline(true);
  await design.click();
  await expect(stage(page, /^Leila in Corset Gown$/)).toBeVisible();
  await expect(page.getByText('1 more will be counted when you are online.')).toBeVisible();
  await page.route('**/api/virtual-tryon/tries', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('1 more will be counted when you are online.')).toBeVisible();
  await page.unroute('**/api/virtual-tryon/tries');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^58 try-ons left/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^58 try-ons left/)).toBeVisible();
});

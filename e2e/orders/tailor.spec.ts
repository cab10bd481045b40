import { expect, type Page, test } from '@playwright/test';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, type Session } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { callAs, openWorkshop, sell, somePhoto } from '../makers/workshop.ts';

/** An order whose sewing a workshop gave to the demo’s tailor. */
async function assignedOrder({ request }: Page): Promise<{ orderId: string; number: string; maker: Session }> {
  const shop = await openWorkshop(request);
  const customer = await openAccount(request);
  await addToCart(request, customer, await sell(request, shop, 'Aso-oke Gown', 200_000));
  const orderId = await buyCart(request, customer);
  const tailor = await demoSession(request, 'tailor');
  const { _id: tailorId } = await callAs(request, tailor, '/api/staff/shop');
  const found = await callAs(request, shop.maker, `/api/staff/orders/${orderId}`);
  const path = `/api/staff/orders/parts/${found.record.parts[0]._id}`;
  let { version } = found.record.parts[0];
  const change = async (call: string, data: object, method = 'POST'): Promise<void> => {
    const { record } = await callAs(request, shop.maker, `${path}/${call}`, { method, data: { version, ...data } });
    version = record.parts[0].version;
  };
  await change('accept', {});
  for (const to of ['measurements-confirmed', 'fabric-sourced']) await change('stage', { to });
  await change('tailor', { tailorId }, 'PUT');
  return { orderId, number: found.record.number, maker: shop.maker };
}

test('a tailor finds the work on the phone, cuts, sews and sends a photo', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000);
  const { number } = await assignedOrder(page);
  await rememberSession(page, await demoSession(page.request, 'tailor'));
  await page.goto(`/tailor/orders?q=${number}`);
  await expect(page.getByText('Aso-oke Gown')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the list').toEqual([]);
  await page.getByRole('link', { name: number, exact: true }).tap();

  await expect(page.getByText('Assigned to Peckham Fit Room')).toBeVisible();
  await expect(page.getByRole('main').getByText('₦')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /tailor$|^Refund|^Cancel|^Decline/ })).toHaveCount(0);
  await moveOn(page, 'Start cutting', 'Cutting');
  await moveOn(page, 'Start sewing', 'Sewing');
  await expect(page.getByRole('button', { name: 'Sewing, photo 1' })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the order').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByLabel('New note').fill('The lining is two days late.');
  await page.getByRole('button', { name: 'Add note' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: 'The lining is two days late.' })).toBeVisible();
  await page.getByRole('button', { name: /^More for / }).tap();
  await page.getByRole('menuitem', { name: 'Work sheet' }).tap();
  await expect(page.getByRole('main')).toContainText('The lining is two days late.');
  expect(await seriousIssuesOfBothThemes(page), 'the work sheet').toEqual([]);
});

test('a workshop messages its tailor without leaving the order', async ({ page, request }) => {
  const { orderId, number, maker } = await assignedOrder(page);
  await rememberSession(page, maker);
  await page.goto(`/designer/orders/${orderId}`);
  const dialog = page.getByRole('dialog', { name: 'Message Peckham Fit Room' });
  const send = async (text: string): Promise<void> => {
    await expect(dialog.getByLabel('Your message')).toHaveValue(`${number}: `);
    await expect(dialog.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await dialog.getByLabel('Your message').fill(`${number}: ${text}`);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog).toBeHidden();
  };

  await page.getByRole('button', { name: 'message them' }).click();
  expect(await seriousIssuesOfBothThemes(page), 'the message').toEqual([]);
  await send('Can you start on Monday?');
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Change tailor' }).click();
  const assigning = page.getByRole('dialog', { name: 'Change tailor' });
  await assigning.getByRole('button', { name: 'Message Peckham Fit Room' }).click();
  await send('₦40,000 for the sewing?');
  await expect(assigning.getByLabel('Tailor', { exact: true }), 'the choice is kept').toHaveValue('Peckham Fit Room');
  await expect(assigning.locator(':focus')).toHaveCount(1);
  await expect(page).toHaveURL(`/designer/orders/${orderId}`);

  const { items } = await callAs(request, await demoSession(request, 'tailor'), '/api/staff/enquiries');
  expect(items).toContainEqual(expect.objectContaining({ lastText: `${number}: ₦40,000 for the sewing?` }));
});

/** Takes a step with a photo; what one taps is large enough for a thumb. */
async function moveOn(page: Page, step: string, stage: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: step });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(42);
  await button.tap();
  const dialog = page.getByRole('dialog', { name: step });
  await dialog.locator('input[type=file]').setInputFiles(await somePhoto(page.request));
  await expect(dialog.getByRole('img', { name: 'photo.jpg' })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), step).toEqual([]);
  await dialog.getByRole('button', { name: step }).tap();
  await expect(page.getByRole('button', { name: `${stage}, photo 1` })).toBeVisible();
}

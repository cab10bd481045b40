import { expect, type Page, test } from '@playwright/test';
import { addToCart, buyCart, keepAddress } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { openWorkshop, sell, somePhoto } from '../makers/workshop.ts';

const NOTE = 'Offer a voucher if it is late again.';
const list = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('a customer writes from an order with a photo, staff answer, and the answer shows at once in the other window', {
  tag: '@both',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const { request } = page;
  const shop = await openWorkshop(request);
  const customer = await openAccount(request);
  await keepAddress(request, customer);
  await addToCart(request, customer, await sell(request, shop, 'Ankara Wrap', 40_000));
  const orderId = await buyCart(request, customer);
  await rememberSession(page, customer);

  await page.goto(`/orders/${orderId}`);
  await page.getByRole('link', { name: 'Get help with this', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New ticket' })).toBeVisible();
  await expect(page.getByLabel('What is it about? (optional)')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Create ticket' }).click();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.getByLabel('Subject').fill('A button is missing');
  await page.getByLabel('Description').fill('The third button from the top is gone.');
  await page.getByLabel('Add photos or PDFs').setInputFiles(await somePhoto(request));
  await expect(page.getByRole('img', { name: 'photo.jpg' })).toBeVisible();
  // What was written survives a reload.
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('A button is missing');
  expect(await seriousIssues(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: 'Create ticket' }).click();
  await page.waitForURL(/\/support\/tickets\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'A button is missing' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Ticket, photo 1/ })).toBeVisible();
  const number = (
    await page
      .getByText(/^TKT-\d{4}-\d{6}$/)
      .first()
      .innerText()
  ).trim();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();

  const staff = await windowOf(browser, await demoSession(request, 'admin'));
  await staff.goto(`/admin/support/tickets?q=${number}`);
  await staff.getByRole('link', { name: number, exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'A button is missing' })).toBeVisible();
  await staff.getByLabel('Internal note').fill(NOTE);
  await staff.getByRole('button', { name: 'Add internal note' }).click();
  await expect(staff.getByText('Internal note, only staff see this')).toBeVisible();
  await staff.getByLabel(/^Reply to /).fill('We are sorry. A new one is on its way.');
  await staff.getByRole('button', { name: 'Send reply' }).click();
  await expect(staff.getByText('Reply sent.')).toBeVisible();
  expect(await seriousIssues(staff), 'the ticket of staff').toEqual([]);

  // Without reloading.
  await expect(list(page).getByText('We are sorry. A new one is on its way.')).toBeVisible();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await page.getByLabel('Your message').fill('Thank you!');
  await page.getByLabel('Add photos or PDFs').setInputFiles(await somePhoto(request));
  await expect(page.getByRole('img', { name: 'photo.jpg' })).toBeVisible();
  // What is attached to a reply survives a reload, as its words do, and is sent with it.
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('Thank you!');
  await expect(page.getByRole('img', { name: 'photo 1', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(list(page).getByText('Thank you!')).toBeVisible();
  await expect(list(page).getByRole('button', { name: /photo 1/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'photo 1', exact: true })).toBeHidden();
  await expect(staff.getByText('Thank you!')).toBeVisible();
  expect(await seriousIssues(page), 'the ticket of the customer').toEqual([]);

  // The link alone opens the thread and tells strangers less; it shows what is new by itself, too.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(list(stranger).getByText('Thank you!')).toBeVisible();
  await staff.getByLabel(/^Reply to /).fill('Gladly.');
  await staff.getByRole('button', { name: 'Send and resolve' }).click();
  await expect(page.getByText('Resolved', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Excellent' }).check({ force: true });
  await page.getByLabel('Anything to add? (optional)').fill('Very kind');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('You rated our help:')).toBeVisible();

  await expect(list(stranger).getByText('Gladly.')).toBeVisible();
  await expect(stranger.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(stranger.getByText('•••', { exact: false }).first()).toBeVisible();
  await expect(stranger.getByText(customer.email)).toHaveCount(0);
  await stranger.goto('/support/tickets/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(stranger.getByText('Ticket not found')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Tickets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Tickets' })).toBeVisible();
  await expect(page.getByRole('link', { name: /A button is missing/ })).toBeVisible();
  expect(await seriousIssues(page), 'the list of the customer').toEqual([]);
});

import { expect, type Page } from '@playwright/test';
import { checkOut, endPayment, keepAddress, profileOf } from '../checkout/buying.ts';
import { demoSession, openAccount, PASSWORD, type Session, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit, visitAwake } from '../kit/visit.ts';
import { callAs, openWorkshop, type Workshop } from '../makers/workshop.ts';
import { test } from '../tryon/drawing.ts';
import { LONG, sewKaftans, whenDrawn } from './designing.ts';

/** Designs a kaftan by touch and asks workshops for it, by way of logging in; returns the id of the request. */
async function designAndAsk(page: Page, customer: Session, shops: readonly Workshop[]): Promise<string> {
  await visitAwake(page, '/design');
  await page.getByRole('link', { name: 'Kaftan or senator', exact: true }).tap();
  await whenDrawn(page, /^Kaftan or senator in Guinea brocade, emerald/);
  await page.locator('label').filter({ hasText: 'Below the knee' }).tap();
  await page.getByRole('textbox', { name: 'Name' }).fill('Eid kaftan');
  await whenDrawn(page, /length: below the knee/);
  const estimate = page.getByRole('region', { name: 'Price estimate' });
  await estimate.getByRole('button', { name: /days, .* makers/ }).tap();
  const prices = page.getByRole('dialog', { name: 'Makers and prices' });
  for (const { name } of shops) await expect(prices.getByRole('link', { name, exact: true })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'makers and prices').toEqual([]);
  await page.keyboard.press('Escape');

  await estimate.getByRole('button', { name: 'Ask makers' }).tap();
  await page.getByLabel('Email', { exact: true }).fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask makers' });
  await expect(dialog.getByRole('checkbox', { checked: true }).first()).toBeVisible(LONG);
  const checked = dialog.getByRole('checkbox', { checked: true });
  while ((await checked.count()) > 0) await checked.first().uncheck();
  for (const { name } of shops) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByLabel('Message (optional)').fill('For Eid, please.');
  expect(await seriousIssuesOfBothThemes(page), 'asking').toEqual([]);
  await dialog.getByRole('button', { name: 'Send request' }).tap();
  await expect(page).toHaveURL(/\/account\/requests\/[0-9a-f-]{36}$/);
  return page.url().split('/').at(-1) ?? '';
}

/** Answers on the maker’s own page, with another neckline, which is drawn beside the one that was asked. */
async function respond(page: Page): Promise<void> {
  await page.goto('/designer/requests');
  await expect(page.getByText('47 hours left')).toBeVisible();
  await page.getByRole('link', { name: 'Eid kaftan' }).first().click();
  await expect(page.getByText('For Eid, please.')).toBeVisible();
  await page.getByRole('button', { name: 'Respond' }).click();
  const dialog = page.getByRole('dialog', { name: 'Respond to the request' });
  await expect(dialog.getByRole('link', { name: 'price list' })).toBeVisible();
  await dialog.getByLabel('Price').fill('85000');
  await expect(dialog.getByText('You earn ₦74,800 of ₦85,000, after 12% commission.')).toBeVisible();
  await dialog.getByLabel('Days until it is ready').fill('12');
  await dialog.getByLabel('Message (optional)').fill('With an open neck it sits better.');
  await dialog.getByText('Suggest changes to the design').click();
  await dialog.getByLabel('Neckline').selectOption('Open V');
  await expect(dialog.getByRole('img', { name: 'Eid kaftan with your changes' })).toBeVisible({ timeout: 60_000 });
  expect(await seriousIssuesOfBothThemes(page), 'the response').toEqual([]);
  await dialog.getByRole('button', { name: 'Send response' }).click();
  await expect(page.getByText('Response sent.')).toBeVisible();
  await expect(page.getByText(/Waiting for the customer: the response is valid until/)).toBeVisible();
  await expect(page.getByText('Your changes', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  expect(await seriousIssuesOfBothThemes(page), 'the request of a maker').toEqual([]);
}

/** Downloads the pattern of what was ordered, on the maker’s page of the order. */
async function savePattern(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^More for / });
  const atDesk = page.getByRole('link', { name: 'Pattern' });
  await expect(more).toBeVisible();
  if (!(await atDesk.isVisible())) await more.click();
  await page.getByRole('menuitem', { name: 'Pattern' }).or(atDesk).click();
  await expect(page.getByRole('img', { name: 'Pieces of Kaftan' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download A4 PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^kaftan-.*-a4\.pdf$/);
}

test('a design is made by touch, two makers respond, one is accepted and paid, and has its pattern', {
  tag: '@phone',
}, async ({ page, request, browser }) => {
  test.setTimeout(300_000);
  const customer = await openAccount(request);
  await keepAddress(request, customer);
  const profileId = await profileOf(request, customer);
  const shops = [await openWorkshop(request), await openWorkshop(request)] as const;
  // Less than anybody asks, so that they are proposed.
  await sewKaftans(request, shops[0], 1000, 12);
  await sewKaftans(request, shops[1], 1100, 3);
  const requestId = await designAndAsk(page, customer, shops);

  const maker = await windowOf(browser, shops[0].maker);
  await respond(maker);
  const { items } = await callAs(request, shops[1].maker, '/api/staff/design-requests');
  const values = { price: 99_000, days: 20, message: '' };
  await callAs(request, shops[1].maker, `/api/staff/design-requests/${items[0]._id}/answer`, {
    data: { version: 1, values },
  });

  await visit(page, '/account/requests');
  await expect(page.getByText('2 responses')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the list').toEqual([]);
  await page.getByRole('link', { name: /Eid kaftan/ }).click();
  const first = page.getByRole('article', { name: shops[0].name });
  await expect(first.getByText('₦85,000')).toBeVisible();
  await expect(first.getByText('Neckline: Standing collar Open V')).toBeVisible();
  await expect(page.getByRole('article', { name: shops[1].name }).getByText('₦99,000')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the responses').toEqual([]);
  await first.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Accept and go to cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Custom kaftan')).toBeVisible();
  await page.getByLabel('Measurements', { exact: true }).selectOption(profileId);
  await expect(page.getByLabel('Measurements', { exact: true })).toHaveValue(profileId);
  expect(await seriousIssuesOfBothThemes(page), 'the cart').toEqual([]);

  await checkOut(page);
  await endPayment(page, 'Pay');
  await expect(page.getByText('Custom kaftan').first()).toBeVisible();
  await visit(page, `/account/requests/${requestId}`);
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page).toHaveURL(/\/orders\//);

  await maker.reload();
  await maker.getByRole('link', { name: 'View order' }).click();
  await expect(maker.getByText('Custom kaftan').first()).toBeVisible();
  await savePattern(maker);
  const other = await windowOf(browser, shops[1].maker);
  await other.goto(`/designer/requests/${items[0]._id}`);
  await expect(other.getByText('Closed')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Respond' })).toHaveCount(0);
});

test('a visitor asks a maker for something like a product, who declines; another can be asked', {
  tag: '@both',
}, async ({ page, request, browser }) => {
  const customer = await openAccount(request);
  const words = `In blue, for a wedding. ${customer.email}`;
  const { items } = await (await request.get('/api/products?maker=adewura-atelier&limit=1')).json();
  await visit(page, `/products/${items[0]._id}`);
  await page.getByRole('link', { name: 'Ask this maker for something like it' }).click();
  await page.getByLabel('Email', { exact: true }).fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Ask Adewura Atelier' })).toBeVisible();
  await expect(page.getByText('Something like')).toBeVisible();
  await page.getByLabel('What would you like?').fill(words);
  expect(await seriousIssuesOfBothThemes(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: `Like ${items[0].title}` })).toBeVisible();

  const maker = await windowOf(browser, await demoSession(request, 'designer'));
  await maker.goto(`/designer/requests?q=${encodeURIComponent(`Like ${items[0].title}`)}`);
  await maker
    .getByRole('link', { name: `Like ${items[0].title}`, exact: true })
    .first()
    .click();
  await expect(maker.getByText(words)).toBeVisible();
  await maker.getByRole('button', { name: 'Decline' }).click();
  const dialog = maker.getByRole('dialog', { name: 'Decline the request' });
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await maker.getByRole('option', { name: 'Fully booked at the moment' }).click();
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(maker.getByText('Request declined.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Fully booked at the moment')).toBeVisible();
  await page.getByRole('button', { name: 'Ask another maker' }).click();
  const more = page.getByRole('dialog', { name: 'Ask another maker' });
  await more.getByRole('checkbox', { name: /Zaria Needle/ }).check();
  expect(await seriousIssuesOfBothThemes(page), 'asking another').toEqual([]);
  await more.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Request sent.')).toBeVisible();
  await expect(page.getByRole('article', { name: /Zaria Needle/ })).toBeVisible();
});

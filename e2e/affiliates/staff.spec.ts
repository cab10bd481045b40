import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, type Session } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { expectClean } from '../kit/clean.ts';
import { visit } from '../kit/visit.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';
import { applyByCall } from './kit.ts';

const REASON = 'The order was for the partner’s own household.';

test('staff approve an application on terms of its own, let a self-referral count and take its commission back', {
  tag: '@both',
}, async ({ page }) => {
  const { request } = page;
  const [partner, admin] = [await openAccount(request), await demoSession(request, 'admin')];
  const partnerId = await applyByCall(request, partner);
  await rememberSession(page, admin);
  const record = `/admin/affiliates/partners/${partnerId}`;

  await visit(page, record);
  await expect(page.getByText('Brides in Enugu.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Partner approved. They have been notified.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await page.getByLabel('Note').fill('Agreed 12.5 % by phone.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Agreed 12.5 % by phone.' })).toBeVisible();

  const coupon = await issueCoupon(request, admin);
  await giveTerms(page, coupon);
  await expect(page.getByText('12.5%')).toBeVisible();
  await expect(page.getByRole('link', { name: coupon })).toBeVisible();

  await buyWith(request, partner, coupon);
  await page.reload();
  await expect(page.getByText('Same account', { exact: false })).toBeVisible();
  await expect(page.getByText('Not eligible')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the record').toEqual([]);
  await page.getByRole('button', { name: 'Approve commission' }).click();
  await expect(page.getByText('Commission approved.')).toBeVisible();
  await expect(page.getByText('₦22,500').first()).toBeVisible();

  await page.getByRole('link', { name: 'Commissions', exact: true }).and(page.locator('main a')).click();
  await expect(page).toHaveURL(new RegExp(`partnerId=${partnerId}`));
  await expect(page.getByText(/Approved despite: Same account/)).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the commissions').toEqual([]);
  await page.getByRole('checkbox', { name: /^Select ADN/ }).check();
  await page.getByRole('button', { name: 'Reverse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reverse 1 commission' });
  await expect(dialog.getByRole('button', { name: 'Reverse' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect(page.getByText('1 commission reversed.')).toBeVisible();
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: REASON });
  await expect(row.getByText('Reversed', { exact: true })).toBeVisible();
  const { items } = await callAs(request, partner, '/api/affiliate/commissions');
  expect(items).toMatchObject([{ status: 'reversed', reason: REASON, amount: 0 }]);
});

test('staff suspend a partner, add a rate and see what partners bring', { tag: '@both' }, async ({ page }) => {
  const { request } = page;
  const partner = await openAccount(request);
  const partnerId = await applyByCall(request, partner);
  await rememberSession(page, await demoSession(request, 'admin'));
  await visit(page, `/admin/affiliates/partners/${partnerId}`);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend partner' });
  await dialog.getByLabel('Reason').fill('Under review.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: 'Reinstate' })).toBeVisible();
  expect((await callAs(request, partner, '/api/affiliate')).partner).toMatchObject({ reason: 'Under review.' });

  const title = `Lace week ${crypto.randomUUID().slice(0, 8)}`;
  await visit(page, '/admin/affiliates/rates/add');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Commission' }).fill('15');
  await page.getByLabel('First day').fill('2031-03-01');
  await page.getByRole('button', { name: 'Create rate' }).click();
  await expect(page.getByText('A campaign has a first and a last day.')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the form of a rate').toEqual([]);
  await page.getByLabel('Last day').fill('2031-03-07');
  await page.getByRole('button', { name: 'Create rate' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the rates').toEqual([]);
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('link', { name: title })).toBeHidden();

  await expectClean(page, ['/admin/affiliates/partners', '/admin/affiliates/figures?period=90']);
  await page.getByRole('link', { name: 'Tolu Adeyemi Styles' }).click();
  await expect(page.getByRole('heading', { name: 'Tolu Adeyemi Styles', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Payouts', exact: true }).and(page.locator('main a')).click();
  await expect(page.getByText('One partner')).toBeVisible();
});

async function issueCoupon(request: APIRequestContext, admin: Session): Promise<string> {
  const code = `LACE${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  const nothing = { startsAt: null, endsAt: null, minimumSubtotal: null, totalLimit: null, perCustomerLimit: null };
  const data = {
    ...{ code, description: '', discountType: 'Percentage', discountAmount: 10, firstOrderOnly: false },
    ...{ ...nothing, categoryId: null, makerId: null },
  };
  await callAs(request, admin, '/api/staff/coupons', { data });
  return code;
}

/** Gives the partner on the page an own rate and a coupon, in their form. */
async function giveTerms(page: Page, coupon: string): Promise<void> {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Own rate').fill('12.5');
  const field = page.getByRole('combobox', { name: 'Coupon' });
  await field.fill(coupon);
  await page.getByRole('option', { name: coupon }).click();
  await expect(field).toHaveValue(coupon);
  expect(await seriousIssuesOfBothThemes(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Partner saved.')).toBeVisible();
}

/** Buys a piece of ₦200,000 with a coupon. */
async function buyWith(request: APIRequestContext, person: Session, code: string): Promise<void> {
  const shop = await openWorkshop(request);
  await addToCart(request, person, await sell(request, shop, 'Lace Gown', 200_000));
  await callAs(request, person, '/api/cart/apply-coupon', { data: { code } });
  await buyCart(request, person);
}

import { getOwnPartner } from '@adunni/contracts/affiliates/own';
import { recordClick } from '@adunni/contracts/affiliates/programme';
import { addToCart, applyCoupon } from '@adunni/contracts/cart/cart';
import { login } from '@adunni/contracts/identity/identity';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { issueCoupon } from '../../coupons/testing.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { addresses, users } from '../../identity/tables.ts';
import { signInAgain, signInAs } from '../../identity/testing.ts';
import { ADDRESS, openShop, place, type TestShop } from '../../orders/testing.ts';
import { giveAccount } from '../../payouts/testing.ts';
import { affiliateAccounts, affiliateClicks, affiliatePartners, affiliateReferrals } from '../tables.ts';
import { Browser, commissionsOf, giveCoupon, openPartner, order, referredBy, type TestPartner } from '../testing.ts';
import { forgetOldReferrals } from './referral.service.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 1000 });
});
afterAll(() => test.close());

async function clicksOf({ partnerId }: TestPartner): Promise<number> {
  const rows = await test.app.deps.db.select().from(affiliateClicks).where(eq(affiliateClicks.partnerId, partnerId));
  return rows.reduce((sum, { clicks }) => sum + clicks, 0);
}

describe('clicks', () => {
  it('are counted once for a browser and day, whatever the letter case of the code', async () => {
    const partner = await openPartner(test);
    const browser = new Browser(test);
    await browser.follow(partner.code.toLowerCase());
    await browser.follow(partner.code);
    expect(await clicksOf(partner)).toBe(1);
    const laptop = new Browser(test, { 'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605' });
    await laptop.follow(` ${partner.code} `);
    expect(await clicksOf(partner)).toBe(2);
  });

  it.each(['', 'WhatsApp/2.24', 'facebookexternalhit/1.1', 'Twitterbot/1.0', 'TelegramBot (like TwitterBot)'])(
    'are none of a preview, nor of who has no name: %j',
    async (name) => {
      const partner = await openPartner(test);
      const preview = new Browser(test, { 'user-agent': name });
      await preview.consent(true);
      expect(await preview.follow(partner.code)).toEqual({ isKnown: false, isKept: false });
      expect(await clicksOf(partner)).toBe(0);
      expect(preview.names).toEqual(['adunni_consent']);
    },
  );

  it('are none of the partner’s own, nor of a code that is nobody’s or of who earns nothing now', async () => {
    const partner = await openPartner(test);
    const own = new Browser(test);
    await own.consent(true, partner);
    expect(await own.follow(partner.code, partner)).toEqual({ isKnown: false, isKept: false });
    const suspended = await openPartner(test, { status: 'suspended' });
    for (const code of ['NOBODY', '<script>', suspended.code])
      expect(await new Browser(test).follow(code)).toEqual({ isKnown: false, isKept: false });
    expect([await clicksOf(partner), await clicksOf(suspended)]).toEqual([0, 0]);
  });
});

describe('a referral', () => {
  it('is kept only after a yes, also one that comes later, and goes with a no', async () => {
    const partner = await openPartner(test);
    const browser = new Browser(test);
    expect(await browser.follow(partner.code)).toEqual({ isKnown: true, isKept: false });
    await browser.consent(false);
    expect(await browser.follow(partner.code)).toEqual({ isKnown: true, isKept: false });
    expect(browser.names).toEqual(['adunni_consent']);
    await browser.consent(true);
    expect(await browser.follow(partner.code)).toEqual({ isKnown: true, isKept: true });
    expect(browser.names).toEqual(['adunni_consent', 'adunni_partner']);
    expect(await clicksOf(partner)).toBe(1);
    await browser.consent(false);
    expect(browser.names).toEqual(['adunni_consent']);
    expect(
      await test.app.deps.db
        .select()
        .from(affiliateReferrals)
        .where(eq(affiliateReferrals.partnerId, partner.partnerId)),
    ).toEqual([]);
  });

  it('is set for the API alone, for thirty days, out of scripts’ reach', async () => {
    const partner = await openPartner(test);
    const browser = new Browser(test);
    await browser.consent(true);
    const { headers } = await browser.call(recordClick, { body: { code: partner.code, path: '/' } });
    expect(String(headers['set-cookie'])).toMatch(
      /^adunni_partner=[\w-]{43}; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
  });

  it('goes with the person who signs in to their other devices', async () => {
    const partner = await openPartner(test);
    const browser = new Browser(test);
    await browser.consent(true);
    await browser.follow(partner.code);
    const { customer, signIn } = await personWithPassword();
    await browser.call(login, { body: signIn });
    expect(browser.names).not.toContain('adunni_partner');
    // The order is placed by another session of theirs, without any cookie.
    const [commission] = await commissionsOf(test, await order(test, customer, [shop]));
    expect(commission).toMatchObject({
      partnerId: partner.partnerId,
      via: 'link',
      status: 'pending',
      isNewCustomer: true,
    });
  });

  it('is that of the last of two partners, in whichever tab it was followed', async () => {
    const [first, last] = [await openPartner(test), await openPartner(test)];
    const browser = new Browser(test);
    await browser.consent(true);
    await browser.follow(first.code);
    test.now = new Date(test.now.getTime() + 60_000);
    await browser.follow(last.code);
    const { customer, signIn } = await personWithPassword();
    await browser.call(login, { body: signIn });
    const [commission] = await commissionsOf(test, await order(test, customer, [shop]));
    expect(commission?.partnerId).toBe(last.partnerId);
  });

  it('counts for thirty days and not a moment longer', async () => {
    const partner = await openPartner(test);
    const [early, late] = [await referredBy(test, partner), await referredBy(test, partner)];
    const clicked = test.now.getTime();
    test.now = new Date(clicked + 30 * DAY_MS - 1000);
    expect(await commissionsOf(test, await order(test, await signInAgain(test, early), [shop]))).toHaveLength(1);
    test.now = new Date(clicked + 30 * DAY_MS);
    expect(await commissionsOf(test, await order(test, await signInAgain(test, late), [shop]))).toEqual([]);
    await forgetOldReferrals(test.app.deps);
    expect(await test.app.deps.db.select().from(affiliateReferrals)).toEqual([]);
  });

  it('brings nothing for a partner who is suspended when the order is placed', async () => {
    const partner = await openPartner(test);
    const customer = await referredBy(test, partner);
    await test.app.deps.db
      .update(affiliatePartners)
      .set({ status: 'suspended' })
      .where(eq(affiliatePartners._id, partner.partnerId));
    expect(await commissionsOf(test, await order(test, customer, [shop]))).toEqual([]);
  });
});

describe('a coupon', () => {
  it('comes before a link, also without any agreement', async () => {
    const [byLink, byCoupon] = [await openPartner(test), await openPartner(test)];
    const code = await giveCoupon(test, byCoupon);
    const customer = await referredBy(test, byLink);
    const [commission] = await commissionsOf(test, await orderWithCoupon(customer, code));
    expect(commission).toMatchObject({ partnerId: byCoupon.partnerId, via: 'coupon', goods: 4_050_000 });
  });

  it('of nobody leaves the link what it is', async () => {
    const partner = await openPartner(test);
    const coupon = await issueCoupon(test);
    const customer = await referredBy(test, partner);
    const [commission] = await commissionsOf(test, await orderWithCoupon(customer, coupon.code));
    expect(commission).toMatchObject({ partnerId: partner.partnerId, via: 'link' });
  });
});

describe('the partner’s own orders', () => {
  it('bring nothing by their own coupon', async () => {
    const partner = await openPartner(test);
    const [commission] = await commissionsOf(test, await orderWithCoupon(partner, await giveCoupon(test, partner)));
    expect(commission).toMatchObject({ status: 'refused', signs: ['account'], amount: 0 });
  });

  it('bring nothing in a second account by the same browser', async () => {
    const partner = await openPartner(test);
    const browser = new Browser(test);
    await browser.call(getOwnPartner, {}, partner);
    expect(browser.names).toEqual(['adunni_partner_device']);
    const { customer, signIn } = await personWithPassword();
    await browser.call(login, { body: signIn });
    const [commission] = await commissionsOf(
      test,
      await order(test, await referredBy(test, partner, customer), [shop]),
    );
    expect(commission).toMatchObject({ status: 'refused', signs: ['device'] });
  });

  it('bring nothing with the same phone number, however it is written, or to the same address', async () => {
    const { db } = test.app.deps;
    const byPhone = await openPartner(test);
    await db.update(users).set({ phone: '0803 123 4567' }).where(eq(users._id, byPhone._id));
    const [first] = await commissionsOf(test, await order(test, await referredBy(test, byPhone), [shop]));
    expect(first).toMatchObject({ status: 'refused', signs: ['phone'] });
    const byAddress = await openPartner(test);
    const home = { ...ADDRESS, street: '14, admiralty way', landmark: '', postcode: '', phone: '+2348090000000' };
    await db.insert(addresses).values({ ...home, userId: byAddress._id });
    const [second] = await commissionsOf(test, await order(test, await referredBy(test, byAddress), [shop]));
    expect(second).toMatchObject({ status: 'refused', signs: ['address'] });
  });

  it('bring nothing when both are paid to the same bank account', async () => {
    const partner = await openPartner(test);
    await giveAccount(test, shop.makerId, '0123456789');
    await test.app.deps.db
      .update(affiliateAccounts)
      .set({ bankCode: '058', accountNumber: '0123456789' })
      .where(eq(affiliateAccounts.partnerId, partner.partnerId));
    const other = await openShop(test);
    const customer = await referredBy(test, partner, await signInAgain(test, shop.owner));
    const [commission] = await commissionsOf(test, await order(test, customer, [other]));
    expect(commission).toMatchObject({ status: 'refused', signs: ['bank-account'] });
  });
});

async function personWithPassword() {
  const password = 'Gele-and-coral-2026';
  const customer = await signInAs(test, 'Customer', { passwordHash: await hashPassword(password) });
  return { customer, signIn: { email: customer.email, password } };
}

async function orderWithCoupon(customer: { token: string }, code: string): Promise<string> {
  await test.call(addToCart, { body: { ...shop.dress, quantity: 1 } }, customer);
  await test.call(applyCoupon, { body: { code } }, customer);
  return (await place(test, customer as never)).body.order._id;
}

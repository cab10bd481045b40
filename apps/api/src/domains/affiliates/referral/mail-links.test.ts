import { recordClick } from '@adunni/contracts/affiliates/programme';
import { forgotPassword, login, register, resetPassword, verifyEmail } from '@adunni/contracts/identity/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo, signInAs, type TestPerson, tokenIn } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { Browser, commissionsOf, openPartner, order, type TestPartner } from '../testing.ts';

const PASSWORD = 'Gele-and-coral-2026';

let test: TestApp;
let shop: TestShop;
let partner: TestPartner;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 100 });
  partner = await openPartner(test);
});
afterAll(() => test.close());

/** A browser in which somebody followed the partner’s link and agreed to it, signed in nowhere. */
async function followed(): Promise<Browser> {
  const browser = new Browser(test);
  await browser.consent(true);
  await browser.call(recordClick, { body: { code: partner.code, path: '/' } });
  return browser;
}
/** Whose the orders are that a person places elsewhere, by their id. */
const broughtBy = async (person: TestPerson) =>
  (await commissionsOf(test, await order(test, person, [shop]))).map(({ partnerId, status }) => [partnerId, status]);

it('holds when somebody registers and confirms their address by the mailed link on another device', async () => {
  const browser = await followed();
  const email = 'folake@example.com';
  const body = { ...{ firstName: 'Folake', lastName: 'Eze', email, password: PASSWORD }, role: 'Customer' as const };
  const { user, token, refreshToken } = (await browser.call(register, { body })).body;
  const phone = new Browser(test);
  await phone.call(verifyEmail, { body: { token: tokenIn(await mailTo(test, email, 'verify-email')) } });
  expect(browser.names).not.toContain('adunni_partner');
  expect(await broughtBy({ ...user, token, refreshToken })).toEqual([[partner.partnerId, 'pending']]);
});

it('holds when a password is set anew by the mailed link on another device', async () => {
  const browser = await followed();
  const customer = await signInAs(test);
  const { email } = customer;
  await browser.call(forgotPassword, { body: { email } });
  const phone = new Browser(test);
  const token = tokenIn(await mailTo(test, email, 'reset-password'));
  await phone.call(resetPassword, { body: { token, password: PASSWORD } });
  expect(browser.names).toContain('adunni_partner');
  const signedIn = (await browser.call(login, { body: { email, password: PASSWORD } })).body;
  expect(await broughtBy({ ...customer, token: signedIn.token })).toEqual([[partner.partnerId, 'pending']]);
});

it('brings nothing of who follows their own link signed out, and signs in there', async () => {
  const browser = await followed();
  const { email } = partner;
  await browser.call(forgotPassword, { body: { email } });
  const token = tokenIn(await mailTo(test, email, 'reset-password'));
  await browser.call(resetPassword, { body: { token, password: PASSWORD } });
  const signedIn = (await browser.call(login, { body: { email, password: PASSWORD } })).body;
  expect(await broughtBy({ ...partner, token: signedIn.token })).toEqual([[partner.partnerId, 'refused']]);
});

import { recordClick } from '@adunni/contracts/affiliates/programme';
import { setConsent } from '@adunni/contracts/legal/consent';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@adunni/contracts/legal/consent-rules';
import { and, eq, sql } from 'drizzle-orm';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { issueCoupon } from '../coupons/testing.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { partnerBalance } from '../ledger/queries.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { customerWith, place, type TestShop } from '../orders/testing.ts';
import { affiliateAccounts, affiliateCommissions, affiliatePartners, type CommissionRow } from './tables.ts';

/** A browser of a person, not of a program. */
export const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' };

export interface TestPartner extends TestPerson {
  partnerId: string;
  code: string;
}

let codes = 0;

/** An active partner with a bank account. */
export async function openPartner(
  test: TestApp,
  values: Partial<typeof affiliatePartners.$inferInsert> = {},
): Promise<TestPartner> {
  const person = await signInAs(test);
  const { db } = test.app.deps;
  const code = `TOLU${++codes}`;
  const said = { name: 'Tolu Adeyemi Styles', site: 'https://toluadeyemi.example', isListed: true };
  const [partner] = await db
    .insert(affiliatePartners)
    .values({ userId: person._id, status: 'active', code, ...said, ...values })
    .returning();
  if (!partner) throw new Error('the partner was not stored');
  const account = { bankCode: '058', bankName: 'Guaranty Trust Bank', accountName: 'Tolu Adeyemi' };
  const accountNumber = String(2_000_000_000 + codes);
  await db
    .insert(affiliateAccounts)
    .values({ partnerId: partner._id, ...account, accountNumber, accountEnding: accountNumber.slice(-4) });
  return { ...person, partnerId: partner._id, code: partner.code };
}

/** Gives a partner a coupon that takes a tenth off; answers its code. */
export async function giveCoupon(test: TestApp, { partnerId }: TestPartner): Promise<string> {
  const coupon = await issueCoupon(test);
  await test.app.deps.db
    .update(affiliatePartners)
    .set({ couponId: coupon._id })
    .where(eq(affiliatePartners._id, partnerId));
  return coupon.code;
}

/** A browser with its cookies, as `fetch` has none. */
export class Browser {
  readonly #test: TestApp;
  readonly #cookies = new Map<string, string>();
  readonly #headers: Record<string, string>;

  constructor(test: TestApp, headers: Record<string, string> = PHONE) {
    this.#test = test;
    this.#headers = headers;
  }

  /** Calls as `TestApp.call`, with the cookies that were set so far. */
  call: TestApp['call'] = async (endpoint, sent, as = {}) => {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#test.call(endpoint, sent, {
      ...as,
      cookie,
      headers: { ...this.#headers, ...as.headers },
    });
    for (const [, name, value, rest] of String(answer.headers['set-cookie'] ?? '').matchAll(
      /(?:^|, )(adunni_\w+)=([^;]*)(;[^,]*)/g,
    ))
      if (value) this.#cookies.set(name ?? '', value);
      else if (rest) this.#cookies.delete(name ?? '');
    return answer;
  };

  /** The cookies that it holds. */
  get names(): string[] {
    return [...this.#cookies.keys()].sort();
  }

  /** Chooses what may be kept. */
  async consent(mayKnowPartners: boolean, as: TestPerson | Record<string, never> = {}): Promise<void> {
    const choices = Object.fromEntries(
      CONSENT_PURPOSES.map((purpose) => [purpose, purpose === 'partner-links' && mayKnowPartners]),
    ) as Record<ConsentPurpose, boolean>;
    await this.call(setConsent, { body: { choices } }, as);
  }

  /** Follows a partner’s link. */
  async follow(code: string, as: TestPerson | Record<string, never> = {}) {
    return (await this.call(recordClick, { body: { code, path: '/products' } }, as)).body;
  }
}

/** A customer who followed a partner’s link in a browser of their own, where they are signed in and agreed to it. */
export async function referredBy(test: TestApp, { code }: TestPartner, person?: TestPerson): Promise<TestPerson> {
  const customer = person ?? (await signInAs(test));
  const browser = new Browser(test);
  await browser.consent(true, customer);
  const { isKept } = await browser.follow(code, customer);
  if (!isKept) throw new Error('the referral was not kept');
  return customer;
}

/** Places an order of one dress of each shop for a customer; it is not paid yet. */
export async function order(
  test: TestApp,
  customer: TestPerson,
  shops: readonly TestShop[],
  change: Parameters<typeof place>[2] = {},
): Promise<string> {
  await customerWith(
    test,
    shops.map(({ dress }) => ({ ...dress, quantity: 1 })),
    customer,
  );
  const { status, body, error } = await place(test, customer, change);
  if (status !== 201 && status !== 200) throw new Error(`the order was not placed: ${JSON.stringify(error)}`);
  return body.order._id;
}

/** The commissions of an order, in the order of its parts. */
export const commissionsOf = (test: TestApp, orderId: string): Promise<CommissionRow[]> =>
  test.app.deps.db
    .select()
    .from(affiliateCommissions)
    .where(eq(affiliateCommissions.orderId, orderId))
    .orderBy(affiliateCommissions.partId);

/** A partner’s balance in kobo. */
export const balanceOf = (test: TestApp, { partnerId }: TestPartner) => partnerBalance(test.app.deps.db, partnerId);

/** What the books have cost a partner, in kobo; with what they owe the partner it sums to zero. */
export async function costOf(test: TestApp, { partnerId }: TestPartner): Promise<number> {
  const [row] = await test.app.deps.db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.partnerId, partnerId), eq(ledgerEntries.account, 'affiliates')));
  return Number(row?.sum);
}

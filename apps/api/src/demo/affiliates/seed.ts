import { asc, eq, sql } from 'drizzle-orm';
import {
  affiliateAccounts,
  affiliateClicks,
  affiliateNotes,
  affiliatePartners,
  affiliateRates,
} from '../../domains/affiliates/tables.ts';
import { categories } from '../../domains/catalog/tables.ts';
import { coupons } from '../../domains/coupons/tables.ts';
import { UNUSABLE_PASSWORD } from '../../domains/identity/passwords.ts';
import { users } from '../../domains/identity/tables.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { drawFrom } from '../../kit/draw.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import { seedCommissions } from './commissions.ts';
import { DEMO_PARTNERS, type DemoPartner } from './partners.ts';

/** Any number: processes starting together seed one after another. */
const LOCK = 7_263_547;
const CLICK_DAYS = 120;
const CLICKS_A_DAY = 26;

/** A partner of the demo with their rows’ ids. */
export interface SeededPartner extends DemoPartner {
  _id: string;
  userId: string;
}

/**
 * Stores the demo’s partners with what they said, their clicks and rates, and what orders of the past months brought
 * them. Does nothing where there are partners.
 */
export async function seedAffiliates(deps: Deps, people: { customerId: string; adminId: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [known] = await tx.select({ _id: affiliatePartners._id }).from(affiliatePartners).limit(1);
    if (known) return;
    const now = deps.clock();
    const partners = await seedPartners(tx, people, now);
    await seedRates(tx, now);
    await seedClicks(tx, partners, now);
    await seedCommissions(tx, partners, now);
  });
}

async function seedPartners(
  tx: Tx,
  { customerId, adminId }: { customerId: string; adminId: string },
  now: Date,
): Promise<SeededPartner[]> {
  const couponId = await seedCoupon(tx);
  const seeded: SeededPartner[] = [];
  for (const [index, partner] of DEMO_PARTNERS.entries()) {
    const createdAt = new Date(now.getTime() - partner.daysAgo * DAY_MS);
    const userId = partner.isCustomer ? customerId : await seedPerson(tx, partner, createdAt);
    const { status = 'active', isListed = true, reason = '', percent = null } = partner;
    const { name, code, site, audience, promotion, words } = partner;
    const decidedAt = status === 'applied' ? null : new Date(createdAt.getTime() + DAY_MS);
    const [row] = await tx
      .insert(affiliatePartners)
      .values({
        ...{ userId, status, isListed, reason, percent, createdAt, decidedAt },
        ...{ name, code, site, audience, promotion, words },
        couponId: partner.hasCoupon ? couponId : null,
        productIds: await idsOf(tx, 'title', 'products', partner.products ?? []),
        makerIds: await idsOf(tx, 'slug', 'makers', partner.makers ?? []),
      })
      .returning({ _id: affiliatePartners._id });
    const partnerId = row?._id ?? '';
    if (status === 'active' || status === 'suspended') await seedAccount(tx, partnerId, partner, index);
    if (partner.note)
      await tx
        .insert(affiliateNotes)
        .values({ partnerId, text: partner.note, authorId: adminId, createdAt: decidedAt ?? createdAt });
    seeded.push({ ...partner, _id: partnerId, userId });
  }
  return seeded;
}

async function seedPerson(tx: Tx, { firstName, lastName, code }: DemoPartner, createdAt: Date): Promise<string> {
  const [person] = await tx
    .insert(users)
    .values({
      ...{ firstName, lastName, email: `${code.toLowerCase()}@partners.adunni.example`, createdAt },
      ...{ passwordHash: UNUSABLE_PASSWORD, emailVerifiedAt: createdAt },
    })
    .returning({ _id: users._id });
  return person?._id ?? '';
}

async function seedAccount(tx: Tx, partnerId: string, { firstName, lastName }: DemoPartner, index: number) {
  const accountNumber = `02345${String(20_011 + index * 1013)}`;
  await tx.insert(affiliateAccounts).values({
    ...{ partnerId, bankCode: '058', bankName: 'Guaranty Trust Bank', accountNumber },
    ...{ accountEnding: accountNumber.slice(-4), accountName: `${firstName} ${lastName}` },
  });
}

/** Ids of what is called so, in that order; each must be there. */
async function idsOf(
  tx: Tx,
  column: 'title' | 'slug',
  table: 'products' | 'makers',
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; id: string }>(
    sql`select ${sql.identifier(column)} as name, id from ${sql.identifier(table)}
      where ${sql.identifier(column)} = any (${sql.param([...names])}::text[])`,
  );
  return names.map((name) => {
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`a partner of the demo picks ${name}, which is not there`);
    return found.id;
  });
}

async function seedCoupon(tx: Tx): Promise<string> {
  const [coupon] = await tx
    .insert(coupons)
    .values({
      code: 'TOLU10',
      description: 'Ten per cent off for readers of Tolu Adeyemi Styles.',
      discountType: 'Percentage',
      percent: 10,
      perCustomerLimit: 1,
    })
    .returning({ _id: coupons._id });
  return coupon?._id ?? '';
}

/** Less on cloth by the yard, which has little in it, and a campaign for the season that comes. */
async function seedRates(tx: Tx, now: Date): Promise<void> {
  const [fabrics] = await tx
    .select()
    .from(categories)
    .where(eq(categories.slug, 'fabrics'))
    .orderBy(asc(categories._id));
  if (!fabrics) throw new Error('seed the category fabrics first');
  const today = shopDay(now);
  await tx.insert(affiliateRates).values([
    { title: 'Fabrics by the yard', percent: 4, categoryId: fabrics._id },
    { title: 'Detty December', percent: 12, startsOn: daysAfter(today, 5), endsOn: daysAfter(today, 36) },
  ]);
}

async function seedClicks(tx: Tx, partners: readonly SeededPartner[], now: Date): Promise<void> {
  const draw = drawFrom(2026);
  const today = shopDay(now);
  const rows = partners.flatMap(({ _id: partnerId, share, daysAgo }) =>
    Array.from({ length: Math.min(CLICK_DAYS, daysAgo) }, (_none, back) => {
      const usual = (CLICKS_A_DAY * share) / 100;
      return {
        partnerId,
        day: daysAfter(today, -back),
        clicks: draw.whole(Math.floor(usual / 2), Math.ceil(usual * 1.6)),
      };
    }).filter(({ clicks }) => share > 0 && clicks > 0),
  );
  await tx.insert(affiliateClicks).values(rows);
}

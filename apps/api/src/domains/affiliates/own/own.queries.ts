import type { getOwnPartner } from '@adunni/contracts/affiliates/own';
import type { Returned } from '@adunni/contracts/endpoint';
import { nextPayoutAt } from '@adunni/contracts/payouts/calendar';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { products } from '../../catalog/tables.ts';
import { coupons } from '../../coupons/tables.ts';
import { partnerBalance } from '../../ledger/queries.ts';
import { makers } from '../../makers/tables.ts';
import { toBankAccount } from '../../payouts/service.ts';
import { getSettings } from '../../settings/queries.ts';
import { affiliateAccounts, affiliatePartners } from '../tables.ts';

/** The caller’s place in the programme, with what is theirs; null for who never applied. */
export async function findOwnPartner({ db, clock, viewer }: Ctx<Viewer>): Promise<Returned<typeof getOwnPartner>> {
  const [row] = await db
    .select({ partner: affiliatePartners, couponCode: coupons.code, account: affiliateAccounts })
    .from(affiliatePartners)
    .leftJoin(coupons, eq(coupons._id, affiliatePartners.couponId))
    .leftJoin(affiliateAccounts, eq(affiliateAccounts.partnerId, affiliatePartners._id))
    .where(eq(affiliatePartners.userId, viewer._id));
  if (!row) return { partner: null };
  const { partner, couponCode, account } = row;
  const { minimumPayout } = await getSettings(db);
  return {
    partner: {
      ...partner,
      couponCode,
      products: await inOrder(partner.productIds, pickedProducts(db, partner.productIds)),
      makers: await inOrder(partner.makerIds, pickedMakers(db, partner.makerIds)),
      bankAccount: account && toBankAccount(account),
      balance: await partnerBalance(db, partner._id),
      minimumPayout,
      nextPayoutAt: nextPayoutAt(clock()),
    },
  };
}

const pickedProducts = (db: Db, ids: string[]) =>
  db
    .select({ _id: products._id, title: sql<string>`${products.title} || ', ' || ${makers.name}` })
    .from(products)
    .innerJoin(makers, eq(makers._id, products.makerId))
    .where(inArray(products._id, ids));

const pickedMakers = (db: Db, ids: string[]) =>
  db.select({ _id: makers._id, name: makers.name }).from(makers).where(inArray(makers._id, ids));

async function inOrder<T extends { _id: string }>(ids: readonly string[], found: PromiseLike<T[]>): Promise<T[]> {
  const rows = ids.length > 0 ? await found : [];
  return ids.flatMap((id) => rows.find(({ _id }) => _id === id) ?? []);
}

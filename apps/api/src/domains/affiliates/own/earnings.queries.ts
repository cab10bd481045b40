import type { listOwnCommissions, listOwnPayouts } from '@adunni/contracts/affiliates/own';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { toBankAccount } from '../../payouts/service.ts';
import { payouts } from '../../payouts/tables.ts';
import { hasStatus, percentOfCommission, shownStatus } from '../commissions/shown.ts';
import { affiliateCommissions } from '../tables.ts';

/** A partner’s commissions of orders that brought money, the newest first, with nothing of who ordered. */
export async function ownCommissions(
  db: Db,
  partnerId: string,
  { page, limit, status }: Received<typeof listOwnCommissions>['query'],
): Promise<Returned<typeof listOwnCommissions>> {
  const theirs = and(
    eq(affiliateCommissions.partnerId, partnerId),
    isNotNull(affiliateCommissions.earnedAt),
    status && hasStatus(status),
  );
  const [counted] = await db.select({ total: count() }).from(affiliateCommissions).where(theirs);
  const { _id, createdAt, via, holdReason, signs, reason, amount, dueAt } = affiliateCommissions;
  const items = await db
    .select({
      ...{ _id, createdAt, via, holdReason, signs, reason, amount, dueAt },
      goods: affiliateCommissions.paidGoods,
      percent: percentOfCommission,
      status: shownStatus,
    })
    .from(affiliateCommissions)
    .where(theirs)
    .orderBy(desc(createdAt), desc(_id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { items, total: counted?.total ?? 0, page, limit };
}

/** A partner’s payouts, the newest first. */
export async function ownPayouts(
  db: Db,
  partnerId: string,
  { page, limit }: Received<typeof listOwnPayouts>['query'],
): Promise<Returned<typeof listOwnPayouts>> {
  const theirs = eq(payouts.partnerId, partnerId);
  const [counted] = await db.select({ total: count() }).from(payouts).where(theirs);
  const rows = await db
    .select()
    .from(payouts)
    .where(theirs)
    .orderBy(desc(payouts.createdAt), desc(payouts._id))
    .limit(limit)
    .offset((page - 1) * limit);
  const items = rows.map((row) => ({
    _id: row._id,
    createdAt: row.createdAt,
    settledAt: row.settledAt,
    amount: row.amount,
    status: row.status,
    bankName: row.bankName,
    accountNumber: toBankAccount(row).accountNumber,
  }));
  return { items, total: counted?.total ?? 0, page, limit };
}

import type { LoadedPayoutRow } from '@adunni/contracts/payouts/staff';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../kit/context.ts';
import { allRows, type StaffCtx } from '../../kit/crud/declaration.ts';
import { contains } from '../../kit/database/contains.ts';
import { makers } from '../makers/tables.ts';
import { toBankAccount } from './account/account.service.ts';
import { bankAccounts, payouts } from './tables.ts';

const own = (viewer: Viewer) =>
  sql`${payouts.makerId} = (select id from ${makers} where ${makers.userId} = ${viewer._id})`;

/** Which payouts a list shows and in what order. */
export const payoutList = {
  table: payouts,
  scope: { Admin: allRows, SuperAdmin: allRows, Designer: own, Tailor: own },
  search: (words: string) => {
    const named = sql`select ${makers._id} from ${makers} where ${contains(makers.name, words)}`;
    const ofItself = contains(sql`(${payouts.reference} || ' ' || ${payouts.accountName})`, words);
    return or(ofItself, sql`${payouts.makerId} in (${named})`);
  },
  filters: {
    status: payouts.status,
    makerId: payouts.makerId,
  },
  sorts: { createdAt: payouts.createdAt, amount: payouts.amount },
};

/** Payouts with their maker and what took their place. */
export async function loadPayouts({ db }: StaffCtx, ids: string[]): Promise<LoadedPayoutRow[]> {
  const again = alias(payouts, 'again');
  const rows = await db
    .select({ payout: payouts, maker: { _id: makers._id, name: makers.name }, retriedBy: again._id, now: bankAccounts })
    .from(payouts)
    .innerJoin(makers, eq(makers._id, payouts.makerId))
    .leftJoin(again, eq(again.retryOf, payouts._id))
    .leftJoin(bankAccounts, eq(bankAccounts.makerId, payouts.makerId))
    .where(inArray(payouts._id, ids));
  return rows.map(({ payout, maker, retriedBy, now }) => ({
    ...toBankAccount(payout),
    _id: payout._id,
    reference: payout.reference,
    maker,
    amount: payout.amount,
    status: payout.status,
    reason: payout.reason,
    createdAt: payout.createdAt,
    settledAt: payout.settledAt,
    retriedBy,
    accountNow: now && toBankAccount(now),
  }));
}

import type { Returned } from '@adunni/contracts/endpoint';
import { type Kobo, kobo } from '@adunni/contracts/money';
import type { getPayoutSchedule } from '@adunni/contracts/payouts/staff';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../../kit/context.ts';
import type { Db } from '../../kit/database/connect.ts';
import { earningSets } from '../asoebi/queries.ts';
import { settlingBookings } from '../bookings/queries.ts';
import { ledgerEntries, ledgerTransactions } from '../ledger/tables.ts';
import { partClosings } from '../orders/queries.ts';

type Pending = Returned<typeof getPayoutSchedule>['pending'];

/**
 * What of a workshop’s money waits for its orders to be cut and to close, its bookings to be earned and its sets to be
 * handed over, the soonest first, then that of which nobody knows when. Sums to what its balance calls pending.
 */
export async function pendingEarnings({ db, clock }: Pick<Deps, 'db' | 'clock'>, makerId: string): Promise<Pending> {
  const now = clock();
  const [parts, booked, sets] = await Promise.all([
    heldBy(db, makerId, ledgerEntries.partId),
    heldBy(db, makerId, ledgerTransactions.bookingId),
    heldBy(db, makerId, ledgerTransactions.asoEbiOrderId),
  ]);
  const closings = await partClosings(db, [...parts.keys()], now);
  const handedOver = await earningSets(db, [...sets.keys()], now);
  const settling = await settlingBookings(db, [...booked.keys()], now);
  const amountOf = (amounts: Map<string, Kobo>, id: string): Kobo => amounts.get(id) ?? kobo(0);
  const time = (at: Date | null): number => at?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return [
    ...closings.flatMap(({ partId, orderId, number, closesAt, atCutting }) => {
      const rest = kobo(amountOf(parts, partId) - atCutting);
      return [
        { kind: 'cutting' as const, _id: orderId, number, amount: atCutting, at: null },
        { kind: 'order' as const, _id: orderId, number, amount: rest, at: closesAt },
      ].filter(({ amount }) => amount > 0);
    }),
    ...settling.map(({ bookingId, number, earnsAt }) => ({
      ...{ kind: 'booking' as const, _id: bookingId, number, amount: amountOf(booked, bookingId), at: earnsAt },
    })),
    ...handedOver.map(({ invitationId, orderId, number, earnsAt }) => ({
      ...{ kind: 'aso-ebi' as const, _id: invitationId, number, amount: amountOf(sets, orderId), at: earnsAt },
    })),
  ].sort((a, b) => time(a.at) - time(b.at));
}

/** What is held for a workshop, by what it was posted for. */
async function heldBy(db: Db, makerId: string, subject: PgColumn): Promise<Map<string, Kobo>> {
  const sum = sql<string>`sum(${ledgerEntries.amount})`;
  const rows = await db
    .select({ _id: sql<string>`${subject}`, sum })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions._id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.account, 'held-earnings'), eq(ledgerEntries.makerId, makerId), isNotNull(subject)))
    .groupBy(subject)
    .having(lt(sum, sql`0`));
  return new Map(rows.map(({ _id, sum: debit }) => [_id, kobo(-Number(debit))]));
}

import type { Returned } from '@adunni/contracts/endpoint';
import { kobo } from '@adunni/contracts/money';
import type { getPayoutSchedule } from '@adunni/contracts/payouts/staff';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { partClosings } from '../orders/queries.ts';

type Pending = Returned<typeof getPayoutSchedule>['pending'];

/** What of a workshop’s money waits for its orders to close, the soonest first, then those of which nobody knows when. */
export async function pendingOrders({ db, clock }: Pick<Deps, 'db' | 'clock'>, makerId: string): Promise<Pending> {
  const sum = sql<string>`sum(${ledgerEntries.amount})`;
  const held = await db
    .select({ partId: ledgerEntries.partId, sum })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, 'held-earnings'),
        eq(ledgerEntries.makerId, makerId),
        isNotNull(ledgerEntries.partId),
      ),
    )
    .groupBy(ledgerEntries.partId)
    .having(lt(sum, sql`0`));
  const amounts = new Map(held.map(({ partId, sum: debit }) => [partId, kobo(-Number(debit))]));
  const partIds = held.flatMap(({ partId }) => partId ?? []);
  const closings = await partClosings(db, partIds, clock());
  const time = (at: Date | null): number => at?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return closings
    .map(({ partId, orderId, number, closesAt }) => ({
      ...{ orderId, number, at: closesAt },
      amount: amounts.get(partId) ?? kobo(0),
    }))
    .sort((a, b) => time(a.at) - time(b.at));
}

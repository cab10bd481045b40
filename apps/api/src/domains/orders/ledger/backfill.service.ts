import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import type { PartBalances, Posting } from '../../ledger/rules.ts';
import { post } from '../../ledger/service.ts';
import { ledgerEntries, ledgerTransactions } from '../../ledger/tables.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { getSettings } from '../../settings/queries.ts';
import { orderParts, orders, stageEvents } from '../tables.ts';
import { missingPostings, type OrderHistory } from './backfill.rules.ts';

const BATCH = 200;

/**
 * Posts what the ledger lacks: orders that were paid before there was one, and demo orders. Every event is posted at
 * its own time and under the cause that it has in daily work, so that repeating it changes nothing. Returns how many
 * orders it looked after.
 */
export async function backfillEntries(deps: Pick<Deps, 'db' | 'log'>): Promise<number> {
  let done = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await ordersToPost(deps.db, after);
    if (ids.length === 0) return done;
    await deps.db.transaction((tx) => backfillOrders(deps, tx, ids));
    done += ids.length;
    after = ids.at(-1) ?? after;
  }
}

/** Orders with a payment that is not in the ledger, by id. */
async function ordersToPost(db: Db | Tx, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ orderId: string }>(sql`
    select distinct p.order_id as "orderId" from payments p
    where p.status = 'succeeded' and p.order_id > ${after}
      and not exists (select from ledger_transactions t where t.cause = 'payment:' || p.id)
    order by p.order_id limit ${BATCH}`);
  return rows.map(({ orderId }) => orderId);
}

async function backfillOrders({ log }: Pick<Deps, 'log'>, tx: Tx, ids: string[]): Promise<void> {
  const { materialsSharePercent } = await getSettings(tx);
  await tx.select({ _id: orders._id }).from(orders).where(inArray(orders._id, ids)).orderBy(orders._id).for('update');
  const postings: Posting[] = [];
  for (const history of await historiesOf(tx, ids))
    try {
      postings.push(...missingPostings(history, materialsSharePercent));
    } catch (error) {
      log.error(error, `order ${history.orderId} cannot be entered into the ledger`);
    }
  await post(tx, postings);
}

/** The orders as their tables tell them, in a fixed number of queries. */
async function historiesOf(tx: Tx, ids: string[]): Promise<OrderHistory[]> {
  const parts = await tx.select().from(orderParts).where(inArray(orderParts.orderId, ids)).orderBy(orderParts._id);
  const succeeded = and(inArray(payments.orderId, ids), eq(payments.status, 'succeeded'));
  const paid = await tx.select().from(payments).where(succeeded).orderBy(asc(payments.paidAt), asc(payments._id));
  const given = await tx
    .select({ refund: refunds, orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(succeeded)
    .orderBy(asc(refunds.createdAt), asc(refunds._id));
  const events = await tx
    .select({
      orderId: orderParts.orderId,
      partId: orderParts._id,
      stage: stageEvents.stage,
      at: stageEvents.createdAt,
    })
    .from(stageEvents)
    .innerJoin(orderParts, eq(orderParts._id, stageEvents.partId))
    .where(and(inArray(orderParts.orderId, ids), inArray(stageEvents.stage, ['cutting', 'closed', 'cancelled'])))
    .orderBy(asc(stageEvents.createdAt));
  const ledger = await ledgerOf(tx, ids);
  return ids.map((orderId) => {
    const ofOrder = (row: { orderId: string | null }) => row.orderId === orderId;
    return {
      ...{ orderId, ...ledger },
      parts: parts.filter(ofOrder),
      payments: paid.filter(ofOrder).map((payment) => ({ ...payment, paidAt: payment.paidAt ?? payment.createdAt })),
      refunds: given.filter(ofOrder).map(({ refund }) => refund),
      events: events.filter(ofOrder),
    };
  });
}

/** What the ledger has of these orders. */
async function ledgerOf(
  tx: Tx,
  ids: string[],
): Promise<Pick<OrderHistory, 'posted' | 'balances' | 'refundedBalances'>> {
  const posted = await tx
    .select({ cause: ledgerTransactions.cause })
    .from(ledgerTransactions)
    .where(inArray(ledgerTransactions.orderId, ids));
  const rows = await tx
    .select({
      partId: ledgerEntries.partId,
      account: ledgerEntries.account,
      credit: sql<string>`-sum(${ledgerEntries.amount})`,
      refunded: sql<string>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerTransactions.kind} = 'refund'), 0)`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions._id, ledgerEntries.transactionId))
    .where(inArray(ledgerTransactions.orderId, ids))
    .groupBy(ledgerEntries.partId, ledgerEntries.account);
  const balances = new Map<string, PartBalances>();
  const refundedBalances = new Map<string, number>();
  for (const { partId, account, credit, refunded } of rows) {
    if (!partId) continue;
    balances.set(partId, { ...balances.get(partId), [account]: Number(credit) });
    refundedBalances.set(partId, (refundedBalances.get(partId) ?? 0) + Number(refunded));
  }
  return { posted: new Set(posted.map(({ cause }) => cause)), balances, refundedBalances };
}

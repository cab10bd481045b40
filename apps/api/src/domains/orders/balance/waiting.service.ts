import { and, asc, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { lockOrder, type OrderRow, type PartRow, partsOf } from '../lock.queries.ts';
import { settleOpenPayments } from '../placing/open-payments.service.ts';
import { orderParts, orders } from '../tables.ts';
import type { BalanceOccasion } from './email-templates.ts';
import { askForBalance, askForDecision } from './notices.service.ts';
import { nextTelling, tellingAt, waitsForBalance } from './rules.ts';

/** Lets the time to pay begin for the parts of a locked order that have become ready and lack their balance. */
export async function beginBalance(deps: Deps, tx: Tx, order: OrderRow): Promise<void> {
  for (const part of await partsOf(tx, order._id))
    if (part.balanceSince === null && waitsForBalance(order, part)) await startWait(deps, tx, order, part, 'ready');
}

/** Lets the whole time to pay begin now, and tells the customer; answers with its beginning. */
export async function startWait(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  part: PartRow,
  occasion: BalanceOccasion,
): Promise<Date> {
  const since = deps.clock();
  await tx
    .update(orderParts)
    .set({ balanceSince: since, balanceNextAt: nextTelling(since, since) })
    .where(eq(orderParts._id, part._id));
  await askForBalance(deps, tx, { order, part, since }, occasion);
  return since;
}

/**
 * Reminds the customers of parts that wait for their balance, and when their time is over asks who decides. What was
 * missed is told once. Parts that were ready before there was a time to pay get the whole of it. Running it twice at
 * once tells nobody twice.
 */
export async function followBalances(deps: Deps): Promise<void> {
  const isNew = and(inArray(orderParts.stage, ['ready', 'packed']), isNull(orderParts.balanceSince));
  await eachPart(deps, isNew, beginBalance);
  await eachPart(deps, lte(orderParts.balanceNextAt, deps.clock()), tellNext);
}

type Follow = (deps: Deps, tx: Tx, order: OrderRow, partId: string) => Promise<void>;

async function eachPart(deps: Deps, condition: SQL | undefined, follow: Follow): Promise<void> {
  await forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select({ _id: orderParts._id, orderId: orderParts.orderId })
        .from(orderParts)
        .innerJoin(orders, and(eq(orders._id, orderParts.orderId), eq(orders.status, 'part-paid')))
        .where(and(condition, gt(orderParts._id, after)))
        .orderBy(asc(orderParts._id))
        .limit(limit),
    async ({ _id, orderId }) => {
      await settleOpenPayments(deps, orderId);
      await deps.db.transaction(async (tx) => follow(deps, tx, await lockOrder(tx, orderId), _id));
    },
    ({ _id }) => `nobody is told of the balance of part ${_id}`,
  );
}

async function tellNext(deps: Deps, tx: Tx, order: OrderRow, partId: string): Promise<void> {
  const now = deps.clock();
  const [part] = await tx.select().from(orderParts).where(eq(orderParts._id, partId));
  if (!part?.balanceSince || !part.balanceNextAt || part.balanceNextAt > now) return;
  const since = part.balanceSince;
  const isWaiting = waitsForBalance(order, part);
  await tx
    .update(orderParts)
    .set({ balanceNextAt: isWaiting ? nextTelling(since, now) : null })
    .where(eq(orderParts._id, partId));
  if (!isWaiting) return;
  if (tellingAt(since, now) === 'decision') await askForDecision(deps, tx, { order, part, since });
  else await askForBalance(deps, tx, { order, part, since }, 'reminder');
}

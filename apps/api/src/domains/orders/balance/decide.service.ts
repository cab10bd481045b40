import { commonErrors } from '@adunni/contracts/errors';
import { staffOrderErrors } from '@adunni/contracts/orders/work';
import { and, eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { cancelParts } from '../cancel/cancel.service.ts';
import { settleOpenPayments } from '../placing/open-payments.service.ts';
import { type LockedPart, lockPartFor } from '../staff/lock.queries.ts';
import { partScope } from '../staff/scope.queries.ts';
import { orderParts } from '../tables.ts';
import { canSignIn, splitOf, tellOfMoreTime } from './notices.service.ts';
import { balanceDueBy, isOverdue, waitsForBalance } from './rules.ts';
import { startWait } from './waiting.service.ts';

type StaffCtx = Ctx<Viewer>;

/**
 * Gives the customer of a part whose balance is overdue the whole time to pay once more; resolves to the order’s id.
 * Throws 404 for another maker’s part, 409 when it was changed or paid meanwhile or the caller does not decide.
 */
export const keepWaiting = (ctx: StaffCtx, partId: string, { version }: { version: number }): Promise<string> =>
  staffWrite(ctx, async (tx) => {
    const { order, part, viewer } = await lockUndecided(ctx, tx, partId, version);
    await tx
      .update(orderParts)
      .set({ version: sql`${orderParts.version} + 1` })
      .where(eq(orderParts._id, partId));
    const since = await startWait(ctx, tx, order, part, 'more-time');
    if (viewer === 'staff') await tellOfMoreTime(ctx, tx, order, part, since);
    return order._id;
  });

/**
 * Cancels a part whose balance is overdue, by the terms that its customer saw when ordering; resolves to the order’s
 * id. The provider is asked first whether the balance has come after all. Throws 404, 409 as `keepWaiting` does.
 */
export async function cancelUnpaid(
  ctx: StaffCtx,
  partId: string,
  { version, note }: { version: number; note: string },
): Promise<string> {
  await settleOpenPayments(ctx, await orderOf(ctx, partId));
  return staffWrite(ctx, async (tx) => {
    const { order, part, viewer, since } = await lockUndecided(ctx, tx, partId, version);
    const why = `The balance was not paid by ${shopDayLabel(balanceDueBy(since))}.`;
    await cancelParts(ctx, tx, order, [part], {
      by: viewer === 'staff' ? 'staff' : 'maker',
      note: [why, note].filter(Boolean).join(' '),
      actorId: ctx.viewer._id,
      unpaid: new Map([[partId, await splitOf(tx, part)]]),
    });
    return order._id;
  });
}

async function orderOf({ db, viewer }: StaffCtx, partId: string): Promise<string> {
  const [part] = await db
    .select({ orderId: orderParts.orderId })
    .from(orderParts)
    .where(and(eq(orderParts._id, partId), partScope(viewer)));
  if (!part) throw new Refusal(commonErrors.not_found);
  return part.orderId;
}

async function lockUndecided(
  ctx: StaffCtx,
  tx: Tx,
  partId: string,
  version: number,
): Promise<LockedPart & { since: Date }> {
  const locked = await lockPartFor(ctx, tx, partId, version);
  const { order, part, viewer } = locked;
  if (viewer === 'tailor') throw new Refusal(staffOrderErrors.not_your_step);
  const since = part.balanceSince;
  if (!since || !waitsForBalance(order, part) || !isOverdue(since, ctx.clock()))
    throw new Refusal(staffOrderErrors.balance_settled);
  if (viewer === 'maker' && !(await canSignIn(tx, order.userId)))
    throw new Refusal(staffOrderErrors.customer_suspended);
  return { ...locked, since };
}

import { subscriptionErrors } from '@adunni/contracts/subscriptions';
import { staffSubscriptionErrors } from '@adunni/contracts/subscriptions-staff';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { closeUnpaid, voidDrafts } from '../billing/invoices.service.ts';
import { type Held, openInvoiceOf } from '../lock.queries.ts';
import { moveSubscription } from '../move.service.ts';
import { pricedPlanOf } from '../plans/queries.ts';
import { hasEnded, type SubscriptionRow } from '../rules.ts';
import { writeTo } from '../tell.service.ts';
import { dateOf } from '../words.rules.ts';
import { endedByStaffLetter, endingByStaffLetter } from './letters.ts';
import { lockSeen } from './lock.queries.ts';
import { canCancel, canCancelNow } from './rules.ts';

interface Cancellation {
  version: number;
  when: 'now' | 'period-end';
  reason: string;
}

/**
 * Ends a person’s subscription, at once or when what is paid for has ended. Money is not touched: a refund is a decision
 * of its own. Throws 404, and 409 for a version that is not the latest and where the state does not allow it.
 */
export async function cancelAsStaff(
  ctx: StaffCtx,
  subscriptionId: string,
  { version, when, reason }: Cancellation,
): Promise<{ version: number }> {
  return staffWrite(ctx, async (tx) => {
    const held = await lockSeen(tx, subscriptionId, version);
    if (hasEnded(held.row.state)) throw new Refusal(staffSubscriptionErrors.subscription_ended);
    const isPossible = when === 'now' ? canCancelNow(held.row.state) : canCancel(held.row);
    if (!isPossible) throw new Refusal(subscriptionErrors.not_now);
    const after = when === 'now' ? await endNow(ctx, tx, held, reason) : await endLater(ctx, tx, held, reason);
    return { version: after.version };
  });
}

async function endNow(ctx: StaffCtx, tx: Tx, held: Held, reason: string): Promise<SubscriptionRow> {
  const { account, row } = held;
  const open = await openInvoiceOf(tx, row._id);
  // A charge that is on its way and succeeds after all goes back.
  if (open) await closeUnpaid(tx, account, open, 'void');
  await voidDrafts(tx, row._id);
  const ended = { state: 'cancelled', endedAt: ctx.clock(), pausedAt: null, resumesAt: null } as const;
  const change = { ...ended, pendingPriceId: null, cancelAtPeriodEnd: false };
  const detail = 'Cancelled by Adunni at once.';
  const { _id: actorId } = ctx.viewer;
  const after = await moveSubscription(ctx, tx, held, change, {
    kind: 'cancelled',
    by: 'staff',
    detail,
    reason,
    actorId,
  });
  const { planName } = await pricedPlanOf(tx, row.priceId);
  const letter = (greeting: string) => endedByStaffLetter(greeting, planName, reason);
  await writeTo(ctx, tx, row.userId, 'subscription-ended', letter, `ended:${row._id}`);
  return after;
}

async function endLater(ctx: StaffCtx, tx: Tx, held: Held, reason: string): Promise<SubscriptionRow> {
  const { row } = held;
  const change = { cancelAtPeriodEnd: true, pendingPriceId: null };
  const detail = `Set to end on ${dateOf(row.periodEnd)} by Adunni.`;
  const happened = { kind: 'cancel-planned', by: 'staff', detail, reason, actorId: ctx.viewer._id } as const;
  const after = await moveSubscription(ctx, tx, held, change, happened);
  const { planName } = await pricedPlanOf(tx, row.priceId);
  const letter = (greeting: string) => endingByStaffLetter(greeting, planName, row.periodEnd, reason);
  await writeTo(ctx, tx, row.userId, 'subscription-cancelled', letter, `ending:${row._id}:${after.version}`);
  return after;
}

import { staffSubscriptionErrors } from '@adunni/contracts/subscriptions/staff';
import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { Refusal } from '../../../kit/errors.ts';
import { hasEnded } from '../rules.ts';
import { cancel, endNow } from '../transitions/cancel.service.ts';
import { lockVersion } from './lock.queries.ts';
import { canCancel } from './rules.ts';

interface Cancellation {
  version: number;
  when: 'now' | 'period-end';
  reason: string;
}

/**
 * Ends a person’s subscription, at once or when what is paid for has ended. Money is not touched: a refund is a decision
 * of its own. Throws 404, and 409 for a version that is not the latest and where the status does not allow it.
 */
export async function cancelAsStaff(
  ctx: StaffCtx,
  subscriptionId: string,
  { version, when, reason }: Cancellation,
): Promise<{ version: number }> {
  return staffWrite(ctx, async (tx) => {
    const held = await lockVersion(tx, subscriptionId, version);
    if (hasEnded(held.row.status)) throw new Refusal(staffSubscriptionErrors.subscription_ended);
    if (when === 'period-end' && !canCancel(held.row)) throw new Refusal(subscriptionErrors.not_now);
    const attribution = { by: 'staff', reason, actorId: ctx.viewer._id } as const;
    await (when === 'now' ? endNow : cancel)(ctx, tx, held, attribution);
    return { version: version + 1 };
  });
}

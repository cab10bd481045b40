import { staffSubscriptionErrors } from '@adunni/contracts/subscriptions/staff';
import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { openInvoiceOf } from '../lock.queries.ts';
import { notifySubscriber } from '../mails/notify.service.ts';
import { pricedPlanOf } from '../plans/queries.ts';
import { monthsAfter } from '../rules.ts';
import { moveSubscription } from '../transitions/move.service.ts';
import { compedEmail } from './email-templates.ts';
import { lockVersion } from './lock.queries.ts';
import { canComp } from './rules.ts';

interface Comp {
  version: number;
  months: number;
  reason: string;
}

/**
 * Lets a trial or a paid period last some months longer without charge; what comes after it moves on with it. Throws
 * 404, and 409 for a version that is not the latest, for a subscription with another status and while it is being charged.
 */
export async function compSubscription(
  ctx: StaffCtx,
  subscriptionId: string,
  { version, months, reason }: Comp,
): Promise<{ version: number }> {
  return staffWrite(ctx, async (tx) => {
    const held = await lockVersion(tx, subscriptionId, version);
    const { row } = held;
    if (!canComp(row.status)) throw new Refusal(staffSubscriptionErrors.cannot_comp);
    if (await openInvoiceOf(tx, row._id)) throw new Refusal(subscriptionErrors.charge_running);
    const periodEnd = monthsAfter(row.periodEnd, months, row.anchorDay);
    const trialEndsAt = row.status === 'trial' ? periodEnd : row.trialEndsAt;
    // Of the new end a person is reminded again.
    const change = { periodEnd, trialEndsAt, remindedPeriod: null };
    const length = months === 1 ? 'a month' : `${months} months`;
    const detail = `Extended by ${length} free of charge, until ${shopDayLabel(periodEnd)}.`;
    const { _id: actorId } = ctx.viewer;
    const after = await moveSubscription(ctx, tx, held, change, {
      kind: 'comped',
      by: 'staff',
      detail,
      reason,
      actorId,
    });
    const { planName } = await pricedPlanOf(tx, row.priceId);
    const template = (greeting: string) => compedEmail(greeting, planName, length, periodEnd);
    await notifySubscriber(ctx, tx, row.userId, 'subscription-comped', template, `comped:${row._id}:${after.version}`);
    return { version: after.version };
  });
}

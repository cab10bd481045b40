import { commonErrors } from '@adunni/contracts/errors';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, desc, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { Refusal } from '../../../kit/errors.ts';
import { capturedOf } from '../../payments/rules.ts';
import { requestRefund } from '../../payments/service.ts';
import { payments } from '../../payments/tables.ts';
import { lockCase } from '../lock.queries.ts';
import { tellOfRefund } from '../notify.service.ts';
import { planningMilestones } from '../tables.ts';
import { postMilestoneRefund } from './posting.service.ts';

/**
 * Refunds a paid milestone, or a part of it; answers with what has gone back of it in all. Throws 400 for more than is
 * left of it, 404.
 */
export async function refundMilestone(
  ctx: StaffCtx,
  { _id: caseId, milestoneId }: { _id: string; milestoneId: string },
  { amount, reason }: { amount: Kobo; reason: string },
): Promise<Kobo> {
  return staffWrite(ctx, async (tx) => {
    const row = await lockCase(tx, caseId);
    const [milestone] = await tx
      .select()
      .from(planningMilestones)
      .where(and(eq(planningMilestones._id, milestoneId), eq(planningMilestones.caseId, caseId)))
      .for('no key update');
    if (!milestone) throw new Refusal(commonErrors.not_found);
    const [payment] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.milestoneId, milestoneId), eq(payments.status, 'succeeded')))
      .orderBy(desc(payments.paidAt))
      .for('update');
    const left = milestone.paidAt && payment ? Math.min(milestone.amount, capturedOf(payment).amount) : 0;
    if (!payment || amount <= 0 || amount > left - milestone.refunded)
      throw new Refusal(commonErrors.invalid, { fields: { amount: 'This is more than is left of this milestone.' } });
    const refunded = kobo(milestone.refunded + amount);
    const cause = `milestone:${milestone._id}:${refunded}`;
    await requestRefund(ctx, tx, { paymentId: payment._id, amount, cause, reason: reason || 'Refund of a milestone' });
    await postMilestoneRefund(tx, { milestoneId, amount, cause, isHonoured: true, at: ctx.clock() });
    await tx.update(planningMilestones).set({ refunded }).where(eq(planningMilestones._id, milestoneId));
    await tellOfRefund(ctx, tx, row, { amount, reason, cause });
    return refunded;
  });
}

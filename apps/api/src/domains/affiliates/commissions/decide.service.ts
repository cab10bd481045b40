import type { reverseCommissions } from '@adunni/contracts/affiliates/commissions';
import { affiliateErrors } from '@adunni/contracts/affiliates/programme';
import type { Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { affiliateCommissions, type CommissionRow } from '../tables.ts';
import { followOrder, lockForFollowing } from './follow.service.ts';

/** What staff do to commissions, one or many at a time; what follows is decided as after any event of the order. */
export const commissionActions = {
  /** Ends a hold by staff, and lets count what seemed to be the partner’s own order. */
  approve: (ctx: StaffCtx, tx: Tx, _id: string): Promise<void> =>
    change(ctx, tx, _id, (row) => {
      const isRefused = row.status === 'refused';
      if (!isRefused && row.holdReason !== 'staff') throw new Refusal(affiliateErrors.commission_over);
      return { isApproved: isRefused || row.isApproved, holdReason: null };
    }),
  hold: (ctx: StaffCtx, tx: Tx, _id: string): Promise<void> =>
    change(ctx, tx, _id, (row) => {
      const isOpen = row.status === 'pending' || (row.status === 'due' && row.payoutId === null);
      if (!isOpen) throw new Refusal(affiliateErrors.commission_over);
      return { holdReason: 'staff' };
    }),
};

/**
 * Takes a commission back for good, with a reason that its partner reads; what was paid out already is owed back by later
 * commission. Throws 404 and 409.
 */
const reverse = (ctx: StaffCtx, tx: Tx, _id: string, reason: string): Promise<void> =>
  change(ctx, tx, _id, () => ({ reversedAt: ctx.clock(), reason }));

async function change(
  ctx: StaffCtx,
  tx: Tx,
  _id: string,
  decide: (row: CommissionRow) => Partial<CommissionRow>,
): Promise<void> {
  const [known] = await tx.select().from(affiliateCommissions).where(eq(affiliateCommissions._id, _id));
  if (!known) throw new Refusal(commonErrors.not_found);
  await lockForFollowing(tx, known.orderId);
  const [row] = await tx
    .select()
    .from(affiliateCommissions)
    .where(eq(affiliateCommissions._id, _id))
    .for('no key update');
  if (!row || row.reversedAt) throw new Refusal(affiliateErrors.commission_reversed);
  await tx.update(affiliateCommissions).set(decide(row)).where(eq(affiliateCommissions._id, _id));
  await followOrder(ctx, tx, row.orderId);
}

/** Takes commissions back, each on its own: one that can’t be keeps none of the others. */
export async function reverseAll(
  ctx: StaffCtx,
  ids: readonly string[],
  reason: string,
): Promise<Returned<typeof reverseCommissions>> {
  const results = [];
  for (const _id of new Set(ids))
    try {
      await staffWrite(ctx, (tx) => reverse(ctx, tx, _id, reason));
      results.push({ _id, ok: true, message: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ _id, ok: false, message: error.message });
    }
  return { results };
}

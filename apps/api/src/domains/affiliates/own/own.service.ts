import type { PartnerProfileForm } from '@adunni/contracts/affiliates/forms';
import { affiliateErrors } from '@adunni/contracts/affiliates/programme';
import { commonErrors } from '@adunni/contracts/errors';
import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { affiliatePartners, type PartnerRow } from '../tables.ts';

/** Changes what the caller’s page says. Throws 404, and 409 when it was changed since or they are no partner any more. */
export async function saveProfile(ctx: Ctx<Viewer>, version: number, values: PartnerProfileForm): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const partner = await lockOwn(tx, ctx.viewer._id);
    if (partner.version !== version) throw new Refusal(commonErrors.stale);
    if (partner.status === 'declined' || partner.status === 'left') throw new Refusal(affiliateErrors.wrong_status);
    await tx
      .update(affiliatePartners)
      .set({ ...values, version: version + 1 })
      .where(eq(affiliatePartners._id, partner._id));
    return version + 1;
  });
}

/** Ends the caller’s partnership: nothing more is earned, and what was earned is still paid. Throws 404 and 409. */
export async function leave(ctx: Ctx<Viewer>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const partner = await lockOwn(tx, ctx.viewer._id);
    if (partner.status !== 'active' && partner.status !== 'applied') throw new Refusal(affiliateErrors.wrong_status);
    await tx
      .update(affiliatePartners)
      .set({ status: 'left', isListed: false, decidedAt: ctx.clock(), version: partner.version + 1 })
      .where(eq(affiliatePartners._id, partner._id));
  });
}

async function lockOwn(tx: Tx, userId: string): Promise<PartnerRow> {
  const [partner] = await tx.select().from(affiliatePartners).where(eq(affiliatePartners.userId, userId)).for('update');
  if (!partner) throw new Refusal(commonErrors.not_found);
  return partner;
}

import { affiliateErrors } from '@adunni/contracts/affiliates/programme';
import { commonErrors } from '@adunni/contracts/errors';
import type { BankAccountForm } from '@adunni/contracts/payouts/forms';
import type { BankAccount } from '@adunni/contracts/payouts/staff';
import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { type DuePayee, resolvedAccount, tellOfAccount, toBankAccount } from '../../payouts/service.ts';
import { affiliateAccounts, affiliatePartners } from '../tables.ts';

/** Keeps where a partner’s commission goes, in place of what was there. */
export async function storeAccount(
  tx: Tx,
  partnerId: string,
  account: NonNullable<DuePayee['account']>,
  updatedAt: Date,
): Promise<void> {
  const values = { ...account, updatedAt };
  await tx
    .insert(affiliateAccounts)
    .values({ partnerId, ...values })
    .onConflictDoUpdate({ target: affiliateAccounts.partnerId, set: values });
}

/** Sets where the caller’s commission goes and mails them of it. Throws 404, 409, 422, 429 and 503. */
export async function setPartnerAccount(ctx: Ctx<Viewer>, form: BankAccountForm): Promise<BankAccount> {
  const account = await resolvedAccount(ctx, form);
  await ctx.db.transaction(async (tx) => {
    const [partner] = await tx
      .select()
      .from(affiliatePartners)
      .where(eq(affiliatePartners.userId, ctx.viewer._id))
      .for('update');
    if (!partner) throw new Refusal(commonErrors.not_found);
    if (partner.status === 'declined') throw new Refusal(affiliateErrors.wrong_status);
    await storeAccount(tx, partner._id, account, ctx.clock());
    await tellOfAccount(ctx, tx, account);
  });
  return toBankAccount(account);
}

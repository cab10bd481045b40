import type { PartnerApplicationForm } from '@adunni/contracts/affiliates/forms';
import { affiliateErrors } from '@adunni/contracts/affiliates/programme';
import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { refuseTaken } from '../../../kit/database/constraint-errors.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { notifyStaff } from '../../notifications/service.ts';
import { resolvedAccount } from '../../payouts/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { storeAccount } from '../own/account.service.ts';
import { affiliatePartners } from '../tables.ts';

/** Applications of one person. */
const APPLICATIONS = { most: 10, minutes: 24 * 60 };

export const CODE_TAKEN = { affiliate_partners_code_unique: { code: affiliateErrors.code_taken.message } };

/**
 * Takes somebody’s application to the programme and tells staff. Who was declined, or has left, may apply again. Throws
 * 409 for who is or asked to be a partner, 400 for a code that is taken, and as `resolvedAccount`.
 */
export async function apply(ctx: Ctx<Viewer>, form: PartnerApplicationForm): Promise<string> {
  const now = ctx.clock();
  await limitAttempts(ctx.db, `affiliate-application:${ctx.viewer._id}`, APPLICATIONS, now);
  const { bankAccount, acceptsTerms: _yes, ...said } = form;
  const account = bankAccount && (await resolvedAccount(ctx, bankAccount));
  return ctx.db.transaction(async (tx) => {
    const values = { ...said, status: 'applied' as const, reason: '', decidedAt: null, createdAt: now };
    const partnerId = await store(tx, ctx.viewer._id, values);
    if (account) await storeAccount(tx, partnerId, account, now);
    await notifyStaff(ctx, tx, {
      kind: notificationKinds.applied,
      title: `${form.name} wants to become a partner`,
      text: `They recommend from ${form.site}.`,
      path: `/admin/affiliates/partners/${partnerId}`,
      cause: `partner:${partnerId}:applied:${now.getTime()}`,
    });
    return partnerId;
  });
}

async function store(
  tx: Tx,
  userId: string,
  values: Omit<typeof affiliatePartners.$inferInsert, 'userId'>,
): Promise<string> {
  const [known] = await tx.select().from(affiliatePartners).where(eq(affiliatePartners.userId, userId)).for('update');
  if (known && known.status !== 'declined' && known.status !== 'left')
    throw new Refusal(affiliateErrors.already_applied);
  const write = known
    ? tx
        .update(affiliatePartners)
        .set({ ...values, version: known.version + 1 })
        .where(eq(affiliatePartners._id, known._id))
        .returning({ _id: affiliatePartners._id })
    : tx
        .insert(affiliatePartners)
        .values({ ...values, userId })
        .onConflictDoNothing({ target: affiliatePartners.userId })
        .returning({ _id: affiliatePartners._id });
  const [row] = await refuseTaken(
    'affiliate_partners_code_unique',
    CODE_TAKEN.affiliate_partners_code_unique,
    write.execute(),
  );
  // A second application, at the same moment.
  if (!row) throw new Refusal(affiliateErrors.already_applied);
  return row._id;
}

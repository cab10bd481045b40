import { accountErrors } from '@adunni/contracts/identity/account';
import { isStaff } from '@adunni/contracts/roles';
import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { confirmPassword } from '../profile/service.ts';
import { users } from '../tables.ts';
import { deletionEmail } from './email-templates.ts';
import { hasOpenMatters } from './queries.ts';

/** How long a person can still keep the account after asking for its deletion, in days. */
export const GRACE_DAYS = 14;

/**
 * Marks the account for deletion and tells its owner by mail; asking again changes nothing. Throws 422 for a wrong
 * password, open matters such as orders, and staff accounts.
 */
export async function requestDeletion(ctx: Ctx<Viewer>, password: string): Promise<Date> {
  const { viewer } = ctx;
  await confirmPassword(ctx, password);
  if (isStaff(viewer.role)) throw new Refusal(accountErrors.staff_account);
  if (await hasOpenMatters(ctx.db, viewer._id)) throw new Refusal(accountErrors.deletion_blocked);
  const inTwoWeeks = new Date(ctx.clock().getTime() + GRACE_DAYS * DAY_MS);
  return ctx.db.transaction(async (tx) => {
    const [person] = await tx
      .select({ dueAt: users.deletionDueAt })
      .from(users)
      .where(eq(users._id, viewer._id))
      .for('update');
    if (person?.dueAt) return person.dueAt;
    await tx.update(users).set({ deletionDueAt: inTwoWeeks }).where(eq(users._id, viewer._id));
    await sendMail(ctx, tx, 'deletion-requested', viewer.email, deletionEmail(viewer.firstName, inTwoWeeks));
    return inTwoWeeks;
  });
}

/** Keeps the account after all. */
export async function cancelDeletion(ctx: Ctx<Viewer>): Promise<void> {
  await ctx.db.update(users).set({ deletionDueAt: null }).where(eq(users._id, ctx.viewer._id));
}

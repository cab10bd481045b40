import { eq, sql } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { mailboxOf } from '../../../kit/mail/mailbox.rules.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { limitAttempts, withinLimit } from '../../../kit/security/attempts.ts';
import { networkOf } from '../../../kit/security/network-of.ts';
import { LIMITS } from '../limits.ts';
import { resetStrangerAttempts } from '../login-limits.ts';
import { hashPassword } from '../passwords.ts';
import { findByEmail } from '../queries.ts';
import { endSessions } from '../sessions/service.ts';
import { users } from '../tables.ts';
import { addressTakenEmail, passwordChangedEmail, verificationEmail } from './email-templates.ts';
import { mailResetLink, type ResetRequest } from './jobs.ts';
import { consumeToken, issueToken } from './mailed-tokens.ts';

/** Mails the link that confirms an address. */
export async function mailVerification(deps: Deps, tx: Tx, to: { _id: string; email: string }): Promise<void> {
  const token = await issueToken(deps, tx, to._id, 'verify-email');
  await sendMail(deps, tx, 'verify-email', to.email, verificationEmail(token));
}

/** Tells who has the address that somebody tried to register with it; once a day is enough. */
export async function mailAddressTaken(ctx: Ctx, email: string): Promise<void> {
  const owner = await findByEmail(ctx.db, email);
  if (owner?.status !== 'active') return;
  if (!(await withinLimit(ctx.db, `taken-notice:${owner._id}`, LIMITS.takenNoticePerAccount, ctx.clock()))) return;
  await ctx.db.transaction((tx) => sendMail(ctx, tx, 'account-exists', owner.email, addressTakenEmail()));
}

/**
 * Asks for a link to set a new password, which leads on to `next` afterwards. Whether the address has an account is only looked up by the job, so that
 * neither the answer nor its time tells. Throws 429.
 */
export async function requestReset(ctx: Ctx, { email, next }: ResetRequest): Promise<void> {
  await limitAttempts(ctx.db, `reset:place:${networkOf(ctx.address)}`, LIMITS.recoveryPerPlace, ctx.clock());
  await limitAttempts(ctx.db, `reset:account:${mailboxOf(email)}`, LIMITS.recoveryPerAccount, ctx.clock());
  await ctx.jobs.enqueue(ctx.db, mailResetLink, { email, ...(next && { next }) });
}

/**
 * Sets a new password with a mailed token, which also proves the address, and signs every device out.
 * Throws 422 `link_spent`, 429.
 */
export async function resetPassword(ctx: Ctx, token: string, password: string): Promise<void> {
  await limitAttempts(ctx.db, `reset:place:${networkOf(ctx.address)}`, LIMITS.recoveryPerPlace, ctx.clock());
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    const userId = await consumeToken(ctx, tx, token, 'reset-password');
    const [person] = await tx
      .update(users)
      .set({ passwordHash, emailVerifiedAt: firstVerified(ctx) })
      .where(eq(users._id, userId))
      .returning({ email: users.email, firstName: users.firstName });
    await endSessions(ctx, tx, userId);
    if (person) await resetStrangerAttempts(tx, person.email);
    if (person) await sendMail(ctx, tx, 'password-changed', person.email, passwordChangedEmail(person.firstName));
  });
}

/** Confirms an address with a mailed token. Throws 422 `link_spent`. */
export async function verifyEmail(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const userId = await consumeToken(ctx, tx, token, 'verify-email');
    await tx
      .update(users)
      .set({ emailVerifiedAt: firstVerified(ctx) })
      .where(eq(users._id, userId));
  });
}

/** Mails the confirming link again, unless the address is confirmed. Throws 429. */
export async function resendVerification(ctx: Ctx<Viewer>): Promise<void> {
  const { _id } = ctx.viewer;
  await limitAttempts(ctx.db, `verification:${_id}`, LIMITS.verificationPerAccount, ctx.clock());
  await ctx.db.transaction(async (tx) => {
    const [person] = await tx
      .select({ _id: users._id, email: users.email, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users._id, _id));
    if (person && !person.verifiedAt) await mailVerification(ctx, tx, person);
  });
}

const firstVerified = (ctx: Ctx) => sql`coalesce(${users.emailVerifiedAt}, ${ctx.clock().toISOString()})`;

import type { Currency } from '@adunni/contracts/currency/currency';
import type { passwordChange, profileForm } from '@adunni/contracts/identity/forms';
import { identityErrors, type LoadedUser } from '@adunni/contracts/identity/identity';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { limitAttempts, resetAttempts } from '../../../kit/security/attempts.ts';
import { LIMITS } from '../limits.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { getUser } from '../queries.ts';
import { passwordChangedEmail } from '../recovery/email-templates.ts';
import { revokeToken } from '../recovery/mailed-tokens.ts';
import { endSessions } from '../sessions/service.ts';
import { users } from '../tables.ts';

/** Changes what is given of names and phone. Throws 400 for an impossible phone number. */
export async function updateProfile(
  ctx: Ctx<Viewer>,
  form: Partial<z.output<typeof profileForm>>,
): Promise<LoadedUser> {
  const { firstName, lastName, phone } = form;
  const changes = { firstName, lastName, phone: phone ? normalisePhone(phone) : phone };
  if (Object.values(changes).some((value) => value !== undefined))
    await ctx.db.update(users).set(changes).where(eq(users._id, ctx.viewer._id));
  return getUser(ctx.db, ctx.viewer._id);
}

/** Remembers the currency in which a person wants to see prices. */
export async function setPreferredCurrency(ctx: Ctx<Viewer>, currency: Currency): Promise<void> {
  await ctx.db.update(users).set({ preferredCurrency: currency }).where(eq(users._id, ctx.viewer._id));
}

/**
 * Throws 422 `wrong_password` unless the caller’s password is right, 429 after too many tries. Returns its hash, by which
 * a change can tell that it still is.
 */
export async function confirmPassword(ctx: Ctx<Viewer>, password: string): Promise<string> {
  const key = `password:${ctx.viewer._id}`;
  await limitAttempts(ctx.db, key, LIMITS.passwordPerAccount, ctx.clock());
  const [person] = await ctx.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users._id, ctx.viewer._id));
  if (!person || !(await isPassword(person.passwordHash, password))) throw new Refusal(identityErrors.wrong_password);
  await resetAttempts(ctx.db, key);
  return person.passwordHash;
}

/** Changes the password and signs every other device out. Throws as `confirmPassword` does. */
export async function changePassword(ctx: Ctx<Viewer>, form: z.output<typeof passwordChange>): Promise<void> {
  const { viewer } = ctx;
  const confirmed = await confirmPassword(ctx, form.currentPassword);
  const passwordHash = await hashPassword(form.password);
  await ctx.db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users._id, viewer._id), eq(users.passwordHash, confirmed)))
      .returning({ _id: users._id });
    // A link to reset it was followed meanwhile.
    if (changed.length === 0) throw new Refusal(identityErrors.wrong_password);
    await endSessions(ctx, tx, viewer._id, viewer.sessionId);
    await revokeToken(tx, viewer._id, 'reset-password');
    await sendMail(ctx, tx, 'password-changed', viewer.email, passwordChangedEmail(viewer.firstName));
  });
}
